/** A string, number or literal in a JSON text, with its place in the text and the keys that lead to it. */
export type Token = {
  start: number
  end: number
  /** The keys that lead to it, with [] for each list: images[].file */
  path: string
  /** Identifies the object that the value is a member of. */
  object: number
}

/**
 * An unclosed string matches up to the end of the text, because a retry after each of its quotes would take quadratic
 * time.
 */
const LEXEME = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs

/** Returns the values in a valid JSON text. */
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
