/** Words that are spelled the same in English and Norwegian; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = [
  'ID',
  'KB',
  'Original',
  'Pause',
  'Premium',
  'Send',
  'Start',
  'Status',
  'Type'
]
