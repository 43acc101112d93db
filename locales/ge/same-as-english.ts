/** Words that are spelled the same in English and German; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = [
  'Desktop',
  'Downgrade',
  'KB',
  'ID',
  'Name',
  'Original',
  'Pause',
  'Plan',
  'Position',
  'Premium',
  'Status',
  'Upgrade',
  '(optional)',
  'Blog'
]
