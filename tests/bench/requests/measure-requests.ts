import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photo } from '../../support/pictures.ts'
import { optimiseAll } from '../../support/runs.ts'
import { type Server, startServer } from '../../support/server.ts'
import { TOKEN } from '../../support/token.ts'
import { cpuOf } from '../cpu.ts'
import { renderingIn } from './rendering.ts'
import { startBareServer } from './start-bare-server.ts'
import { statementsOfHistory } from './statements.ts'

/** Milliseconds of the server's processor time for one request. */
export type RequestCosts = {
  history: number
  /** The cost of the same statements on the bare server, with the same database. */
  bareHistory: number
  /** The list for manual selection as it opens, from what is known of the store. */
  manual: number
  /** The same list after the store was read, which the page asks for next. */
  storeRead: number
  page: number
  /** The part of a page's cost that react-dom's rendering takes, according to a profile of the server. */
  rendering: number
}

/** The costs, and what the idle servers need to be started with the same data. */
export type MeasuredShop = {
  costs: RequestCosts
  env: Record<string, string>
  database: string
  statements: string
}

const ROWS = 50
const HISTORY = `/api/v2/image-opt/getImageOptDataPage?data_type=1&pageSize=${ROWS}`
const MANUAL = '/api/v2/image-opt/getManualImagesData?page_type=1&data_type=1&pageSize=50'
const KNOWN = `${MANUAL}&is_known=1`
const PAGE = `/image_optimisation?size=${ROWS}`

/** How many calls precede the measured ones, so that V8 has compiled what runs often. */
export const WARM_UP = 150
export const MEASURED = 300

/** No answer is compressed, because the peers compress nothing. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' }

/**
 * Measures requests against a shop whose products have one optimised picture each. The manual list is asked of a
 * smaller shop, because it reads the store.
 */
export async function measureRequests(
  folder: string,
  { products, listed }: { products: number; listed: number }
): Promise<MeasuredShop> {
  const shop = await openShop(join(folder, 'history'), products)
  const server = await startServer(shop.env)
  await settle()
  const headers = { authorization: `ShopifyAdmin ${TOKEN}`, ...UNCOMPRESSED }
  const history = await cost(server, HISTORY, headers)
  const cookie = await signIn(server)
  const page = await cost(server, PAGE, { cookie, ...UNCOMPRESSED })
  await server.stop()

  const statements = join(folder, 'statements.json')
  writeFileSync(statements, JSON.stringify(await statementsOfHistory(shop.database, ROWS)))
  const bare = await startBareServer(shop.database, statements)
  const bareHistory = await cost(bare, '/rows', UNCOMPRESSED)
  await bare.stop()

  const small = await openShop(join(folder, 'manual'), listed)
  const listing = await startServer(small.env)
  await settle()
  const storeRead = await cost(listing, MANUAL, headers)
  const manual = await cost(listing, KNOWN, headers)
  await listing.stop()

  const profiles = join(folder, 'profiles')
  mkdirSync(profiles)
  const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const profiled = await startServer(shop.env, { flags })
  await cost(profiled, PAGE, { cookie: await signIn(profiled), ...UNCOMPRESSED })
  await profiled.stop()
  const rendering = renderingIn(profiles) / (WARM_UP + MEASURED)
  const costs = { history, bareHistory, manual, storeRead, page, rendering }
  return { costs, env: shop.env, database: shop.database, statements }
}

/** Makes a store and optimises it, so that its history has a row for each product. */
async function openShop(folder: string, products: number) {
  const store = join(folder, 'store')
  for (let index = 0; index < products; index++) {
    const product = join(store, 'products', `product-${index}`)
    mkdirSync(product, { recursive: true })
    // Each picture has another size, because the server encodes equal pictures only once.
    const picture = photo(96 + (index % 64), 96 + Math.floor(index / 64))
    await picture.jpeg({ quality: 100 }).toFile(join(product, `picture-${index}.jpg`))
  }
  const dataDir = join(folder, 'data')
  const env = { STORE_DIR: store, DATA_DIR: dataDir, BILLING: 'off', PAGESPEED: 'off' }
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  await server.stop()
  return { env, database: join(dataDir, 'page-speed-boost.db') }
}

/** Waits until the jobs of the start are over. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 3000))

async function signIn({ address }: Server): Promise<string> {
  const reply = await fetch(`${address}/?authToken=${TOKEN}`, { redirect: 'manual' })
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Returns the processor time of one request in milliseconds, the mean of MEASURED. */
async function cost(
  { address, pid }: Pick<Server, 'address' | 'pid'>,
  path: string,
  headers: Record<string, string>
): Promise<number> {
  const ask = async () => {
    const reply = await fetch(address + path, { headers, redirect: 'error' })
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`)
    await reply.arrayBuffer()
  }
  for (let call = 0; call < WARM_UP; call++) await ask()
  const before = cpuOf(pid)
  for (let call = 0; call < MEASURED; call++) await ask()
  return (cpuOf(pid) - before) / MEASURED
}
