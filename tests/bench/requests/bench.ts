/**
 * `npm run bench:requests [-- --write]`: prints what a request costs the server in processor time, beside a peer that does
 * the same work and nothing else. --write puts the table into docs/benchmarks.md. Run it alone.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureStart } from '../start.ts'
import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { idleMemory, measureBareServer } from './measure-idle.ts'
import { MEASURED, measureRequests, WARM_UP } from './measure-requests.ts'

/** The shops: products in the history, and products of the shop whose manual list is measured. */
const SHOP = { products: 60, listed: 12 }
const TEN_TIMES = { products: 600, listed: 120 }

const ms = (value: number): string => `${value.toFixed(2)} ms`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
const isMet = (value: number, most: number): string => (value <= most ? '✓' : '✗')

const folder = mkdtempSync(join(tmpdir(), 'psb-requests-'))
try {
  const text = `\`npm run bench:requests\` at ${describeMachine()}. A request's time is the mean of
${MEASURED} after ${WARM_UP} others; its answer is not compressed. The shops have ${SHOP.products} products in the history and ${SHOP.listed} in the manual list, the
larger ones ten times as many. The time of react-dom comes from a profile of the server and includes its share of
the garbage collection.

${await measureAll()}`
  console.log(text)
  if (process.argv.includes('--write')) writeSection('## Requests', text)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(): Promise<string> {
  const measure = (name: string, shop: typeof SHOP) => {
    mkdirSync(join(folder, name), { recursive: true })
    return measureRequests(join(folder, name), shop)
  }
  const { costs, env, database, statements } = await measure('shop', SHOP)
  const { costs: larger } = await measure('ten-times', TEN_TIMES)
  const bare = await measureBareServer(database, statements)
  const idle = await idleMemory(env)
  const start = await measureStart(env)
  const call = costs.history / costs.bareHistory
  const page = costs.page / costs.rendering
  const head = ['processor time of', 'measured', '10 times the shop', 'peer', 'ratio', 'target']
  return table(head, [
    [
      'a page of the history as JSON, 50 rows',
      ms(costs.history),
      ms(larger.history),
      `Fastify and better-sqlite3, the same statements: ${ms(costs.bareHistory)}`,
      call.toFixed(1),
      `at most 2 ${isMet(call, 2)}`
    ],
    [
      'the same as a page, nothing compressed',
      ms(costs.page),
      ms(larger.page),
      `react-dom, the same tree: ${ms(costs.rendering)}`,
      page.toFixed(1),
      `at most 2 ${isMet(page, 2)}`
    ],
    [
      `the manual list of ${SHOP.listed} products as it opens`,
      ms(costs.manual),
      ms(larger.manual),
      '',
      '',
      `at most 1 ms ${isMet(costs.manual, 1)}`
    ],
    [
      'the same once the store was read, beside the list that is shown',
      ms(costs.storeRead),
      ms(larger.storeRead),
      '',
      '',
      ''
    ],
    [
      'a start until it listens',
      ms(start.cpu),
      '',
      `Fastify, sharp and better-sqlite3: ${ms(bare.startMs)}`,
      (start.cpu / bare.startMs).toFixed(1),
      `at most 350 ms ${isMet(start.cpu, 350)}`
    ],
    [
      'memory of the idle server with its children',
      megabytes(idle),
      '',
      `Fastify, sharp and better-sqlite3: ${megabytes(bare.bytes)}`,
      (idle / bare.bytes).toFixed(1),
      `at most 110 MB ${isMet(idle / 1e6, 110)}`
    ]
  ])
}
