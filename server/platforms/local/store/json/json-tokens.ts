/** A string, number or literal in a JSON text: where it is in the text, and the keys that lead to it. */
export type Token = {
  start: number
  end: number
  /** The keys that lead to the value, with [] for each list, as in images[].file. */
  path: string
  /** A number that all values of the same object share. */
  object: number
}

/**
 * Matches one piece of a JSON text. A string without an end matches up to the end of the text: trying again at each of
 * its quotes would take quadratic time.
 */
const LEXEME = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs

/** Returns the values in a valid JSON text that are strings, numbers or literals. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  const place: { path: string; isObject: boolean; object: number }[] = []
  let key = ''
  let expectsKey = false
  let objects = 0
  const pathNow = () => {
    const last = place.at(-1)
    if (!last) return ''
    if (!last.isObject) return `${last.path}[]`
    return last.path === '' ? key : `${last.path}.${key}`
  }
  for (const match of text.matchAll(LEXEME)) {
    const lexeme = match[0]
    if (lexeme === '{' || lexeme === '[') {
      const isObject = lexeme === '{'
      place.push({ path: pathNow(), isObject, object: isObject ? ++objects : 0 })
      expectsKey = isObject
    } else if (lexeme === '}' || lexeme === ']') {
      place.pop()
      expectsKey = false
    } else if (lexeme === ',') {
      expectsKey = place.at(-1)?.isObject ?? false
    } else if (lexeme === ':') {
      expectsKey = false
    } else if (expectsKey) {
      key = JSON.parse(lexeme) as string
    } else {
      const object = place.at(-1)?.object ?? 0
      found.push({
        start: match.index,
        end: match.index + lexeme.length,
        path: pathNow(),
        object
      })
    }
  }
  return found
}

/** Returns the text with the token replaced by `raw`. */
export const withToken = (text: string, { start, end }: Token, raw: string): string =>
  text.slice(0, start) + raw + text.slice(end)
