import { SWITCHES, type Switches } from './switches.ts'

type Setting = [name: string, value: string]

const pairOf = (one: Setting, other: Setting): string => [one.join(), other.join()].sort().join(' ')

/** Returns every pair of values of two different switches. */
export const pairsOfSettings = (): [Setting, Setting][] =>
  settingsOf(SWITCHES).flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter(([name]) => name !== one[0])
      .map((other): [Setting, Setting] => [one, other])
  )

const settingsOf = (switches: Record<string, readonly string[]>): Setting[] =>
  Object.entries(switches).flatMap(([name, values]) =>
    values.map((value): Setting => [name, value])
  )

/**
 * Returns a few rows of switches in which any two values of two switches occur together at least once. Each row starts
 * from a pair that no earlier row has. The other switches are then set one after the other, in whichever order covers
 * the most missing pairs. The rows are always the same.
 */
export function pairwiseSwitches(): Switches[] {
  const missing = new Map(pairsOfSettings().map((pair) => [pairOf(...pair), pair]))
  const names = Object.keys(SWITCHES) as (keyof Switches)[]
  const rows: Switches[] = []
  while (missing.size > 0) {
    const [start] = [...missing.values()] as [[Setting, Setting]]
    const candidates = names.map((_, turn) => rowFrom(start, turned(names, turn), missing))
    const [best] = candidates.toSorted((one, other) => other.pairs.length - one.pairs.length)
    for (const pair of best?.pairs ?? []) missing.delete(pair)
    rows.push(Object.fromEntries(best?.row ?? []) as Switches)
  }
  return rows
}

const turned = <Item>(items: Item[], turn: number): Item[] => [
  ...items.slice(turn),
  ...items.slice(0, turn)
]

/**
 * Completes a row that starts with this pair: sets the other switches in this order, each to the value that covers the
 * most missing pairs.
 */
function rowFrom(
  start: [Setting, Setting],
  names: (keyof Switches)[],
  missing: ReadonlyMap<string, unknown>
) {
  const row: Setting[] = [...start]
  const pairs = [pairOf(...start)]
  const added = (setting: Setting) =>
    row.map((other) => pairOf(other, setting)).filter((pair) => missing.has(pair))
  for (const name of names) {
    if (start.some(([known]) => known === name)) continue
    const settings = SWITCHES[name].map((value): Setting => [name, value])
    const [best = settings[0] as Setting] = settings.toSorted(
      (one, other) => added(other).length - added(one).length
    )
    pairs.push(...added(best))
    row.push(best)
  }
  return { row, pairs }
}
