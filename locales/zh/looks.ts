/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: '质量',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: '完全相同 ({score|local})',
  looksIdentical: '看不出差别 ({score|local})',
  excellent: '极佳 ({score|local})',
  veryGood: '很好 ({score|local})',
  good: '良好 ({score|local})',
  visible: '看得出差别 ({score|local})',
  misnamed: '实际内容为 {type}，与文件名不符'
}
