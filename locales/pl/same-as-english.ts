/** Words that are spelled the same in English and Polish; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Plan', 'Premium', 'Status']
