export const sameAsEnglish: readonly string[] = ['Premium']
