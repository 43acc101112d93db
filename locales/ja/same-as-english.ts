export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Premium', 'optimization-history']
