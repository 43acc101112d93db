/**
 * `npm run bench:shopify`: runs the real server against the stand-in with a shop of 10,000 products and 50,000 images.
 * Measures how long the first sync takes by bulk operation and by pages, what it costs in rate limit and memory, and
 * what an optimised image costs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { serveApp } from '../../stand-in/serve-app.ts'
import { type StandIn, startStandIn } from '../../stand-in/stand-in.ts'
import type { ShopWorld } from '../../stand-in/world.ts'
import { memoryOf } from '../../support/memory.ts'
import type { Answer } from '../../support/merchant.ts'
import { photo } from '../../support/pictures.ts'
import { costOf, printRequests } from './requests.ts'

const PRODUCTS = Number(process.env.PRODUCTS ?? 10_000)
const IMAGES_EACH = 5
const OPTIMISED_PRODUCTS = 20
const PORT = 4900

const appUrl = `http://127.0.0.1:${PORT}`
const standIn = await startStandIn({ app: { appUrl } })
const dataDir = mkdtempSync(join(tmpdir(), 'psb-shopify-'))
const app = serveApp(standIn, { dataDir, env: { ...process.env, BILLING: 'off' } })
try {
  if ((await app.ready) !== 'ready') throw new Error('The server did not start')
  await measureFirstSync('by a bulk operation', standIn.addShop('bulk-shop.myshopify.com'))
  await measureFirstSync('by pages', withoutBulk(standIn.addShop('pages-shop.myshopify.com')))
  await measureImages(standIn)
} finally {
  app.stop()
  await app.ended
  await standIn.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Fills a shop with products. Their images use `different` different pictures in turn. */
async function fill(shop: ShopWorld, products: number, format: 'jpg' | 'png', different: number) {
  const pictures: Buffer[] = []
  for (let index = 0; index < different; index++) {
    const picture = photo(640 + index, 480)
    pictures.push(
      await (format === 'jpg' ? picture.jpeg({ quality: 95 }) : picture.png()).toBuffer()
    )
  }
  for (let product = 0; product < products; product++) {
    const media = Array.from({ length: IMAGES_EACH }, (_, image) => ({
      fileName: `product-${product}-${image}.${format}`,
      bytes: pictures[(product * IMAGES_EACH + image) % different] as Buffer
    }))
    const variants = [
      { title: 'Small', price: '9.50', medium: 0 },
      { title: 'Large', price: '12.00' }
    ]
    await shop.merchant.addProduct({ title: `Product ${product}`, media, variants })
  }
}

/** Makes the next bulk operation fail, so that the sync falls back to pages. */
function withoutBulk(shop: ShopWorld): ShopWorld {
  shop.content.bulk.nextFailure = { errorCode: 'TIMEOUT', afterLines: 100 }
  return shop
}

async function ask(shop: ShopWorld, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${idTokenFor(shop)}`,
    'content-type': 'application/json'
  }
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
  const answer = await fetch(appUrl + path, init)
  return answer.json()
}

async function install(shop: ShopWorld) {
  shop.access.install()
  await fetch(launchAddress(shop), { redirect: 'manual' })
}

async function measureFirstSync(how: string, shop: ShopWorld) {
  console.log(`Filling a shop of ${PRODUCTS} products with ${IMAGES_EACH} images each…`)
  // A sync reads no picture, so four are enough.
  await fill(shop, PRODUCTS, 'jpg', 4)
  const before = memoryOf(app.pid)
  let most = before
  const began = performance.now()
  await install(shop)
  for (;;) {
    const { data } = await ask(shop, '/api/v1/getImageSyncStatus')
    most = Math.max(most, memoryOf(app.pid))
    if (data.imageSync) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  const seconds = (performance.now() - began) / 1000
  console.log(
    `The first sync ${how}: ${seconds.toFixed(1)} s, memory ${megabytes(before)} MB before, ${megabytes(most)} MB at most`
  )
  printRequests(shop.requests)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

async function measureImages({ addShop }: StandIn) {
  for (const format of ['jpg', 'png'] as const) {
    const shop = addShop(`${format}-shop.myshopify.com`)
    await fill(shop, OPTIMISED_PRODUCTS, format, OPTIMISED_PRODUCTS * IMAGES_EACH)
    await install(shop)
    const list = await ask(
      shop,
      '/api/v2/image-opt/getManualImagesData?page_type=1&pageSize=100&data_type=1'
    )
    const data_list = list.data.data.map(({ id }: { id: string }) => ({ data_id: id }))
    const earlier = shop.requests.length
    const began = performance.now()
    await ask(shop, '/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list,
      re_opt_type: '',
      page_type: 1
    })
    for (;;) {
      const { product } = await ask(shop, '/api/v2/image-opt/getOptSchedule')
      if (product.process_result === 1) break
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const images = OPTIMISED_PRODUCTS * IMAGES_EACH
    const seconds = (performance.now() - began) / 1000
    const requests = shop.requests.slice(earlier)
    console.log(
      `${images} images, ${format === 'jpg' ? 'replaced in place' : 'PNG to JPG'}: ${(images / seconds).toFixed(1)} images/s, ${(requests.length / images).toFixed(1)} requests and ${(costOf(requests) / images).toFixed(0)} points each`
    )
    printRequests(requests)
  }
}
