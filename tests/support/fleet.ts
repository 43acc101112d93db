import { join } from 'node:path'
import type { Test } from 'tap'
import type { Db } from '../../server/core/database/db.ts'
import { openPostgres } from '../../server/core/database/postgres/open.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import type { MediaImage } from '../stand-in/content/entities.ts'
import { type StandIn, type StandInOptions, startStandIn } from '../stand-in/stand-in.ts'
import type { ShopWorld, WorldOptions } from '../stand-in/world.ts'
import { startBucket, type TestBucket } from './bucket/bucket.ts'
import type { Answer } from './merchant.ts'
import { photo } from './pictures.ts'
import { createDatabase, dropDatabase } from './postgres/databases.ts'
import { type Server, startServer } from './server.ts'
import { addInstalledShop, serverEnv } from './shopify-rows.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type Role = 'all' | 'web' | 'worker'

/** A shop on the stand-in that has installed the app, and whose products have one picture each. */
export type FleetShop = {
  id: number
  world: ShopWorld
  token: string
  /** Returns the hash of each picture that the shop shows. */
  shown(): string[]
}

export type Fleet = {
  db: Db
  /** The address of the database. */
  url: string
  bucket: TestBucket
  standIn: StandIn
  /** The variables that all processes have in common. */
  env: Record<string, string>
  /** Starts a process with a DATA_DIR of its own. `cwd` is the folder of another version. */
  start(role: Role, env?: Record<string, string>, launch?: { cwd: string }): Promise<Server>
  /** Fills the shop with different pictures, of about this size; by default they are small, and quick to encode. */
  addShop(pictures: number, size?: { width: number; height: number }): Promise<FleetShop>
}

const SMALL = { width: 160, height: 120 }

/** Prepares a PostgreSQL database, a bucket and a Shopify for the processes of a fleet, and starts none yet. */
export async function openFleet(
  t: Pick<Test, 'teardown'>,
  more: Record<string, string> = {},
  atShopify: StandInOptions & WorldOptions = {}
): Promise<Fleet> {
  const url = await createDatabase()
  const db = openPostgres(url)
  const bucket = await startBucket(t)
  const standIn = await startStandIn({ timing: { mediaMs: 20, originalLateMs: 20 }, ...atShopify })
  const folder = temporaryFolder(t)
  const { DATA_DIR: _, ...common } = serverEnv(standIn, folder)
  const env = {
    ...common,
    ...bucket.env,
    DATABASE_URL: url,
    PAGESPEED: 'off',
    BILLING: 'local',
    FREE_QUOTA: '10000',
    ...more
  }
  const running = new Set<Server>()
  let started = 0
  let shops = 0
  t.teardown(async () => {
    await Promise.all([...running].map((server) => server.kill().catch(() => {})))
    await db.destroy()
    await dropDatabase(url)
    await standIn.close()
  })
  return {
    db,
    url,
    bucket,
    standIn,
    env,
    async start(role, own = {}, launch) {
      const DATA_DIR = join(folder, String(started++))
      const server = await startServer(
        { IMAGE_WORKERS: '1', ...env, DATA_DIR, ...own },
        { args: ['--role', role], ...launch }
      )
      running.add(server)
      return server
    },
    async addShop(pictures, { width, height } = SMALL) {
      const number = shops++
      const world = standIn.addShop(`shop-${number}.myshopify.com`)
      const token = `a-token-for-shop-${number}-of-thirty-two-characters`
      const id = await addInstalledShop(db, world, token)
      for (let at = 0; at < pictures; at++) {
        // Different sizes make different pictures.
        const bytes = await draw(width + at, height + number)
        const media = [{ fileName: `picture-${at}.jpg`, bytes }]
        await world.merchant.addProduct({ title: `Product ${at}`, media })
      }
      return { id, world, token, shown: () => shownIn(world) }
    }
  }
}

const drawn = new Map<string, Promise<Buffer>>()

/** Draws a picture of this size once for all fleets of a process, because drawing takes longer than optimising. */
function draw(width: number, height: number): Promise<Buffer> {
  const size = `${width} ${height}`
  const drawing = drawn.get(size) ?? photo(width, height).jpeg({ quality: 95 }).toBuffer()
  drawn.set(size, drawing)
  return drawing
}

const shownIn = (world: ShopWorld): string[] =>
  [...world.content.products.values()].flatMap(({ media }) =>
    media.map((one) => sha256((one as MediaImage).stored?.bytes ?? Buffer.alloc(0)))
  )

/** Calls a process of the fleet as the merchant of a shop. */
export async function ask(
  { address }: Pick<Server, 'address'>,
  { token }: Pick<FleetShop, 'token'>,
  path: string,
  body?: object
): Promise<Answer> {
  const reply = await fetch(address + path, {
    headers: {
      authorization: `ShopifyAdmin ${token}`,
      ...(body && { 'content-type': 'application/json' })
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) })
  })
  return (await reply.json()) as Answer
}

const API = '/api/v2/image-opt'

/** Waits until the shop is synced. Its first request starts the sync. */
export async function untilSynced(
  { db }: Fleet,
  web: Pick<Server, 'address'>,
  shop: FleetShop
): Promise<void> {
  while ((await countImages(db, shop)) < shop.shown().length) {
    await ask(web, shop, `${API}/getManualImagesData?page_type=1&pageSize=10&data_type=1`)
    await pause()
  }
}

/** Starts a run over all pictures of the shop, once the shop has been synced. */
export async function startRun(
  fleet: Fleet,
  web: Server,
  shop: FleetShop,
  name: 'reOptimize' | 'restore'
): Promise<void> {
  await untilSynced(fleet, web, shop)
  const choice = name === 'restore' ? {} : { re_opt_type: '', page_type: 1 }
  const data_list = (await listItems(fleet.db, shop)).map((id) => ({ data_id: id }))
  const answer = await ask(web, shop, `${API}/${name}`, { data_type: 1, data_list, ...choice })
  if (answer.ack !== 1) throw new Error(JSON.stringify(answer))
}

async function listItems(db: Db, shop: FleetShop): Promise<string[]> {
  const items = await db
    .selectFrom('store_item')
    .select('platform_id')
    .where('shop_id', '=', shop.id)
    .execute()
  return items.map(({ platform_id }) => platform_id)
}

async function countImages(db: Db, shop: FleetShop): Promise<number> {
  const { count } = await db
    .selectFrom('store_image')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shop.id)
    .executeTakeFirstOrThrow()
  return count
}

/** Resolves once no run of these shops is unfinished. */
export async function untilRunsEnd(db: Db, shops: FleetShop[]): Promise<void> {
  while (await hasUnfinishedRuns(db, shops)) await pause()
}

/** Tells whether any run of these shops is unfinished. */
export async function hasUnfinishedRuns(db: Db, shops: FleetShop[]): Promise<boolean> {
  const ids = shops.map(({ id }) => id)
  const open = await db
    .selectFrom('run')
    .select('id')
    .where('shop_id', 'in', ids)
    .where('state', 'not in', ['done', 'stopped'])
    .execute()
  return open.length > 0
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Counts the units of all shops, those that were charged, and the images that they are for. */
export async function ledgerOf({ db }: Fleet) {
  const units = await db.selectFrom('quota_unit').select(['state', 'image_id']).execute()
  return {
    units: units.length,
    spent: units.filter(({ state }) => state === 'spent').length,
    images: new Set(units.map(({ image_id }) => image_id)).size
  }
}
