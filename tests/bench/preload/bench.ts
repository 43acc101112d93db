import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { PRELOAD_FILE } from '../../../modules/page-speed/storefront/build-scripts.ts'
import { openTestShop } from '../../e2e/storefront/shop.ts'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { CONTENDERS, LINK } from './contenders.ts'
import { VISITS, visit } from './visits.ts'

/**
 * `npm run bench:preload [-- --write]`: measures in Chromium how long a visitor waits between pressing a link and the first paint
 * of the page. The test shop takes 400 ms to answer and forbids caching its pages, as most shops do. --write puts
 * the table into docs/benchmarks.md. Run it alone on the machine. The runs for each table cell are spread over the whole bench, so that a slow minute affects all cells
 * alike.
 */
const RUNS = 9
const LATENCY_MS = 400

/**
 * When the visitor hovers for 150 ms before pressing, our script must be at least this many times as fast as the
 * platform's own speculation rule.
 */
const TARGET = 1.25

const closings: (() => Promise<unknown>)[] = []
const teardown = { teardown: (close: () => Promise<unknown>) => void closings.push(close) }
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const cells = new Map<string, { ms: number; requests: number }[]>()
const cellOf = (contender: string, way: string) => cells.get(`${contender}|${way}`) ?? []

for (let run = 0; run < RUNS; run++)
  for (const { name, options } of CONTENDERS) {
    const shop = await openTestShop(teardown, {
      links: LINK,
      latencyMs: LATENCY_MS,
      cacheControl: 'no-store',
      ...options
    })
    for (const way of VISITS)
      cells.set(`${name}|${way.name}`, [...cellOf(name, way.name), await visit(browser, shop, way)])
  }
await browser.close()
for (const close of closings) await close()

const msOf = (contender: string, way: string) => median(cellOf(contender, way).map(({ ms }) => ms))

const rows = CONTENDERS.map(({ name }) => {
  const columns = VISITS.map((way) => {
    const slowest = Math.max(...cellOf(name, way.name).map(({ ms }) => ms))
    return `${msOf(name, way.name).toFixed(0)} (${slowest.toFixed(0)})`
  })
  const requests = VISITS.flatMap((way) => cellOf(name, way.name).map((one) => one.requests))
  const mean = requests.reduce((sum, one) => sum + one, 0) / requests.length
  return [name, ...columns, `${mean.toFixed(2)} (at most ${Math.max(...requests)})`]
})
const first = VISITS[0]?.name ?? ''
const times = msOf('rule, conservative', first) / msOf('ours', first)
const slower = VISITS.filter(({ name }) => msOf('ours', name) > msOf('no script', name) * 1.05)
const bytes = brotliCompressSync(readFileSync(PRELOAD_FILE)).length
const head = [
  `press to first paint, ms (median of ${RUNS}, slowest)`,
  ...VISITS.map(({ name }) => name),
  'requests a page'
]
const text = `\`npm run bench:preload\` at ${describeMachine()}: how long a visitor waits between the press and the first paint, in
Chromium. The shop answers after ${LATENCY_MS} ms and forbids caching its pages. Compressed with brotli, the script has
${bytes} bytes.

${table(head, rows)}

- ours against the rule, ${first}: ${times.toFixed(2)} times as fast, at least ${TARGET} ${times >= TARGET ? '✓' : '✗'}
- slower than no script: ${slower.map(({ name }) => name).join(', ') || 'in no cell ✓'}`
console.log(text)
if (process.argv.includes('--write')) writeSection('## Preload script', text)
process.exit(times >= TARGET && slower.length === 0 ? 0 : 1)
