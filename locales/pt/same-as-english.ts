/** Words that are spelled the same in English and European Portuguese; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Manual', 'Original', 'Premium']
