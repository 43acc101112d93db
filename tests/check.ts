import { spawnSync } from 'node:child_process'

/**
 * `npm run check`: runs the steps that must all succeed before work is handed over, the cheapest first, and stops at
 * the first failure. server/boot.mjs has already built the pages. `--no-tests` leaves out the last step, which `npm
 * test` runs.
 */
const STEPS: [name: string, args: string[]][] = [
  ['types of the messages', ['locales/generate.ts']],
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
  // The linter reports type errors too, in half the processor time that it and TypeScript's own compiler took.
  [
    'lint and types',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings', '.']
  ],
  ['unused files and exports', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['texts', ['tests/check/messages.ts']],
  ['clauses', ['tests/check/clauses.ts']],
  ['calls', ['tests/support/openapi/generate.ts', '--check']],
  ['sizes', ['tests/check/sizes.ts']],
  ['packages', ['tests/check/packages.ts']],
  ['tests', ['tests/run.ts']]
]

const steps = process.argv.includes('--no-tests') ? STEPS.slice(0, -1) : STEPS
const times: string[] = []
for (const [name, args] of steps) {
  console.log(`\n— ${name}`)
  const begunMs = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  times.push(`${name} ${((performance.now() - begunMs) / 1000).toFixed(1)} s`)
  if (status !== 0) {
    console.error(`\n${name} failed`)
    process.exit(1)
  }
}
console.log(`\nAll green: ${times.join(', ')}.`)
