/** English texts that are rightly the same in Dutch. */
export const sameAsEnglish: readonly string[] = [
  'Account',
  'Contact',
  'Desktop',
  'ID',
  'KB',
  'Premium',
  'Product',
  'Status'
]
