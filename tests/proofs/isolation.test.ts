import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { InjectOptions, RouteOptions } from 'fastify'
import t, { type Test } from 'tap'
import { sha256 } from '../../server/core/files/hash.ts'
import { launchAddress } from '../stand-in/access/launch.ts'
import type { MediaImage } from '../stand-in/content/entities.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { eventually } from '../support/automatic.ts'
import { runningClock } from '../support/clock.ts'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { watchRoutes } from '../support/routes.ts'
import { chooseAll, optimiseAll, untilDone } from '../support/runs.ts'
import { jpeg, png } from '../support/shop.ts'
import { rowsOf } from '../support/shop-rows.ts'
import { START } from '../support/shopify-app.ts'
import { type ShopifyShop, startShopifyShop } from '../support/shopify-shop.ts'
import { type PresignedUpload, requestUploads, send, submit } from '../support/uploads.ts'
import { exampleOf } from './example.ts'

/** A word that all content of the first shop contains, and no content of the other shop. */
const MARK = 'zanzibar'

/** How many different bodies and queries are tried for each route and id. */
const CHOICES = repeated({ test: 1, prove: 5 })

/** The short form requests pages with only every sixth id, because the server has to render each page. */
const IDS_PER_PAGE_ID = repeated({ test: 6, prove: 1 })

/** Routes without a signed-in caller. They check a signature instead. */
const WITHOUT_CALLER = ['/shopify/webhooks']

/**
 * Starts a server with two Shopify shops. The first has products, results, uploads and a message to support, which all
 * contain MARK. The other is empty.
 */
async function openTwoShops(t: Test) {
  const routesOf = watchRoutes(t)
  const stage = await startShopifyShop(t, {
    clock: runningClock(START),
    env: { BILLING: 'off' }
  })
  const { shop, standIn, merchant, app } = stage
  await shop.merchant.addProduct({
    title: `Mug of ${MARK}`,
    vendor: MARK,
    media: [
      { fileName: `${MARK}-front.jpg`, bytes: await jpeg(1), alt: MARK },
      { fileName: `${MARK}-back.png`, bytes: await png(2), alt: MARK }
    ]
  })
  // A list that is opened does not wait long for the store.
  await eventually('the product is read', async () => (await chooseAll(merchant)).length === 1)
  if ((await optimiseAll(merchant)).image_total !== 2) throw new Error('Expected two images')
  const file = { name: `${MARK}.jpg`, bytes: await jpeg(3) }
  const presigned = await requestUploads(merchant, [file, file])
  for (const { upload_url } of presigned) await send(app, upload_url, file.bytes)
  await submit(merchant, presigned.slice(0, 1))
  await untilDone(merchant, 4)
  await merchant.post('/api/v1/insertContactUs', {
    name: MARK,
    email: `${MARK}@example.com`,
    title: MARK,
    description: MARK
  })
  const other = standIn.addShop('quiet-shop.myshopify.com', { name: 'Quiet', email: 'q@q.example' })
  const otherId = await stage.installIn(other)
  return { stage, presigned, other, otherId, routes: routesOf(app) }
}

/** Returns every id, token, hash and file path with which a request could name something of the shop. */
async function idsOf({ db, shopId }: ShopifyShop, presigned: PresignedUpload[]) {
  const ids = new Set<string>(presigned.flatMap(({ data_id, file_path }) => [data_id, file_path]))
  for (const rows of Object.values(await rowsOf(db, shopId)))
    for (const row of rows as Record<string, string | number | null>[])
      for (const [name, value] of Object.entries(row))
        if (/(^|_)(id|token|hash)$/.test(name) && name !== 'shop_id' && value !== null)
          ids.add(String(value))
  return [...ids]
}

type Request = InjectOptions & { url: string }

/**
 * Returns requests to a route. They contain this id in every place of the path, the query and the body that takes a
 * text.
 */
function requestsOf({ url, method, schema }: RouteOptions, id: string): Request[] {
  const address = url.replace(/:\w+|\*/g, encodeURIComponent(id))
  const methods = [method].flat().filter((one) => one !== 'HEAD')
  const choices = schema?.body || schema?.querystring ? CHOICES : 1
  return methods.flatMap((one) =>
    Array.from({ length: choices }, (_, choice) => {
      const query = schema?.querystring ? exampleOf(schema.querystring, id, choice) : {}
      const payload = schema?.body ? (exampleOf(schema.body, id, choice) as object) : undefined
      return {
        method: one as 'GET',
        url: `${address}?${new URLSearchParams(query as Record<string, string>)}`,
        ...(payload && one !== 'GET' ? { payload } : {})
      }
    })
  )
}

/**
 * Returns a request for each page, opened from the other shop's admin, with this id in the path and in every query
 * parameter that a page reads.
 */
const requestsOfPages = (id: string, other: ShopWorld): Request[] =>
  globSync('pages/**/+Page.tsx')
    .map((path) =>
      dirname(path)
        .replace(/^pages/, '')
        .replace(/@\w+/, encodeURIComponent(id))
    )
    .filter((path) => !path.includes('_error'))
    .map((path) => {
      const names = ['id', 'prod_id', 'data_type', 'plan', 'agreement', 'title', 'search', 'tab']
      const query = Object.fromEntries(names.map((name) => [name, id]))
      const { pathname, search } = new URL(launchAddress(other, { path, query }))
      return { url: pathname + search }
    })

/** Returns the file name, the alt text and the hash of each product picture that the shop's visitors see. */
const seenIn = (shop: ShopWorld) =>
  [...shop.content.products.values()]
    .flatMap(({ media }) => media as MediaImage[])
    .map(({ fileName, alt, stored }) => [fileName, alt, sha256(stored?.bytes ?? '')])

t.test(
  'a call that names ids of a different shop neither shows nor changes anything of that shop §1.3.1 §3.1.5 §4.1.8',
  async (t) => {
    const { stage, presigned, other, routes } = await openTwoShops(t)
    const { app, call, shop, shopId, db } = stage
    // Turns the rate limits off, because a call that they refuse would not reveal a leak.
    app.rates.countShop = async () => {}
    app.rates.countAddress = async () => {}
    const ids = await idsOf(stage, presigned)
    t.ok(ids.length > 15, `${ids.length} ids were found`)
    const called = routes.filter(
      ({ method, url }) => method !== 'HEAD' && !WITHOUT_CALLER.includes(url)
    )
    t.ok(called.length > 50, `${called.length} routes were found`)
    const before = [await rowsOf(db, shopId), seenIn(shop)]

    const leaks: string[] = []
    const faults: string[] = []
    const statuses: Record<number, number> = {}
    for (const [index, id] of ids.entries())
      for (const request of [
        ...called.flatMap((route) => requestsOf(route, id)),
        ...(index % IDS_PER_PAGE_ID === 0 ? requestsOfPages(id, other) : [])
      ]) {
        const { status, text, headers } = await call(request.url, other, request)
        const where = `${request.method ?? 'GET'} ${request.url} ${JSON.stringify(request.payload ?? '')}`
        statuses[status] = (statuses[status] ?? 0) + 1
        // An answer may repeat the id that was sent, so the id is removed before the search for MARK.
        const said = `${text} ${JSON.stringify(headers)}`.replaceAll(id, '')
        if (new RegExp(MARK, 'i').test(said)) leaks.push(where)
        if (status >= 500 && status !== 503) faults.push(`${status} ${where}`)
      }
    t.strictSame(leaks, [])
    t.strictSame(faults, [])
    t.strictSame(
      [await rowsOf(db, shopId), seenIn(shop)],
      before,
      'nothing of the shop has changed'
    )
    t.comment(JSON.stringify(statuses))
    const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    t.ok((statuses[429] ?? 0) < calls / 20, 'hardly a call was refused for being one of too many')

    const seen = await countOwn(stage, called)
    t.ok(seen >= 3, `its own merchant sees the mark in ${seen} answers`)
    report(11, 'every route', {
      routes: called.length,
      ids: ids.length,
      calls,
      leaks: leaks.length,
      'rows changed': 0
    })
  }
)

/**
 * Counts the API reads whose answers contain MARK when the first shop's own merchant calls them. This shows that a
 * leak would be found. Each read is also tried without its optional parameters, because some of them would empty the
 * list.
 */
async function countOwn({ call, shop }: ShopifyShop, routes: RouteOptions[]): Promise<number> {
  const reads = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'))
  let seen = 0
  for (const route of reads) {
    const { required = [] } = (route.schema?.querystring ?? {}) as { required?: string[] }
    const urls = requestsOf(route, '').flatMap(({ url }) => {
      const [path, query] = url.split('?')
      const demanded = [...new URLSearchParams(query)].filter(([name]) => required.includes(name))
      return [url, `${path}?${new URLSearchParams(demanded)}`]
    })
    const answers = await Promise.all(urls.map((url) => call(url, shop)))
    if (answers.some(({ text }) => text.includes(MARK))) seen++
  }
  return seen
}
