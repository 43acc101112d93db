/** English texts that are rightly the same in Czech. */
export const sameAsEnglish: readonly string[] = ['ID', 'KB', 'Premium']
