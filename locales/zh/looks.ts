/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: '质量',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: '完全相同 ({score|local})',
  looksIdentical: '看不出差别 ({score|local})',
  excellent: '极佳 ({score|local})',
  veryGood: '很好 ({score|local})',
  good: '良好 ({score|local})',
  visible: '看得出差别 ({score|local})',
  misnamed: '实际内容为 {type}，与文件名不符'
}
