/**
 * `npm run bench:lists [-- --write]`: prints what lists and totals of a shop of 100,000 products and 500,000 images cost in
 * milliseconds of processor time, beside a shop of a tenth and the same SQL by hand, and what a frame of a list of 100 rows
 * costs in the browser. `--plans` prints SQLite's query plan for each statement instead; `--write` puts the table into
 * docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDb } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { openShop, type Shop } from './cost.ts'
import { measureFrames } from './frames.ts'
import { fillShop } from './large-shop.ts'
import { type ListRequest, requestsFor } from './requests.ts'
import { measureSync } from './sync.ts'

const ITEMS = 100_000
const FRAME_MS = 16

const ms = (value: number): string => value.toFixed(2)
/** Requests below this share of their target are counted in one row. */
const WORTH_A_ROW = 0.5
const shown = (value: number, most: number | undefined): string =>
  most === undefined ? '' : `${most} ${value <= most ? '✓' : '✗'}`

const folder = mkdtempSync(join(tmpdir(), 'psb-lists-'))
try {
  const large = await makeShop(ITEMS)
  if (process.argv.includes('--plans')) await printPlans(large)
  else await bench(large, await makeShop(ITEMS / 10))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function makeShop(items: number): Promise<Shop & { requests: ListRequest[] }> {
  console.error(`Filling a shop of ${items} products with 5 images each…`)
  const path = join(folder, `${items}.db`)
  const db = openDb(path)
  await migrate(db)
  await fillShop(db, items)
  return { ...openShop(db, path), requests: requestsFor(items) }
}

async function bench(
  large: Awaited<ReturnType<typeof makeShop>>,
  small: Awaited<ReturnType<typeof makeShop>>
): Promise<void> {
  const rows: string[][] = []
  const quick: number[] = []
  let missed = 0
  for (const [index, { what, work, most }] of large.requests.entries()) {
    const { ours, byHand } = await large.costOf(work)
    const tenth = await small.costOf((small.requests[index] as ListRequest).work)
    if (most !== undefined && ours > most) missed++
    const row = [what, ms(ours), ms(byHand), ms(tenth.ours), shown(ours, most)]
    console.error(row.join('  '))
    if (most !== undefined && ours <= most * WORTH_A_ROW) quick.push(ours)
    else rows.push(row)
  }
  rows.push([`${quick.length} other requests, at most`, ms(Math.max(0, ...quick)), '', '', ''])
  const sync = await measureSync(large.db, ITEMS)
  const tenth = await measureSync(small.db, ITEMS / 10)
  rows.push(
    ['a full sync, per 1,000 unchanged products', ms(sync.thousand), '', ms(tenth.thousand), ''],
    ['a full sync, longest block', ms(sync.longest), '', ms(tenth.longest), ''],
    ['the end of a full sync', ms(sync.end), '', ms(tenth.end), '']
  )
  await large.close()
  await small.close()

  const frames = (await measureFrames()).map(({ what, median, p95, most }) => [
    what,
    ...[median, p95, most].map((time) => time.toFixed(1)),
    shown(p95, FRAME_MS)
  ])
  const head = ['ms for', `${ITEMS} products`, 'the same SQL by hand', `${ITEMS / 10}`, 'at most']
  const text = `\`npm run bench:lists\` at ${describeMachine()}: processor time of one request in a shop of ${ITEMS} products with
five images each, the time that better-sqlite3 alone takes for the same statements, and the request in a shop of a tenth
of the size. ${missed} of ${large.requests.length} requests miss their target.

${table(head, rows)}

How long one frame of a list with 100 rows keeps Chromium's main thread busy, in ms. The target applies to 95 of 100
frames:

${table(['list', 'median', '95 of 100', 'most', 'at most'], frames)}`
  console.log(text)
  if (process.argv.includes('--write')) writeSection('## Large shops', text)
}

async function printPlans({
  db,
  requests,
  statementsOf,
  close
}: Awaited<ReturnType<typeof makeShop>>) {
  const printed = new Set<string>()
  for (const { what, work } of requests)
    for (const query of await statementsOf(work)) {
      if (printed.has(query.sql)) continue
      printed.add(query.sql)
      const plan = await db.executeQuery<{ detail: string }>({
        ...sql`explain query plan`.compile(db),
        sql: `explain query plan ${query.sql}`,
        parameters: query.parameters
      })
      console.log(`\n${what}\n${query.sql}`)
      for (const { detail } of plan.rows) console.log(`    ${detail}`)
    }
  await close()
}
