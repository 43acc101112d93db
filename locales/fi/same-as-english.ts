export const sameAsEnglish: readonly string[] = ['KB', 'Premium']
