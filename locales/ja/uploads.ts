/** The upload dialog. */
export const uploads = {
  action: '画像をアップロード',
  title: '画像をアップロード',
  drop: 'ここに画像をドロップ',
  choose: '画像を選択',
  hint: 'JPGまたはPNG、1枚{size}以下、一度に{most}枚まで',
  badDrop: '使用できるファイル形式は .jpg .jpeg .png です。',
  none: '画像がまだアップロードされていません',
  refusedTitle: '次の画像はアップロードできませんでした：',
  notSupported: '「{name}」は対応していない形式です。使用できるファイル形式は .jpg と .png です。',
  tooLarge: '「{name}」はサイズが大きすぎます。1ファイル{size}以下にしてください。',
  isEmpty: '「{name}」は空のファイルです。',
  tooMany: '「{name}」は上限を超えています。一度にアップロードできるのは{most}枚までです。',
  files: 'アップロードする画像',
  sent: 'アップロード済み',
  notSent: 'アップロードできませんでした。接続を確認して、もう一度お試しください。',
  retry: '再試行：{name}',
  remove: '{name}を削除',
  fileProgress: '{name}のアップロード',
  overall: '{all}枚中{n}枚をアップロード済み',
  overallLabel: 'すべての画像のアップロード',
  options: 'オプション',
  pngToJpg: 'PNGをJPGに変換',
  pngToJpgLine: 'サイズを最大80%削減できます。',
  watermark: '透かしを追加',
  watermarkLine: '設定の透かしを使用します。ファイルが大きくなることがあります。',
  noWatermark: '先に設定で透かし画像をアップロードしてください。',
  start: 'アップロードして最適化',
  stop: 'アップロードを中止',
  leaveTitle: 'アップロードを中止しますか？',
  leaveText: 'これらの画像は最適化されません。',
  leave: 'アップロードを中止',
  stay: 'アップロードを続ける'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: '画像がまだアップロードされていません',
  refusedTitle: '次の画像はアップロードできませんでした：',
  notSupported: '「{name}」は対応していない形式です。使用できるファイル形式は .jpg と .png です。',
  damaged: '「{name}」は破損しているか、実際にはJPGまたはPNGの画像ではありません。',
  tooLarge: '「{name}」はサイズが大きすぎます。1ファイル50 MB以下にしてください。',
  incomplete: '「{name}」を最後まで受信できませんでした。もう一度アップロードしてください。',
  broken: 'アップロードが中断されました。ファイルをもう一度アップロードしてください。',
  linkUsed:
    'このアップロード用URLはすでに使用されています。ファイルをもう一度アップロードしてください。',
  linkExpired:
    'このアップロード用URLは有効期限が切れています。ファイルをもう一度アップロードしてください。',
  unknown: '一部のファイルが見つかりません。もう一度アップロードしてください。',
  tooManyWaiting: '待機中のアップロードが多すぎます。明日もう一度お試しください。'
}
