import { pairwiseSwitches } from '../stand-in/switch-pairs.ts'
import type { Switches } from '../stand-in/switches.ts'
import { repeated } from './lane.ts'

/** A row of the stand-in's switches, with its number from 1 for the titles of tests. */
export type SwitchRow = { row: number; switches: Switches }

const [ONE] = process.argv.slice(2).flatMap((text) => /^row=(\d+)$/.exec(text)?.slice(1) ?? [])

/**
 * Returns the switches of the row that is given as an argument, and the stand-in's defaults without one. Every test
 * that starts the stand-in through this folder takes the argument: `node tests/platforms/shopify/billing.test.ts row=4`
 */
export const givenSwitches = (): Partial<Switches> =>
  ONE === undefined ? {} : { ...pairwiseSwitches()[Number(ONE) - 1] }

/**
 * Returns the rows of switches under which a test plays. `npm run prove` plays all of them, `npm test` only `count`
 * rows, beginning at a random one, so that repeated runs reach them all. An argument plays one row alone:
 * `node tests/platforms/shopify/pictures-kept.test.ts row=4`
 */
export function switchRows(count: number): SwitchRow[] {
  const rows = pairwiseSwitches().map((switches, index) => ({ row: index + 1, switches }))
  if (ONE !== undefined) return rows.filter(({ row }) => row === Number(ONE))
  const first = Math.floor(Math.random() * rows.length)
  const rotated = [...rows.slice(first), ...rows.slice(0, first)]
  return repeated({ test: rotated.slice(0, count), prove: rows })
}
