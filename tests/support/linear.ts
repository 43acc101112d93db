import vm from 'node:vm'
import { analyse } from 'scslre'

type Expression = { source: string; flags: string }

/** Length of the texts that are tried first. A quadratic pattern takes 50 ms on them, a linear one far below 1 ms. */
const LENGTH = 10_000

/** CPU time below which a pattern is not examined any further. */
const QUICK_MICROSECONDS = 3000

/** Doubling the text doubles the work of a linear pattern and quadruples that of a quadratic one. */
const MOST_GROWTH = 3

/** Only an exponential pattern takes this long, and it would never end. */
const GIVE_UP_MS = 3000

/**
 * Describes what makes a pattern take more than linear time; undefined if it is linear. scslre analyses the pattern
 * itself. What scslre misses (alternatives that match the same text, work repeated from match to match) is tried on
 * long repeats of letters from the pattern.
 */
export function findSlowness({ source, flags }: Expression): string | undefined {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true } }
  )
  const [report] = reports
  if (report) return `slow on repeats of ${JSON.stringify(report.character.pick)}, by its form`
  const pattern = new RegExp(source, flags)
  for (const { prefix, pump, tail } of attacksOn({ source, flags })) {
    const textOf = (length: number) => prefix + pump.repeat(length / pump.length) + tail
    if (isSlow(pattern, textOf))
      return `slow on ${JSON.stringify(prefix)}, repeats of ${JSON.stringify(pump)} and ${JSON.stringify(tail)}`
  }
  return undefined
}

function isSlow(pattern: RegExp, textOf: (length: number) => string): boolean {
  const spent = (length: number) => microsecondsFor(pattern, textOf(length))
  const first = spent(LENGTH)
  if (first < QUICK_MICROSECONDS || first === Infinity) return first === Infinity
  // Something else may have interrupted a measurement, so the best of a few counts.
  const best = (length: number) => Math.min(...Array.from({ length: 4 }, () => spent(length)))
  const [small, large] = [best(LENGTH), best(2 * LENGTH)]
  return large > QUICK_MICROSECONDS && large > MOST_GROWTH * small
}

/**
 * Returns the CPU time, which other programs on the machine do not affect; Infinity if the search had to be stopped.
 */
function microsecondsFor(pattern: RegExp, text: string): number {
  const before = process.cpuUsage()
  try {
    Object.assign(apart, { pattern, text })
    REPLACE.runInContext(apart, { timeout: GIVE_UP_MS })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity
    throw error
  }
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Searches for every match if the pattern has `g`, otherwise for the first. */
const REPLACE = new vm.Script("text.replace(pattern, '')")

/** A separate context, in which a search can be stopped halfway. */
const apart = vm.createContext({})

type Attack = { prefix: string; pump: string; tail: string }

/**
 * Yields repeats of one or two letters from the pattern, alone or after a prefix that leads to a repeated part, with
 * an end that makes the match fail.
 */
function* attacksOn(expression: Expression): Generator<Attack> {
  const { letters, prefixes } = alphabetOf(expression)
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  for (const pump of pairs) yield { prefix: '', pump, tail: '\u0001' }
  for (const prefix of ['', ...prefixes])
    for (const pump of letters) for (const tail of ['\u0001', '\n']) yield { prefix, pump, tail }
}

/** Matches a letter, an escape or a class, each of which matches one letter. */
const ATOM = /\[(?:[^\]\\]|\\.)*\]|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|p\{\w+\}|.)|[^]/gi

/**
 * Latin letters and signs, and one of each kind beyond them: combining marks, invisible blanks, private use,
 * surrogates.
 */
const CANDIDATES = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)).concat(
  Array.from('\u0301\u200b\u200c\u2028\u2060\ue000\ufeff＝漢\ud83d'),
  '😀'
)

/**
 * Returns letters that the pattern matches, two from each class, and the prefixes that lead up to its repeated parts.
 * Operators of the pattern syntax are skipped, because they match no letter.
 */
function alphabetOf({ source, flags }: Expression): { letters: string[]; prefixes: string[] } {
  const letters = new Set<string>()
  const prefixes = new Set<string>()
  let before = ''
  let last = ''
  for (const [atom] of source.matchAll(ATOM)) {
    if ('*+{'.includes(atom)) {
      if (last !== '') prefixes.add(before.slice(0, -last.length))
    } else {
      const [first = '', second = ''] = matchesOf(atom, flags)
      for (const letter of [first, second]) if (letter !== '') letters.add(letter)
      before += first
      if (first !== '') last = first
    }
  }
  return { letters: [...letters].slice(0, MOST_LETTERS), prefixes: [...prefixes] }
}

/**
 * The most letters that are tried. The number of pairs grows with the square of this number. Only the longest patterns
 * have more letters, and those left out are in words that repeat nothing.
 */
const MOST_LETTERS = 16

function matchesOf(atom: string, flags: string): string[] {
  if ('()|?^$}'.includes(atom)) return []
  const one = new RegExp(`^(?:${atom})$`, flags.replace('g', ''))
  const found = CANDIDATES.filter((candidate) => one.test(candidate))
  return [...found.slice(0, 1), ...found.slice(-1)]
}
