export const sameAsEnglish: readonly string[] = [
  'ID',
  'KB',
  'Original',
  'Plan',
  'Premium',
  'Status',
  'Position'
]
