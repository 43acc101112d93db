import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from './fuzz.ts'
import { fuzzLooks } from './looks.ts'

/**
 * `npm run fuzz [-- count | -- =number]`: tries ten thousand mutated pictures and as many intact ones, whose looks it compares
 * in Chromium, or `count` of each, or only those with that number. Exits with 1 if any of them broke a rule.
 */
const [given = '10000'] = process.argv.slice(2)
const count = Number(given.replace('=', ''))
if (!Number.isInteger(count)) throw new Error(`Expected a count or =number but received '${given}'`)
const numbers = given.startsWith('=') ? [count] : Array.from({ length: count }, (_, index) => index)

const folder = join(tmpdir(), 'page-speed-boost-fuzz')
const mutated = await fuzz(numbers, folder)
const intact = await fuzzLooks(numbers, folder)
console.log(JSON.stringify({ mutated, intact }, null, 2))
process.exitCode = mutated.problems.length + intact.problems.length > 0 ? 1 : 0
