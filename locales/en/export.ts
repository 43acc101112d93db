/** The history exported as CSV. */
export const exportCsv = {
  all: 'Export all (CSV)',
  fileName: 'optimization-history',
  kinds: { product: 'Product', collection: 'Collection', article: 'Blog', upload: 'Other' },
  columns: {
    kind: 'Type',
    id: 'ID',
    title: 'Name',
    imageId: 'Image ID',
    fileName: 'File name',
    status: 'Status',
    originalType: 'Original file type',
    fileType: 'File type',
    originalBytes: 'Original size (bytes)',
    compressedBytes: 'Compressed size (bytes)',
    ratio: 'Reduction (%)',
    toJpg: 'PNG to JPG',
    watermark: 'Watermark',
    altText: 'Alt text',
    editedName: 'File name changed',
    optimisedAt: 'Optimized at',
    reason: 'Reason'
  }
}
