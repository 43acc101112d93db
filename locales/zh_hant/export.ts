/** The history exported as CSV. */
export const exportCsv = {
  all: '全部匯出 (CSV)',
  /** Sent in an HTTP header, which cannot hold Chinese. */
  fileName: 'optimization-history',
  kinds: { product: '商品', collection: '商品系列', article: '網誌', upload: '其他' },
  columns: {
    kind: '類型',
    id: 'ID',
    title: '名稱',
    imageId: '圖片 ID',
    fileName: '檔名',
    status: '狀態',
    originalType: '原始檔案類型',
    fileType: '檔案類型',
    originalBytes: '原始大小（位元組）',
    compressedBytes: '壓縮後大小（位元組）',
    ratio: '壓縮率 (%)',
    toJpg: 'PNG 轉 JPG',
    watermark: '浮水印',
    altText: '替代文字',
    editedName: '檔名已變更',
    optimisedAt: '最佳化時間',
    reason: '原因'
  }
}
