/** Texts that are rightly the same in Brazilian Portuguese. */
export const sameAsEnglish: readonly string[] = [
  'Blog',
  'ID',
  'KB',
  'Manual',
  'Original',
  'Premium',
  'Status'
]
