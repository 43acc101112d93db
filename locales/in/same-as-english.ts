/** English texts that read the same in this language. */
export const sameAsEnglish: readonly string[] = [
  'Premium',
  'ID',
  'KB',
  'Blog',
  'Status',
  'Watermark',
  'Lossless',
  'Email',
  'Manual',
  'Desktop',
  'Rating'
]
