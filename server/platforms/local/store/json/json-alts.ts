import { type Token, tokensOf, withToken } from './json-tokens.ts'

/** Where the entry of a picture is in a valid JSON text. `alt` is undefined when the entry has no alt text. */
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
 * Returns the alt text of a listed picture exactly as it is written in the JSON text, with quotes and escapes. Returns
 * '' when its entry has no alt text, undefined when the picture is not listed.
 */
export function rawAltIn(text: string, file: string): string | undefined {
  const entry = findEntry(text, file)
  if (!entry) return undefined
  return entry.alt ? text.slice(entry.alt.start, entry.alt.end) : ''
}

/**
 * Returns the JSON text with `raw` as the alt text of a listed picture. If `raw` is '', an alt text that we added is
 * removed and any other is emptied. Nothing else changes: putting back the first `raw` yields the first JSON text.
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
