/**
 * `npm run bench [-- folder] [-- --write]`: prints every table of docs/benchmarks.md, one after the other, in one run.
 * The engine's needs a folder of pictures and is left out without one. --write puts each table into the document. Run it
 * alone: its figures depend on the load of the machine.
 */
import { spawnSync } from 'node:child_process'

const args = process.argv.slice(2)
const folder = args.filter((arg) => !arg.startsWith('--'))
const flags = args.filter((arg) => arg.startsWith('--'))

const TABLES: [file: string, args: string[]][] = [
  ['tests/bench/requests/bench.ts', flags],
  ['tests/bench/pages/bench.ts', flags],
  ['tests/bench/lists/bench.ts', flags],
  ['tests/bench/preload/bench.ts', flags],
  ['tests/bench/shopify/bench.ts', flags],
  ['tests/bench/fleet/bench.ts', flags],
  ['tests/bench/bench.ts', [...folder, ...flags]],
  ...(folder.length > 0
    ? [['tests/bench/engine/main.ts', [...folder, ...flags]] as [string, string[]]]
    : [])
]

let failed = 0
for (const [file, given] of TABLES) {
  const began = performance.now()
  console.log(`\n— ${file}`)
  const { status } = spawnSync(process.execPath, [file, ...given], { stdio: 'inherit' })
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(`${file} took ${minutes} minutes${status === 0 ? '' : ' and failed'}`)
  if (status !== 0) failed++
}
if (failed > 0) {
  console.error(`${failed} of ${TABLES.length} tables could not be measured`)
  process.exitCode = 1
}
