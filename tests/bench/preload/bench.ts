import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts'
import { openTestShop } from '../../storefront/shop.ts'
import { median } from '../median.ts'
import { CONTENDERS } from './contenders.ts'
import { VISITS, visit } from './visits.ts'

/**
 * `npm run bench:preload`: measures in Chromium how long a visitor waits between pressing a link and the first paint
 * of the page. The test shop takes 400 ms to answer and forbids caching its pages, as most shops do. Run it alone on
 * the machine. The runs for each table cell are spread over the whole bench, so that a slow minute affects all cells
 * alike.
 */
const RUNS = Number(process.argv[2] ?? 9)
const LATENCY_MS = 400
const LINK = '<a id="link" href="/products/cup">A cup</a>'

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

console.log(
  `| press to first paint, ms (median of ${RUNS}, slowest) | ${VISITS.map(({ name }) => name).join(' | ')} | requests a page |`
)
console.log(`|---|${VISITS.map(() => '---|').join('')}---|`)
for (const { name } of CONTENDERS) {
  const columns = VISITS.map((way) => {
    const slowest = Math.max(...cellOf(name, way.name).map(({ ms }) => ms))
    return `${msOf(name, way.name).toFixed(0)} (${slowest.toFixed(0)})`
  })
  const requests = VISITS.flatMap((way) => cellOf(name, way.name).map((one) => one.requests))
  const most = Math.max(...requests)
  const mean = requests.reduce((sum, one) => sum + one, 0) / requests.length
  console.log(`| ${name} | ${columns.join(' | ')} | ${mean.toFixed(2)} (at most ${most}) |`)
}

const first = VISITS[0]?.name ?? ''
const times = msOf('rule, conservative', first) / msOf('ours', first)
console.log(
  `\nours against the rule, ${first}: ${times.toFixed(2)} times as fast (target ${TARGET})`
)
const slower = VISITS.filter(({ name }) => msOf('ours', name) > msOf('no script', name) * 1.05)
console.log(`slower than no script: ${slower.map(({ name }) => name).join(', ') || 'in no cell'}`)
process.exit(times >= TARGET && slower.length === 0 ? 0 : 1)
