export const sameAsEnglish: readonly string[] = ['Blog', 'KB', 'Plan', 'Premium']
