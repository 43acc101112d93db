/**
 * `npm run bench:pages [-- --write]`: prints what a visitor of each page waits for, with nothing cached and a processor
 * four times slower. --write puts the table into docs/benchmarks.md. Run it alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { jpeg, put } from '../../support/shop.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { follow, pressAll, SLOWER, type Visit, visit } from './visit.ts'

const PAGES = [
  '/image_optimisation',
  '/main',
  '/setting',
  '/guidance',
  '/pricing',
  '/privacy-policy'
]
const WAYS = [
  ['/image_optimisation', '/main'],
  ['/main', '/image_optimisation'],
  ['/image_optimisation', '/setting']
] as const

/** The larger shop has ten times as many. */
const PRODUCTS = 12
const VISITS = 5

const MOST = { lcp: 800, blocking: 100, shift: 0.005, press: 100, paint: 100 }
const shown = (value: number, most: number, digits = 0) =>
  `${value.toFixed(digits)} ${value <= most ? '✓' : '✗'}`

const folder = mkdtempSync(join(tmpdir(), 'psb-pages-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  const shop = await measureShop(PRODUCTS)
  const larger = await measureShop(PRODUCTS * 10)
  const head = [
    'page',
    'LCP, ms (at most 800)',
    'blocking, ms (at most 100)',
    'layout shift (0.00)',
    'slowest press, ms (at most 100)',
    '10 times the products: LCP',
    'blocking'
  ]
  const rows = PAGES.map((path, index) => {
    const [here, there] = [shop.pages[index], larger.pages[index]]
    if (!here || !there) throw new Error(`Expected figures of ${path}, found none`)
    return [
      path,
      shown(here.lcp, MOST.lcp),
      shown(here.blocking, MOST.blocking),
      shown(here.shift, MOST.shift, 2),
      `${shown(here.press.ms, MOST.press)} ${here.press.control}`,
      shown(there.lcp, MOST.lcp),
      shown(there.blocking, MOST.blocking)
    ]
  })
  const ways = WAYS.map(([from, to], index) => [
    `${from} to ${to}`,
    shown(shop.ways[index] ?? 0, MOST.paint),
    shown(larger.ways[index] ?? 0, MOST.paint)
  ])
  const text = `\`npm run bench:pages\` at ${describeMachine()}. Medians of ${VISITS} visits with nothing cached and a processor
${SLOWER} times slower; each control that a page shows is pressed once. The shops have ${PRODUCTS} and ${PRODUCTS * 10} products. Shopify's programme
"Built for Shopify" asks for an LCP of 2,500 ms, presses of 200 ms and a shift of 0.1.

${table(head, rows)}

Time from pressing a tab to the first paint of the next page, with the processor at full speed:

${table(['way', 'ms (at most 100)', '10 times the products'], ways)}`
  console.log(text)
  if (process.argv.includes('--write')) writeSection('## Pages', text)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function measureShop(products: number) {
  const storeDir = join(folder, `store-${products}`)
  for (let index = 0; index < products; index++)
    put(storeDir, { [`products/cup-${index}/cup.jpg`]: await jpeg(index, 96 + (index % 64), 96) })
  const env = {
    STORE_DIR: storeDir,
    DATA_DIR: join(folder, `data-${products}`),
    BILLING: 'local',
    FREE_QUOTA: '1000',
    PAGESPEED: 'off'
  }
  const server = await startServer(env)
  try {
    await optimiseAll(server.merchant)
    const pages = []
    for (const path of PAGES) {
      console.error(path)
      const visits: Visit[] = []
      for (let round = 0; round < VISITS; round++)
        visits.push(await visit(browser, server.address, path))
      const of = (name: 'lcp' | 'blocking' | 'shift') => median(visits.map((each) => each[name]))
      const press = await pressAll(browser, server.address, path)
      pages.push({ lcp: of('lcp'), blocking: of('blocking'), shift: of('shift'), press })
    }
    const ways: number[] = []
    for (const [from, to] of WAYS) {
      const times: number[] = []
      for (let round = 0; round < VISITS; round++)
        times.push(await follow(browser, server.address, from, to))
      ways.push(median(times))
    }
    return { pages, ways }
  } finally {
    await server.stop()
  }
}
