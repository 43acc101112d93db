/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: '画質',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: '完全に同一（{score|local}）',
  looksIdentical: '見た目は同一（{score|local}）',
  excellent: '極めて良い（{score|local}）',
  veryGood: 'とても良い（{score|local}）',
  good: '良い（{score|local}）',
  visible: '違いが見える（{score|local}）',
  misnamed: 'ファイル名とは異なり、実際の形式は{type}です'
}
