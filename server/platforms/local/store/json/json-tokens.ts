/** A value of a JSON text that is a string, a number or a word: where it stands, and what it is of. */
export type Token = {
  start: number
  end: number
  /** The keys that lead to it, with [] for each list: images[].file */
  path: string
  /** Tells the object it is a member of from all others. */
  object: number
}

/** A text that is not closed goes on to the end: looked for again behind each of its quotes, it would take quadratic time. */
const LEXEME = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs

/** Walks the lexemes of a valid JSON text. */
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

/** The text with what stands at `token` replaced. */
export const withToken = (text: string, { start, end }: Token, raw: string): string =>
  text.slice(0, start) + raw + text.slice(end)
