/**
 * `npm run bench:shopify [-- --write]`: runs the real server against the stand-in. Measures how long the first sync of a
 * shop takes by bulk operation and by pages, what it costs in rate limit and memory, what an optimised image costs, and
 * how 1 to 64 shops share the server. --write puts the table into docs/benchmarks.md. Run it alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveApp } from '../../stand-in/serve-app.ts'
import { startStandIn } from '../../stand-in/stand-in.ts'
import { table } from '../table.ts'
import { describeMachine, writeSection } from '../write-section.ts'
import { type FirstSync, measureFirstSync, withoutBulk } from './first-sync.ts'
import { measureImages, type OptimisedImages } from './images.ts'
import { measureWaitingShops } from './waiting-shops.ts'

const PRODUCTS = 10_000
const OPTIMISED_PRODUCTS = 20
const PORT = 4900
/** How long Shopify takes until a changed image is ready: 1 to 3 s (docs/shopify.md). */
const SHOPIFY_MEDIA_MS = 1500
const SHARED_IMAGES = 320

const standIn = await startStandIn({ app: { appUrl: `http://127.0.0.1:${PORT}` } })
const quickMediaMs = standIn.world.timing.mediaMs
const dataDir = mkdtempSync(join(tmpdir(), 'psb-shopify-'))
const app = serveApp(standIn, { dataDir, env: { ...process.env, BILLING: 'off' } })
try {
  if ((await app.ready) !== 'ready') throw new Error('The server did not start')
  const text = `\`npm run bench:shopify\` at ${describeMachine()}: the real server against a standard shop on the stand-in, which has 2,000 points and
regains 100 a second. Points are those spent, at the published costs. Pictures have about 640 by 480 pixels.

${table(['what', 'measured', 'a tenth of the shop', 'target'], [...(await syncRows()), ...(await imageRows())])}

${SHARED_IMAGES} images are divided among shops that start at the same time. The fair wait is the time that one image of
each shop takes:

${table(['shops', 'images/s', 'longest wait for a first image', 'fair wait', 'within 5 % of one shop', 'fair'], await sharingRows())}`
  console.log(text)
  if (process.argv.includes('--write')) writeSection('## Shopify', text)
} finally {
  app.stop()
  await app.ended
  await standIn.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function syncRows(): Promise<string[][]> {
  const measure = (domain: string, products: number, isBulk: boolean) => {
    console.error(`Filling ${domain} with ${products} products…`)
    const shop = standIn.addShop(`${domain}.myshopify.com`)
    return measureFirstSync(isBulk ? shop : withoutBulk(shop), app.pid, products)
  }
  const bulkTenth = await measure('bulk-tenth', PRODUCTS / 10, true)
  const bulk = await measure('bulk', PRODUCTS, true)
  const pagesTenth = await measure('pages-tenth', PRODUCTS / 10, false)
  const pages = await measure('pages', PRODUCTS, false)
  const all = [bulkTenth, bulk, pagesTenth, pages]
  const throttled = all.reduce((sum, sync) => sum + sync.throttled, 0)
  const isPaid = ({ leastLeft }: FirstSync) => (leastLeft >= 0 ? '✓' : '✗')
  const memory = ({ bytesBefore, bytesMost }: FirstSync) =>
    `${megabytes(bytesBefore)}, ${megabytes(bytesMost)} MB`
  return [
    [
      `first sync, ${PRODUCTS} products with five images each`,
      shownSync(bulk),
      shownSync(bulkTenth),
      `within the limit ${isPaid(bulk)}`
    ],
    [
      'the same by pages, where a bulk operation fails',
      shownSync(pages),
      shownSync(pagesTenth),
      `within the limit ${isPaid(pages)}`
    ],
    ['THROTTLED', String(throttled), '', `never ${throttled === 0 ? '✓' : '✗'}`],
    ['memory of the server before, at most', memory(pages), memory(pagesTenth), 'flat']
  ]
}

async function imageRows(): Promise<string[][]> {
  const measure = async (name: string, format: 'jpg' | 'png', mediaMs: number, plan?: 'plus') => {
    console.error(`Optimising ${name}…`)
    standIn.world.timing.mediaMs = mediaMs
    const of = (domain: string, products: number) =>
      measureImages(
        standIn.addShop(`${domain}.myshopify.com`, plan ? { plan } : {}),
        format,
        products
      )
    const tenth = await of(`${name}-tenth`, OPTIMISED_PRODUCTS / 10)
    const all = await of(name, OPTIMISED_PRODUCTS)
    standIn.world.timing.mediaMs = quickMediaMs
    return { tenth, all }
  }
  const quick = await measure('quick', 'jpg', quickMediaMs)
  const slow = await measure('slow', 'jpg', SHOPIFY_MEDIA_MS)
  const plus = await measure('slow-plus', 'jpg', SHOPIFY_MEDIA_MS, 'plus')
  const swapped = await measure('swapped', 'png', SHOPIFY_MEDIA_MS)
  const cost = ({ all }: typeof quick) =>
    `at most 60 points ${Math.round(all.pointsEach) <= 60 ? '✓' : '✗'}`
  return [
    [
      `replaced in place, ready after ${quickMediaMs} ms`,
      shown(quick.all),
      shown(quick.tenth),
      cost(quick)
    ],
    [
      `replaced in place, ready after ${SHOPIFY_MEDIA_MS} ms`,
      shown(slow.all),
      shown(slow.tenth),
      'the limit'
    ],
    [
      'the same with the limit of Shopify Plus, 1,000 points a second',
      shown(plus.all),
      shown(plus.tenth),
      ''
    ],
    ['a PNG that becomes a JPG, with variants', shown(swapped.all), shown(swapped.tenth), '']
  ]
}

async function sharingRows(): Promise<string[][]> {
  const rows: string[][] = []
  let alone = 0
  for (const shops of [1, 8, 64]) {
    console.error(`${shops} shops share the server…`)
    const options = { shops, images: SHARED_IMAGES }
    const { perSecond, longestWait, fairWait } = await measureWaitingShops(
      standIn,
      dataDir,
      options
    )
    alone ||= perSecond
    rows.push([
      String(shops),
      perSecond.toFixed(2),
      `${longestWait.toFixed(1)} s`,
      `${fairWait.toFixed(1)} s`,
      perSecond >= alone * 0.95 ? '✓' : '✗',
      // The codecs work on one picture a core, and a wait is read to the end of a picture.
      longestWait <= fairWait * 1.25 ? '✓' : '✗'
    ])
  }
  return rows
}

function shownSync({ seconds, requests, points, leastLeft }: FirstSync): string {
  return `${seconds.toFixed(1)} s, ${requests} requests, ${points} points, at least ${leastLeft} left`
}

function shown(images: OptimisedImages): string {
  const { perSecond, requestsEach, pointsEach, shareOfLimit } = images
  return `${perSecond.toFixed(2)} images/s, ${requestsEach.toFixed(1)} requests and ${pointsEach.toFixed(0)} points each, ${(shareOfLimit * 100).toFixed(0)} % of the limit`
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}
