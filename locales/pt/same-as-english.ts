/** Texts that are rightly the same in European Portuguese. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Manual', 'Original', 'Premium']
