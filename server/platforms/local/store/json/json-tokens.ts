/** A value in a JSON text: where it is in the text, and the keys that lead to it. */
export type Token = {
  start: number
  end: number
  /** Where the comma before a value's key is, or the key of an object's first value. */
  from: number
  /** The keys that lead to the value, with [] for each list, as in images[].file. */
  path: string
  /** A number that all values of the same object share. */
  object: number
}

/** An object or a list around the place in the text that is being read. */
type Around = {
  path: string
  isObject: boolean
  object: number
  key: string
  /** As `from` of the value that follows. */
  from: number
  /** For each key of the object, which of the tokens found belong to its value: from the first number to the second. */
  tokensOf: Map<string, [from: number, to: number]>
  self: Token
}

/**
 * Matches one piece of a JSON text. A string without an end matches up to the end of the text: trying again at each of
 * its quotes would take quadratic time.
 */
const LEXEME = /"[^"\\]*(?:\\.[^"\\]*)*"?|[{}[\],:]|[^\s{}[\],:"]+/gs

/** Matches a key that would look like several keys in a path. No key that we look for is one. */
const CONFUSING = /[.[\]]/

/**
 * Returns the values in a valid JSON text, each object and list before its content. Of a key that an object has twice,
 * only the last value counts, as for JSON.parse.
 */
export function tokensOf(text: string): Token[] {
  const found: (Token | undefined)[] = []
  const around: Around[] = []
  let expectsKey = false
  let objects = 0

  function add(start: number, end: number): Token {
    const last = around.at(-1)
    const token = {
      start,
      end,
      from: last?.from ?? start,
      path: last ? pathIn(last) : '',
      object: last?.object ?? 0
    }
    if (last?.isObject) {
      const [from, to] = last.tokensOf.get(last.key) ?? [0, 0]
      found.fill(undefined, from, to)
      last.tokensOf.set(last.key, [found.length, found.length + 1])
    }
    found.push(token)
    return token
  }

  for (const match of text.matchAll(LEXEME)) {
    const [lexeme] = match
    const end = match.index + lexeme.length
    if (lexeme === '{' || lexeme === '[') {
      const self = add(match.index, end)
      const isObject = lexeme === '{'
      const object = isObject ? ++objects : 0
      const inside = { key: '', from: -1, tokensOf: new Map() }
      around.push({ path: self.path, isObject, object, self, ...inside })
      expectsKey = isObject
    } else if (lexeme === '}' || lexeme === ']') {
      const closed = around.pop()
      if (closed) closed.self.end = end
      const range = around.at(-1)?.tokensOf.get(around.at(-1)?.key ?? '')
      if (range) range[1] = found.length
      expectsKey = false
    } else if (lexeme === ',') {
      const last = around.at(-1)
      if (last) last.from = match.index
      expectsKey = last?.isObject ?? false
    } else if (lexeme === ':') {
      expectsKey = false
    } else if (expectsKey) {
      const last = around.at(-1)
      if (!last) continue
      last.key = JSON.parse(lexeme) as string
      if (last.from === -1) last.from = match.index
    } else {
      add(match.index, end)
    }
  }
  return found.filter((token) => token !== undefined)
}

function pathIn({ path, isObject, key }: Around): string {
  if (!isObject) return `${path}[]`
  const name = CONFUSING.test(key) ? '?' : key
  return path === '' ? name : `${path}.${name}`
}

/** Returns the text with the token replaced by `raw`. */
export const withToken = (text: string, { start, end }: Token, raw: string): string =>
  text.slice(0, start) + raw + text.slice(end)
