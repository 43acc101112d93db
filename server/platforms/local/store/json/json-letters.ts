/**
 * A string of a JSON text, letter by letter. `raw` has each UTF-16 unit as the text spells it, with its escape if it
 * has one; `plain` is the string itself. Both have the same length.
 */
export type Letters = { raw: string[]; plain: string }

/** @param raw what the text has between the quotes of a valid string */
export function lettersOf(raw: string): Letters {
  if (!raw.includes('\\')) return { raw: raw.split(''), plain: raw }
  const letters = raw.match(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs) ?? []
  return {
    raw: letters,
    plain: letters
      .map((one) => (one.length === 1 ? one : (JSON.parse(`"${one}"`) as string)))
      .join('')
  }
}

/** Returns how a string is spelled between the quotes of a JSON text. */
export const spelled = (plain: string): string => JSON.stringify(plain).slice(1, -1)

/**
 * Returns how `plain` is spelled in place of `old`. Letters that both have at the start and the end keep the escapes
 * that they have in `old`.
 */
export function respelled(old: Letters, plain: string): string {
  const most = Math.min(old.plain.length, plain.length)
  let head = 0
  while (head < most && old.plain[head] === plain[head]) head++
  let tail = 0
  while (tail < most - head && old.plain.at(-1 - tail) === plain.at(-1 - tail)) tail++
  const middle = spelled(plain.slice(head, plain.length - tail))
  return old.raw.slice(0, head).join('') + middle + old.raw.slice(old.raw.length - tail).join('')
}
