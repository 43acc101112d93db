/**
 * Returns the text as every database can store it and gives it back: PostgreSQL refuses U+0000, and half a surrogate
 * pair has no form in UTF-8. U+FFFD takes their place. Whatever takes in text that is compared with a stored one later
 * calls this, because the two would differ for ever otherwise.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')
