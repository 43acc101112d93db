import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { askBilling, checkActive } from '../../../modules/pricing/jobs.ts'
import { BillingError, type BillingPlatform } from '../../../server/platforms/billing-platform.ts'
import { startApp } from '../../support/app.ts'
import { killWhileCharging } from '../../support/kill-while-charging.ts'
import { repeated } from '../../support/lane.ts'
import { putImages, spendUpTo } from '../../support/ledger.ts'
import { upgrade } from '../../support/plans.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn } from '../../support/server-database.ts'
import { putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

const BLOCKS = repeated({ test: 24, prove: 80 })
const LEVEL_1 = 1000

t.test(
  'no block is charged twice, however often the server is killed while it charges §11.6.1',
  async (t) => {
    const folder = temporaryFolder(t)
    const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
    mkdirSync(storeDir)
    await putProducts(storeDir, 1)
    const env = { DATA_DIR: dataDir, STORE_DIR: storeDir }
    const server = await startServer(env)
    const { body } = await server.merchant.post('/api/v1/changePlans', { newLevel: 3 })
    await fetch(server.address + body.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `ShopifyAdmin ${TOKEN}` },
      body: new URLSearchParams({ decision: 'approve' })
    })
    await server.kill()

    const db = openDatabaseIn(dataDir)
    t.teardown(() => db.destroy())
    for (let block = 1; block <= BLOCKS; block++)
      await sql`insert into overage_charge
        (shop_id, cycle, block, agreement_id, cents, state, reserved_at)
        select shop_id, cycle, ${block}, agreement_id, 499, 'due', cycle from subscription`.execute(
        db
      )
    const charges = async (state: 'due' | 'charged') =>
      (await db.selectFrom('overage_charge').select('block').where('state', '=', state).execute())
        .length

    const kills = await killWhileCharging(env, async () => (await charges('due')) === 0)
    t.ok(kills >= 3, `the server was killed ${kills} times`)
    t.equal(await charges('charged'), BLOCKS)
    const usage = await db.selectFrom('local_usage').select('key').execute()
    t.equal(usage.length, BLOCKS)
    t.equal(new Set(usage.map(({ key }) => key)).size, BLOCKS)
  }
)

/** Returns a billing platform that refuses a charge, or that carries it out and then reports a failure. */
function troubled(real: BillingPlatform, trouble: { failure: 'unreachable' | 'refused' | null }) {
  const billing: BillingPlatform = {
    ...real,
    async addUsage(id, usage) {
      if (trouble.failure === 'refused') throw new BillingError('refused', 'over the cap')
      const added = await real.addUsage(id, usage)
      if (trouble.failure === 'unreachable') throw new BillingError('unreachable', 'line cut')
      return added
    }
  }
  return billing
}

async function startOverage(t: Parameters<typeof startApp>[0]) {
  const shop = await startApp(t)
  const { app, merchant, shopId } = shop
  await putImages(app.db, shopId, 5000)
  await upgrade(app, 1)
  const body = { name: 'is_over_quota', st: 1, exp: 0, type: 'param' }
  await merchant.post('/api/v2/setting/saveAppSwitch', body)
  await spendUpTo(app.db, shopId, LEVEL_1 + 1, LEVEL_1, '2026-11-21T08:00:00.000Z')
  const trouble: { failure: 'unreachable' | 'refused' | null } = { failure: null }
  const real = app.billingOf(shopId)
  app.billingOf = () => troubled(real, trouble)
  return { ...shop, trouble }
}

t.test('a lost reply does not cause a second charge', async (t) => {
  const { app, trouble } = await startOverage(t)
  trouble.failure = 'unreachable'
  await askBilling.run(app)
  await askBilling.run(app)
  const states = () => app.db.selectFrom('overage_charge').select('state').execute()
  t.strictSame(await states(), [{ state: 'due' }])
  trouble.failure = null
  await askBilling.run(app)
  t.strictSame(await states(), [{ state: 'charged' }])
  t.equal((await app.db.selectFrom('local_usage').selectAll().execute()).length, 1)
})

t.test('a merchant cannot downgrade while a charge is due §11.5.2', async (t) => {
  const { app, merchant, trouble } = await startOverage(t)
  trouble.failure = 'unreachable'
  t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), { status: 503 })
  t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 1 })
  trouble.failure = null
  t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), { status: 200 })
  t.match(await app.db.selectFrom('overage_charge').select('state').execute(), [
    { state: 'charged' }
  ])
})

t.test('a refused charge ends overage and is shown to the merchant §11.6.3', async (t) => {
  const { app, merchant, trouble } = await startOverage(t)
  trouble.failure = 'refused'
  await askBilling.run(app)
  t.match((await merchant.get('/api/v2/setting/getAccount')).body, { is_capped: 0 })
  t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 1, is_capped: 0 })
  t.strictSame(await app.db.selectFrom('local_usage').selectAll().execute(), [])
})

t.test(
  'a shop whose subscription was ended by the platform moves to the free plan §2.5.14',
  async (t) => {
    const { app, merchant } = await startApp(t)
    await upgrade(app, 2)
    await app.db.updateTable('local_subscription').set({ state: 'ended' }).execute()
    await checkActive.run(app)
    t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 0 })
  }
)
