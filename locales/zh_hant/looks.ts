/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: '品質',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: '完全相同 ({score|local})',
  looksIdentical: '看不出差別 ({score|local})',
  excellent: '極佳 ({score|local})',
  veryGood: '非常好 ({score|local})',
  good: '良好 ({score|local})',
  visible: '看得出差別 ({score|local})',
  misnamed: '實際內容為 {type}，與檔名不符'
}
