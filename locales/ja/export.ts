/** The history exported as CSV. */
export const exportCsv = {
  all: 'すべてエクスポート（CSV）',
  /** ASCII, because it is sent in an HTTP header. */
  fileName: 'optimization-history',
  kinds: { product: '商品', collection: 'コレクション', article: 'ブログ', upload: 'その他' },
  columns: {
    kind: '種類',
    id: 'ID',
    title: '名前',
    imageId: '画像ID',
    fileName: 'ファイル名',
    status: 'ステータス',
    originalType: '元のファイル形式',
    fileType: 'ファイル形式',
    originalBytes: '元のサイズ（バイト）',
    compressedBytes: '圧縮後のサイズ（バイト）',
    ratio: '削減率（%）',
    toJpg: 'PNG→JPG',
    watermark: '透かし',
    altText: '代替テキスト',
    editedName: 'ファイル名の変更',
    optimisedAt: '最適化日時',
    reason: '理由'
  }
}
