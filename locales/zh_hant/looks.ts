/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: '品質',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: '完全相同 ({score|local})',
  looksIdentical: '看不出差別 ({score|local})',
  excellent: '極佳 ({score|local})',
  veryGood: '非常好 ({score|local})',
  good: '良好 ({score|local})',
  visible: '看得出差別 ({score|local})',
  misnamed: '實際內容為 {type}，與檔名不符'
}
