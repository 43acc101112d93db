/** A text of metadata longer than this is not read to its end. */
export const MAX_TEXT_BYTES = 1024 * 1024

/**
 * Decodes text whose encoding nobody states: UTF-8 or, where the bytes are not valid UTF-8, Latin-1, which older
 * programs wrote into the same fields.
 */
export function anyText(bytes: Buffer): string {
  const some = bytes.subarray(0, MAX_TEXT_BYTES)
  if (some[0] === 0xfe && some[1] === 0xff) return utf16Text(some, { isLittle: false })
  if (some[0] === 0xff && some[1] === 0xfe) return utf16Text(some, { isLittle: true })
  return utf8Text(some) ?? cutUtf8Text(bytes, some) ?? some.toString('latin1')
}

/**
 * Decodes UTF-8 that ends inside a character, where it was cut. A letter of Latin-1 at the end looks the same ("René"),
 * so either the cut is ours or other characters must show that the text is UTF-8: programs cut long IPTC texts.
 */
function cutUtf8Text(bytes: Buffer, some: Buffer): string | null {
  const text = utf8Text(some, { stream: true })
  if (text === null) return null
  return bytes.length >= MAX_TEXT_BYTES || /\P{ASCII}/u.test(text) ? text : null
}

/** As a stream, the text may end inside a character, which is left out. */
function utf8Text(bytes: Buffer, options?: { stream: boolean }): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, options)
  } catch {
    return null
  }
}

export function utf16Text(bytes: Buffer, { isLittle }: { isLittle: boolean }): string {
  const whole = bytes.subarray(0, Math.min(bytes.length, MAX_TEXT_BYTES) & ~1)
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(whole)
}

/** Joins several names into one text. */
export const joined = (names: readonly string[]): string =>
  names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('; ')
