/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: '画質',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: '完全に同一（{score|local}）',
  looksIdentical: '見た目は同一（{score|local}）',
  excellent: '極めて良い（{score|local}）',
  veryGood: 'とても良い（{score|local}）',
  good: '良い（{score|local}）',
  visible: '違いが見える（{score|local}）',
  misnamed: 'ファイル名とは異なり、実際の形式は{type}です'
}
