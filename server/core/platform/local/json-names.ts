/** A string in a JSON text that stands at images[n].file: where its quotes are. */
type Token = { start: number; end: number }

/**
 * The same JSON text with images[n].file `from` now naming `to`. Only the letters that differ are
 * touched, so naming it back gives the first text again, with its spacing and its escapes.
 */
export function withFileRenamed(text: string, from: string, to: string): string {
  let renamed = text
  for (const { start, end } of fileTokens(text).reverse()) {
    const raw = text.slice(start + 1, end - 1)
    const name = JSON.parse(`"${raw}"`) as string
    if (name.normalize() !== from.normalize()) continue
    renamed = `${renamed.slice(0, start + 1)}${respelled(raw, to)}${renamed.slice(end - 1)}`
  }
  return renamed
}

/** Keeps the written form of what both names have in common at their start and end. */
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

const LEXEME = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs

/** Walks the lexemes of a valid JSON text and keeps the place it is at. */
function fileTokens(text: string): Token[] {
  const found: Token[] = []
  const place: { key: string; isObject: boolean }[] = []
  let key = ''
  let expectsKey = false
  for (const match of text.matchAll(LEXEME)) {
    const lexeme = match[0]
    if (lexeme === '{' || lexeme === '[') {
      place.push({ key, isObject: lexeme === '{' })
      key = ''
      expectsKey = lexeme === '{'
    } else if (lexeme === '}' || lexeme === ']') {
      place.pop()
      expectsKey = false
    } else if (lexeme === ',') {
      expectsKey = place.at(-1)?.isObject ?? false
      key = ''
    } else if (lexeme === ':') {
      expectsKey = false
    } else if (expectsKey) {
      key = JSON.parse(lexeme) as string
    } else if (key === 'file' && place.length === 3 && place[1]?.key === 'images') {
      if (place[0]?.isObject && !place[1].isObject && place[2]?.isObject) {
        found.push({ start: match.index, end: match.index + lexeme.length })
      }
    }
  }
  return found
}
