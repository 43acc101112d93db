import { tokensOf, withToken } from './json-tokens.ts'

/**
 * Where an item's JSON may name a picture file. We write only images[].file; the other paths occur in files that
 * people wrote.
 */
const NAMES_A_FILE = /^(images\[\](\.(file|src))?|image(\.(file|src))?|variants\[\]\.image)$/

/** The fields with HTML, in which a picture of the item may appear. */
const IS_HTML = /^(text|html|body)$/

/**
 * Returns the JSON text with the file name `to` wherever it mentioned `from`. Only the characters that differ are
 * changed. Renaming back therefore yields the original text, with its spacing and escapes.
 */
export function withFileRenamed(text: string, from: string, to: string): string {
  let renamed = text
  for (const token of tokensOf(text).reverse()) {
    if (text[token.start] !== '"') continue
    const raw = text.slice(token.start + 1, token.end - 1)
    if (NAMES_A_FILE.test(token.path)) {
      const name = JSON.parse(`"${raw}"`) as string
      if (name.normalize() !== from.normalize()) continue
      renamed = withToken(renamed, token, `"${respelled(raw, to)}"`)
    } else if (IS_HTML.test(token.path)) {
      renamed = withToken(renamed, token, `"${withReferences(raw, from, to)}"`)
    }
  }
  return renamed
}

/** Renames the file in the HTML inside a JSON string, where it appears in attributes such as src=\"mug.jpg\". */
function withReferences(raw: string, from: string, to: string): string {
  let changed = raw
  for (const spell of SPELLINGS) {
    for (const quote of QUOTES) {
      const attribute = (name: string) => `src=${quote}${spell(name)}${quote}`
      changed = changed.replaceAll(attribute(from), attribute(to))
    }
  }
  return changed
}

const QUOTES = ['\\"', "'"]

/** The two ways to write a file name in HTML: percent-encoded as in an address, or as it is. */
const SPELLINGS: ((name: string) => string)[] = [
  (name) => name.split('/').map(encodeURIComponent).join('/'),
  (name) => JSON.stringify(name).slice(1, -1)
]

/**
 * Returns `to` for use in a JSON string. Characters that both names share at the start and the end keep the escapes
 * that they have in `raw`.
 */
function respelled(raw: string, to: string): string {
  const letters = raw.match(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs) ?? []
  const plain = letters.map((letter) => JSON.parse(`"${letter}"`) as string)
  const wanted = [...to.matchAll(/[^]/g)].map((match) => match[0])
  let head = 0
  while (head < plain.length && head < wanted.length && plain[head] === wanted[head]) head++
  let tail = 0
  const room = Math.min(plain.length, wanted.length) - head
  while (tail < room && plain[plain.length - 1 - tail] === wanted[wanted.length - 1 - tail]) tail++
  const middle = JSON.stringify(wanted.slice(head, wanted.length - tail).join('')).slice(1, -1)
  return letters.slice(0, head).join('') + middle + letters.slice(letters.length - tail).join('')
}
