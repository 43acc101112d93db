/** Words that are spelled the same in English and this language; the check accepts them as translated. */
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
