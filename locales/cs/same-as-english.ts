/** Words that are spelled the same in English and Czech; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Premium']
