/**
 * `npm run bench:lists`: measures what lists and totals of a large shop of 100,000 products and 500,000 images cost in
 * milliseconds of CPU, and what a frame of a list of 100 rows costs in the browser. With `--plans` it also prints
 * SQLite's query plan for each statement; `--write` puts the figures into docs/benchmarks.md.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { messagesFor } from '../../locales/messages.ts'
import { openSeenRows, type Sync } from '../../modules/image-opt/catalogue/seen-rows.ts'
import { dropUnseen } from '../../modules/image-opt/catalogue/sql.ts'
import { takeChanged } from '../../modules/image-opt/catalogue/sql-changes.ts'
import { HISTORY_SORTS, type ItemKind, LIST_SORTS } from '../../modules/image-opt/contract.ts'
import {
  countHistory,
  historyPage,
  manualPage,
  openSignedUrls,
  type PageOf,
  totals,
  type ViewDeps
} from '../../modules/image-opt/queries.ts'
import { type Database, type Db, openDb } from '../../server/core/database/db.ts'
import { migrate } from '../../server/core/database/migrate.ts'
import { SQLITE } from '../../server/core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../server/core/database/sqlite/kysely.ts'
import { systemClock } from '../../server/core/system-clock.ts'
import type { StoreItem } from '../../server/platforms/store-platform.ts'
import { measureFrames } from './frames.ts'
import { fillShop, ITEMS, itemAt } from './large-shop.ts'
import { describeMachine, writeSection } from './write-section.ts'

/** The limit in milliseconds for any page of any search. */
const MOST_MS = 5
const ROUNDS = 20

type List = (
  db: Db,
  kind: ItemKind,
  wanted: PageOf,
  deps: ViewDeps,
  messages: null
) => Promise<unknown>
const LISTS: Record<string, List> = { history: historyPage, manual: manualPage }

const folder = mkdtempSync(join(tmpdir(), 'psb-lists-'))
const path = join(folder, 'large.db')
const lines: string[] = []
try {
  await bench()
  await benchFrames()
  if (process.argv.includes('--write'))
    writeSection(
      '## Large shops',
      `\`npm run bench:lists\` at ${describeMachine()}: the main-thread time of one request in a shop of ${ITEMS} products with
five images each, and of one frame of a list with 100 rows in Chromium. The targets are ${MOST_MS} ms a page and 16 ms a frame.

\`\`\`
${lines.join('\n')}
\`\`\``
    )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function bench(): Promise<void> {
  const db = openDb(path)
  await migrate(db)
  console.log(`Filling a shop of ${ITEMS} products with 5 images each…`)
  await fillShop(db)
  const signedUrls = openSignedUrls('a-secret-key-for-a-benchmark-only', systemClock)
  const deps = {
    shopId: 1,
    signedUrls,
    messages: messagesFor('en'),
    retentionDays: 30,
    platform: 'local' as const
  }
  const kind: ItemKind = 'product'
  const last = ITEMS / 10
  const pages: [string, number, string][] = [
    ['first page', 1, ''],
    ['page 100', 100, ''],
    ['middle page', last / 2, ''],
    ['last page', last, ''],
    ['a rare word', 1, 'walnut lamp 777'],
    ['a word of one in 14', 1, 'kühlschrank'],
    ['a word of half', 1, 'with'],
    ['its middle page', last / 4, 'with'],
    ['one letter', 1, 'e'],
    ['two letters', 1, '靴'],
    ['nothing found', 1, 'zzzzzz'],
    ['all signs', 1, '%_"*']
  ]
  let slowest = 0
  for (const [name, list] of Object.entries(LISTS))
    for (const [what, page, search] of pages) {
      const ms = await cpuOf(() => list(db, kind, { page, pageSize: 10, search }, deps, null))
      slowest = Math.max(slowest, ms)
      print(`${name}: ${what}${search && ` '${search}'`}`, ms)
    }
  for (const sort of [undefined, ...LIST_SORTS])
    for (const isOpen of [false, true])
      for (const [what, page, search] of [
        ['first page', 1, ''],
        ['middle page', last / 4, ''],
        ['a rare word', 1, 'walnut lamp 777'],
        ['a word of half', 1, 'with']
      ] as const) {
        const wanted = { page, pageSize: 10, search, isOpen, sort }
        const ms = await cpuOf(() => manualPage(db, kind, wanted, deps, null))
        slowest = Math.max(slowest, ms)
        print(`manual by ${sort ?? 'id'}${isOpen ? ', not optimised' : ''}: ${what}`, ms)
      }
  for (const sort of HISTORY_SORTS)
    for (const [what, page, search] of [
      ['first page', 1, ''],
      ['middle page', last / 2, ''],
      ['a rare word', 1, 'walnut lamp 777'],
      ['a word of half', 1, 'with']
    ] as const) {
      const ms = await cpuOf(() =>
        historyPage(db, kind, { page, pageSize: 10, search, sort }, deps)
      )
      slowest = Math.max(slowest, ms)
      print(`history by ${sort}: ${what}`, ms)
    }
  for (const search of ['kühlschrank', 'with'])
    print(
      `history: '${search}' for the first time since the list changed`,
      await cpuOf(async () => {
        await sql`update list_total set changes = changes + 1`.execute(db)
        await historyPage(db, kind, { page: 1, pageSize: 10, search }, deps)
      })
    )
  print('dashboard totals', await cpuOf(() => totals(db, 1)))
  print('counts of the tabs', await cpuOf(() => countHistory(db, 1)))
  print(
    'history: 100 rows',
    await cpuOf(() => historyPage(db, kind, { page: 1, pageSize: 100, search: '' }, deps))
  )
  await benchSync(db)
  if (process.argv.includes('--plans')) await explain(deps, pages)
  say(`slowest page: ${slowest.toFixed(2)} ms, allowed ${MOST_MS} ms`)
  await db.destroy()
}

async function benchFrames(): Promise<void> {
  say('main thread for a frame, 100 rows: median, 95 of 100, most')
  for (const { what, median, p95, most } of await measureFrames())
    say(`${[median, p95, most].map((ms) => ms.toFixed(1).padStart(6)).join('')} ms  ${what}`)
}

/** Measures a full sync that finds nothing new, and the longest time for which it blocks everybody else. */
async function benchSync(db: Db): Promise<void> {
  const seen = { items: openSeenRows(), images: openSeenRows() }
  const sync: Sync = { shopId: 1, beganAt: '2026-11-21T00:00:00.000Z', ...seen }
  let longest = 0
  const before = process.cpuUsage()
  for (let start = 0; start < ITEMS; start += 25) {
    const items: StoreItem[] = Array.from({ length: 25 }, (_, index) => itemAt(start + index + 1))
    const began = performance.now()
    const changed = await takeChanged(db, sync, items)
    if (changed.length > 0) throw new Error(`Expected unchanged items, found ${changed.length}`)
    longest = Math.max(longest, performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  print('a full sync, per 1,000 unchanged products', ((user + system) / 1000 / ITEMS) * 1000)
  print('a full sync, longest block', longest)
  const began = process.cpuUsage()
  await dropUnseen(db, sync, sync.beganAt)
  const ended = process.cpuUsage(began)
  print('the end of a full sync', (ended.user + ended.system) / 1000)
}

async function explain(deps: ViewDeps, pages: [string, number, string][]): Promise<void> {
  const { default: Sqlite } = await import('better-sqlite3')
  const statements = new Map<string, CompiledQuery>()
  const db = new Kysely<Database>({
    dialect: new KyselySqlite({ database: new Sqlite(path) }, SQLITE),
    log: ({ query }) => void statements.set(query.sql, query)
  })
  for (const [, page, search] of pages)
    for (const list of Object.values(LISTS))
      await list(db, 'product', { page, pageSize: 10, search }, deps, null)
  await totals(db, 1)
  await countHistory(db, 1)
  // The loop works on a copy of the map, because each `explain` adds its own statement to the map.
  const asked = [...statements.values()]
  for (const { sql: text, parameters } of asked) {
    const plan = await db.executeQuery<{ detail: string }>({
      ...sql`explain query plan`.compile(db),
      sql: `explain query plan ${text}`,
      parameters
    })
    console.log(`\n${text}`)
    for (const { detail } of plan.rows) console.log(`    ${detail}`)
  }
  await db.destroy()
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

function print(what: string, ms: number): void {
  say(`${ms.toFixed(2).padStart(9)} ms  ${what}`)
}

function say(line: string): void {
  console.log(line)
  lines.push(line)
}
