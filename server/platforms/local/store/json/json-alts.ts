import { lettersOf } from './json-letters.ts'
import { type Token, tokensOf, withToken } from './json-tokens.ts'

/** The entry of a picture in a valid JSON text. `alt` is undefined when the entry has no alt text. */
export type Entry = { file: Token; alt: Token | undefined }

export function findEntry(text: string, file: string): Entry | undefined {
  const tokens = tokensOf(text)
  const name = file.normalize()
  const named = tokens.find(
    ({ path, start, end }) =>
      path === 'images[].file' &&
      text[start] === '"' &&
      lettersOf(text.slice(start + 1, end - 1)).plain.normalize() === name
  )
  if (!named) return undefined
  const isAlt = ({ path, object }: Token) => path === 'images[].alt' && object === named.object
  return { file: named, alt: tokens.find(isAlt) }
}

/** Returns the entry's alt text as the JSON text spells it, with quotes and escapes, or '' when it has none. */
export const rawAltOf = (text: string, { alt }: Entry): string =>
  alt ? text.slice(alt.start, alt.end) : ''

/**
 * Returns the JSON text with `raw` as the alt text of the entry; '' removes it. Nothing else changes: putting back the
 * first `raw` yields the first JSON text.
 */
export function withRawAlt(text: string, { file, alt }: Entry, raw: string): string {
  if (alt && raw !== '') return withToken(text, alt, raw)
  if (raw !== '') {
    const added = text.includes('": ') ? `, "alt": ${raw}` : `,"alt":${raw}`
    return text.slice(0, file.end) + added + text.slice(file.end)
  }
  return alt ? withoutValue(text, alt) : text
}

/** Removes a value that is not the only one of its object, with its key and one comma. */
function withoutValue(text: string, { from, end }: Token): string {
  const [after = ''] = text[from] === ',' ? [] : (/^\s*,\s*/.exec(text.slice(end)) ?? [])
  return text.slice(0, from) + text.slice(end + after.length)
}
