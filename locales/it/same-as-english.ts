export const sameAsEnglish: readonly string[] = [
  'Account',
  'Blog',
  'Desktop',
  'Email',
  'ID',
  'KB',
  'Mobile',
  'Premium'
]
