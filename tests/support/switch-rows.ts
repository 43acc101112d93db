import { pairwiseSwitches } from '../stand-in/switch-pairs.ts'
import type { Switches } from '../stand-in/switches.ts'
import { repeated } from './lane.ts'

/** One combination of the stand-in's switches. `row` is its number, counted from 1; test titles show it. */
export type SwitchRow = { row: number; switches: Switches }

const [ONE] = process.argv.slice(2).flatMap((text) => /^row=(\d+)$/.exec(text)?.slice(1) ?? [])

/**
 * Returns the switches of the row that the command line names, or none, so that the stand-in uses its defaults. Every
 * test that starts the stand-in through this folder takes the argument: `node tests/server/platforms/shopify/billing.test.ts
 * row=4`
 */
export const givenSwitches = (): Partial<Switches> =>
  ONE === undefined ? {} : { ...pairwiseSwitches()[Number(ONE) - 1] }

/**
 * Returns the rows of switches under which a test runs. `npm run prove` runs it under all of them. `npm test` runs it
 * under `count` rows, beginning at a random one, so that repeated runs reach every row. The argument `row=` selects a
 * single row: `node tests/server/platforms/shopify/pictures-kept.test.ts row=4`
 */
export function switchRows(count: number): SwitchRow[] {
  const rows = pairwiseSwitches().map((switches, index) => ({ row: index + 1, switches }))
  if (ONE !== undefined) return rows.filter(({ row }) => row === Number(ONE))
  const first = Math.floor(Math.random() * rows.length)
  const rotated = [...rows.slice(first), ...rows.slice(0, first)]
  return repeated({ test: rotated.slice(0, count), prove: rows })
}
