/** English texts that read the same in this language. */
export const sameAsEnglish: readonly string[] = ['Premium', 'optimization-history', 'ID', 'KB']
