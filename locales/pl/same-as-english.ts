/** English texts that are rightly the same in Polish. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Plan', 'Premium', 'Status']
