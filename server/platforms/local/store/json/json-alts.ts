import { type Token, tokensOf, withToken } from './json-tokens.ts'

/** The place of a picture's entry in a valid JSON text. `alt` is undefined when the entry has no such key. */
type Entry = { file: Token; alt: Token | undefined }

function findEntry(text: string, file: string): Entry | undefined {
  const tokens = tokensOf(text)
  const named = tokens.find(
    ({ path, start, end }) =>
      path === 'images[].file' &&
      text[start] === '"' &&
      (JSON.parse(text.slice(start, end)) as string).normalize() === file.normalize()
  )
  if (!named) return undefined
  const isAlt = ({ path, object }: Token) => path === 'images[].alt' && object === named.object
  return { file: named, alt: tokens.findLast(isAlt) }
}

/**
 * Returns how the alt text of a listed picture is spelled: '' when the key is missing, undefined when the picture is
 * not listed.
 */
export function rawAltIn(text: string, file: string): string | undefined {
  const entry = findEntry(text, file)
  if (!entry) return undefined
  return entry.alt ? text.slice(entry.alt.start, entry.alt.end) : ''
}

/**
 * Returns the JSON text in which the alt text of a listed picture is spelled `raw`. A `raw` of '' removes a key that
 * we added, and empties any other. Nothing else changes, so restoring the first spelling restores the first text.
 */
export function withRawAlt(text: string, file: string, raw: string): string {
  const entry = findEntry(text, file)
  if (!entry) return text
  if (entry.alt && raw !== '') return withToken(text, entry.alt, raw)
  const { end } = entry.file
  if (!entry.alt) {
    const added = text.includes('": ') ? `, "alt": ${raw}` : `,"alt":${raw}`
    return raw === '' ? text : text.slice(0, end) + added + text.slice(end)
  }
  const isOurs = /^,\s?"alt":\s?$/.test(text.slice(end, entry.alt.start))
  return isOurs ? text.slice(0, end) + text.slice(entry.alt.end) : withToken(text, entry.alt, '""')
}
