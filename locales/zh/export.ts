/** The history exported as CSV. */
export const exportCsv = {
  all: '全部导出 (CSV)',
  /** Sent in an HTTP header, which cannot hold Chinese. */
  fileName: 'optimization-history',
  kinds: { product: '产品', collection: '产品系列', article: '博客', upload: '其他' },
  columns: {
    kind: '类型',
    id: 'ID',
    title: '名称',
    imageId: '图片 ID',
    fileName: '文件名',
    status: '状态',
    originalType: '原始文件类型',
    fileType: '文件类型',
    originalBytes: '原始大小（字节）',
    compressedBytes: '压缩后大小（字节）',
    ratio: '压缩率 (%)',
    toJpg: 'PNG 转 JPG',
    watermark: '水印',
    altText: '替代文本',
    editedName: '文件名已更改',
    optimisedAt: '优化时间',
    reason: '原因'
  }
}
