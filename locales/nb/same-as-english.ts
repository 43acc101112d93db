/** Texts that are rightly the very same in Norwegian. */
export const sameAsEnglish: readonly string[] = [
  'ID',
  'KB',
  'Original',
  'Premium',
  'Send',
  'Start',
  'Status',
  'Type'
]
