import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { openPlatforms } from '../../../server/platforms/open-platforms.ts'
import { readConfig } from '../../../server/read-config.ts'
import { addShop } from '../../support/add-shop.ts'
import { testClock } from '../../support/clock.ts'
import { openPrepared } from '../../support/prepared-database.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'
import { listAll, replace } from './conformance-support.ts'
import { fill } from './local-store-support.ts'

const SHOPIFY = {
  SHOPIFY_API_KEY: 'key',
  SHOPIFY_API_SECRET: 'secret',
  SHOPIFY_ADMIN_ORIGIN: 'http://127.0.0.1:1'
}

/** Prepares one database, on which one server after another can open its platforms. */
async function openServers(t: Test) {
  const folder = temporaryFolder(t)
  const db = await openPrepared()
  t.teardown(() => db.destroy())
  const clock = testClock('2026-11-21T08:00:00.000Z')
  return {
    db,
    open(env: Record<string, string>, store = 'store') {
      const storeDir = join(folder, store)
      mkdirSync(storeDir, { recursive: true })
      const config = readConfig({
        DATA_DIR: join(folder, 'data'),
        STORE_DIR: storeDir,
        ADMIN_TOKEN: TOKEN,
        ...env
      })
      return openPlatforms({ config, db, clock, log: { warn: () => {} } })
    },
    openIds: async () => {
      const open = db.selectFrom('shop').select('id').where('is_open', '=', 1).orderBy('id')
      return (await open.execute()).map(({ id }) => id)
    }
  }
}

t.test(
  'a shop is closed while the server does not serve its platform, and opens once a server serves it again §3.2.7',
  async (t) => {
    const { db, open, openIds } = await openServers(t)
    const before = await open({})
    const local = before.local?.shopId ?? 0
    t.strictSame(await openIds(), [local])
    const add = async (domain: string, lost_at: string | null) => {
      const id = await addShop(db, { platform: 'shopify', store_key: domain, domain, is_open: 0 })
      const pair = { access_token: '', access_expires_at: '', refresh_token: '', scopes: '' }
      await db
        .insertInto('shopify_token')
        .values({ shop_id: id, ...pair, refresh_expires_at: '', lost_at })
        .execute()
      return id
    }
    const works = await add('snow-shop.myshopify.com', null)
    await add('rain-shop.myshopify.com', '2026-11-20T00:00:00.000Z')

    const unreachable = { name: 'StoreError', code: 'unreachable' }
    const both = await open({ ...SHOPIFY, LOCAL_STORE: 'on' }, 'another folder')
    t.strictSame(await openIds(), [works, both.local?.shopId])
    t.ok(both.storeOf(works))
    t.ok(both.storeOf(both.local?.shopId ?? 0))
    t.throws(() => both.storeOf(local), unreachable, 'the server serves another folder')

    const without = await open({})
    t.strictSame(await openIds(), [local])
    t.throws(() => without.storeOf(works), unreachable)
    t.throws(() => without.billingOf(works), { name: 'BillingError', code: 'unreachable' })

    const alone = await open(SHOPIFY)
    t.equal(alone.local, null)
    t.strictSame(await openIds(), [works])
    t.throws(() => alone.storeOf(local), unreachable)
    // Another process may have added a shop since, so only a call tells that there is none.
    await t.rejects(alone.storeOf(99).shopInfo(), unreachable)
  }
)

t.test(
  'a server with only Shopify shops creates neither a local store nor an admin token',
  async (t) => {
    const folder = temporaryFolder(t)
    const server = await startServer({ DATA_DIR: join(folder, 'data'), ...SHOPIFY })
    t.equal((await fetch(`${server.address}/readyz`)).status, 200)
    t.equal((await fetch(`${server.address}/store`, { redirect: 'manual' })).status, 303)
    t.equal(
      (await server.merchant.get('/api/v1/getSettingInfo')).status,
      401,
      'the local store’s token is not accepted either'
    )
    t.notOk(existsSync(join(folder, 'data/store')))
    t.notOk(existsSync(join(folder, 'data/admin-token')))
    t.equal(await server.stop(), 0)
  }
)

t.test(
  'a link in STORE_DIR that is turned during a run leads nothing into another store §3.2.7',
  async (t) => {
    const folder = temporaryFolder(t)
    const db = await openPrepared()
    t.teardown(() => db.destroy())
    for (const [seed, store] of ['first', 'second'].entries())
      await fill(folder, { [`${store}/products/mug/a.png`]: seed })
    symlinkSync('first', join(folder, 'store'))
    const config = readConfig({
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      ADMIN_TOKEN: TOKEN
    })
    const warnings: string[] = []
    const log = { warn: (_: object, message: string) => void warnings.push(message) }
    const clock = testClock('2026-11-21T08:00:00.000Z')
    const { local } = await openPlatforms({ config, db, clock, log })
    const store = local?.store
    if (!store) throw new Error('the server has no store')
    const [image] = (await listAll(store, 'product'))[0]?.images ?? []
    t.strictSame(warnings, [])

    rmSync(join(folder, 'store'))
    symlinkSync('second', join(folder, 'store'))
    const other = readFileSync(join(folder, 'second/products/mug/a.png'))
    await store.setAlt(image?.id ?? '', { alt: 'Mug', expectedAlt: '' })
    await replace(store, image?.id ?? '', other, 'new.png')
    t.strictSame(readdirSync(join(folder, 'second/products/mug')), ['a.png'])
    t.strictSame(readFileSync(join(folder, 'second/products/mug/a.png')), other)
    t.ok(existsSync(join(folder, 'first/products/mug/new.png')))
    await listAll(store, 'product')
    t.equal(warnings.length, 1)
    t.match(warnings[0], /STORE_DIR leads to .*second now; .* until it is started again/)
  }
)
