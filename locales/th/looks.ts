export const looks = {
  quality: 'คุณภาพ',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'เหมือนกันทุกประการ ({score|local})',
  looksIdentical: 'ดูเหมือนกัน ({score|local})',
  excellent: 'ยอดเยี่ยม ({score|local})',
  veryGood: 'ดีมาก ({score|local})',
  good: 'ดี ({score|local})',
  visible: 'เห็นความเปลี่ยนแปลง ({score|local})',
  misnamed: 'เนื้อหาเป็น {type} แม้ชื่อจะระบุเป็นอย่างอื่น'
}
