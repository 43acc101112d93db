/** Texts that are rightly the very same in German. */
export const sameAsEnglish: readonly string[] = [
  'Desktop',
  'Downgrade',
  'KB',
  'ID',
  'Name',
  'Original',
  'Plan',
  'Position',
  'Premium',
  'Status',
  'Upgrade',
  '(optional)',
  'Blog'
]
