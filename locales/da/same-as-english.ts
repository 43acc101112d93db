/** Texts that are rightly the very same in Danish. */
export const sameAsEnglish: readonly string[] = [
  'Blog',
  'Download',
  'ID',
  'KB',
  'Original',
  'Premium',
  'Send',
  'Start',
  'Status',
  'Stop',
  'Type'
]
