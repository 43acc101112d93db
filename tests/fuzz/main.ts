import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from './fuzz.ts'

/**
 * `npm run fuzz [-- count | -- =number]`: tries ten thousand mutated pictures, or `count` of them, or only the one
 * with that number. Exits with 1 if any of them broke a rule.
 */
const [given = '10000'] = process.argv.slice(2)
const count = Number(given)
const numbers = given.startsWith('=')
  ? [Number(given.slice(1))]
  : Array.from({ length: count }, (_, index) => index)

const report = await fuzz(numbers, join(tmpdir(), 'page-speed-boost-fuzz'))
console.log(JSON.stringify(report, null, 2))
process.exitCode = report.problems.length > 0 ? 1 : 0
