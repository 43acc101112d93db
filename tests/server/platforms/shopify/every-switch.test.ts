import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import t from 'tap'
import { repeated } from '../../../support/lane.ts'
import { switchRows } from '../../../support/switch-rows.ts'

t.setTimeout(7_200_000)

/**
 * The suites about money and deliveries. Each of them plays under one row of switches at a time, so they are run here
 * under every row. The suites about pictures play all rows themselves.
 */
const SUITES = globSync([
  'tests/server/platforms/shopify/{billing*,development-store*}.test.ts',
  'tests/modules/webhooks/*.test.ts'
]).sort()

/** Runs a suite under a row of switches. Returns its exit code and what it printed. */
async function play(suite: string, row: number) {
  const child = spawn(process.execPath, [...process.execArgv, suite, `row=${row}`], {
    // Each suite runs in its short form, because there are many rows.
    env: { ...process.env, LANE: 'test' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { code, printed }
}

const rows = switchRows(1)
const any = Math.floor(Math.random() * SUITES.length)
for (const suite of repeated({ test: SUITES.slice(any, any + 1), prove: SUITES }))
  for (const { row } of rows)
    t.test(`${basename(suite)} passes under row ${row} of the switches`, async (t) => {
      const { code, printed } = await play(suite, row)
      const failures = printed.split('\n').filter((line) => /^\s*not ok/.test(line))
      t.strictSame({ code, failures }, { code: 0, failures: [] })
    })
