/** Words that are spelled the same in English and Dutch; the check accepts them as translated. */
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
