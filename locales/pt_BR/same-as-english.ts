/** Words that are spelled the same in English and Brazilian Portuguese; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = [
  'Blog',
  'ID',
  'KB',
  'Manual',
  'Original',
  'Premium',
  'Status'
]
