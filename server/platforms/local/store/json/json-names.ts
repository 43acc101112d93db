import { type Letters, lettersOf, respelled, spelled } from './json-letters.ts'
import { tokensOf } from './json-tokens.ts'

/**
 * Where an item's JSON may name a picture file. We write only images[].file; the other paths occur in files that
 * people wrote.
 */
const NAMES_A_FILE = /^(images\[\](\.(file|src))?|image(\.(file|src))?|variants\[\]\.image)$/

/** The fields with HTML, in which a picture of the item may appear. */
const IS_HTML = /^(text|html|body)$/

/** Matches an attribute with the address of a picture. */
const SOURCE = /src=(?:"[^"]*"|'[^']*')/g

/** Matches a name that HTML or a browser would misread if it were written as it is. */
const MISREAD = /["'&<>%?#]/

/** A place in a JSON text that names a file. `where` tells it from places that need another spelling. */
export type Mention = { where: string; start: number; raw: string; respell(name: string): string }

/** Returns the places that name this file, in the order of the text. Accents may be encoded in another way there. */
export function mentionsOf(text: string, file: string): Mention[] {
  const name = file.normalize()
  return tokensOf(text).flatMap((token) => {
    if (text[token.start] !== '"') return []
    const isHtml = IS_HTML.test(token.path)
    if (!isHtml && !NAMES_A_FILE.test(token.path)) return []
    const letters = lettersOf(text.slice(token.start + 1, token.end - 1))
    if (isHtml) return mentionsInHtml(letters, token.start + 1, token.path, name)
    if (letters.plain.normalize() !== name) return []
    return {
      where: token.path,
      start: token.start + 1,
      raw: letters.raw.join(''),
      respell: (to) => respelled(letters, to)
    }
  })
}

function mentionsInHtml(letters: Letters, start: number, path: string, name: string): Mention[] {
  const mentions: Mention[] = []
  let at = start
  let passed = 0
  for (const { 0: attribute, index } of letters.plain.matchAll(SOURCE)) {
    const address = attribute.slice('src="'.length, -1)
    const isPlain = address.normalize() === name
    if (!isPlain && decoded(address).normalize() !== name) continue
    const from = index + 'src="'.length
    at += letters.raw.slice(passed, from).join('').length
    passed = from
    const keepsLetters = isPlain && encoded(address) !== address
    mentions.push({
      where: `${path} ${attribute.at(-1)}`,
      start: at,
      raw: letters.raw.slice(from, from + address.length).join(''),
      respell: (to) => spelled(keepsLetters && !MISREAD.test(to) ? to : encoded(to))
    })
  }
  return mentions
}

/** Returns the text with these places spelled anew. */
export function withMentions(text: string, mentions: Mention[], spellings: string[]): string {
  const pieces: string[] = []
  let end = 0
  for (const [index, { start, raw }] of mentions.entries()) {
    pieces.push(text.slice(end, start), spellings[index] ?? raw)
    end = start + raw.length
  }
  return pieces.join('') + text.slice(end)
}

/** Returns the name as an address in HTML has it. A quote could end the attribute. */
const encoded = (name: string): string =>
  name.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27')

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
