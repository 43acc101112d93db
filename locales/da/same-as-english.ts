/** Words that are spelled the same in English and Danish; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = [
  'Blog',
  'Download',
  'ID',
  'KB',
  'Original',
  'Pause',
  'Premium',
  'Send',
  'Start',
  'Status',
  'Stop',
  'Type'
]
