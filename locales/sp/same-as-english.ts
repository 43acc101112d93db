export const sameAsEnglish: readonly string[] = [
  'Blog',
  'Error',
  'ID',
  'KB',
  'Manual',
  'Original',
  'Plan',
  'Premium'
]
