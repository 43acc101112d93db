/**
 * Returns the text as every database can store it and gives it back: PostgreSQL refuses U+0000, and half a surrogate
 * pair has no form in UTF-8. U+FFFD takes their place. Whatever takes in text that is compared with a stored one later
 * calls this, because the two would differ for ever otherwise.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/** Parses JSON from outside as JSON.parse does, with texts that can be stored. */
export function parseStorable(text: string): unknown {
  // Only an escape can say what a database cannot store, and calling a function for each value takes far longer.
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value
  )
}
