import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { askBilling } from '../../../../modules/pricing/jobs.ts'
import type { Pricing } from '../../../../modules/pricing/schema.ts'
import { migrate } from '../../../../server/core/database/migrate.ts'
import { startStandIn } from '../../../stand-in/stand-in.ts'
import { repeated, sqliteOnly } from '../../../support/lane.ts'
import { launchServer } from '../../../support/server.ts'
import { openDatabaseIn } from '../../../support/server-database.ts'
import { addInstalledShop, serverEnv } from '../../../support/shopify-rows.ts'
import type { ShopifyShop } from '../../../support/shopify-shop.ts'
import { givenSwitches } from '../../../support/switch-rows.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { TOKEN } from '../../../support/token.ts'
import {
  addBlock,
  approve,
  becomeReal,
  kinds,
  openTestShop,
  realRecords
} from './development-stores.ts'

const PRELOAD = ['--import', new URL('../../../support/fault-points.ts', import.meta.url).href]

/**
 * The durable steps of the transfer. Others happen only now and then: the job that posts charges runs at the turn of each
 * minute.
 */
const STEP = /plan_agreement/

/**
 * Starts a real server for a development store in the stand-in for Shopify. `fault` names the step at which the server
 * is killed; it is then started again.
 */
async function openStage(t: Test, fault: string) {
  const standIn = await startStandIn({
    switches: { ...givenSwitches(), testAfterTransfer: 'test' }
  })
  const shop = standIn.addShop('snow-shop.myshopify.com', { isDevelopment: true })
  const dataDir = join(temporaryFolder(t), 'data')
  mkdirSync(dataDir)
  const db = openDatabaseIn(dataDir)
  await migrate(db)
  const shopId = await addInstalledShop(db, shop, TOKEN)
  const env = { ...serverEnv(standIn, dataDir), PAGESPEED: 'off' }
  let kills = 0
  const launch = (FAULT: string) => {
    const { child, address } = launchServer(
      { ...env, FAULTS_IN: dataDir, FAULT },
      { flags: PRELOAD }
    )
    return { child, address, ended: once(child, 'exit') }
  }
  let server = launch(fault)
  t.teardown(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await db.destroy()
    await standIn.close()
  })

  /** Sends a request. If the server is killed before it answers, starts it again and returns undefined. */
  async function send<Reply>(path: string, init: RequestInit): Promise<Reply | undefined> {
    const at = await server.address
    const reply = await fetch(at + path, init)
      .then((response) => response.json() as Promise<Reply>)
      .catch(() => undefined)
    if (reply !== undefined) return reply
    await server.ended
    kills++
    server = launch('none')
    await server.address
    return undefined
  }
  shop.webhooks.transport = async ({ address, headers, bytes }) => {
    const at = (await server.address) + new URL(address).pathname
    return (await fetch(at, { method: 'POST', headers, body: new Uint8Array(bytes) })).status
  }
  const headers = { authorization: `ShopifyAdmin ${TOKEN}`, 'content-type': 'application/json' }
  const plan = async (): Promise<Pricing | undefined> =>
    (await send<{ data: Pricing }>('/api/v1/getPricingPlans', { headers }))?.data

  /** Subscribes to a plan like a merchant who tries again when an answer is lost. */
  async function subscribe(newLevel: number): Promise<void> {
    for (;;) {
      const body = JSON.stringify({ newLevel })
      const offer = await send<{ url?: string }>('/api/v1/changePlans', {
        method: 'POST',
        headers,
        body
      })
      if (!offer?.url) continue
      await approve(offer.url)
      while ((await plan())?.level !== newLevel);
      return
    }
  }
  /** Gives the store a paid Shopify plan. Returns once the app has noticed it. */
  async function becomeReal(): Promise<void> {
    for (;;) {
      shop.merchant.leaveDevelopment()
      await shop.webhooks.settled()
      for (let asked = 0; asked < 20; asked++) if ((await plan())?.is_capped === 0) return
    }
  }
  return {
    shop,
    becomeReal,
    db,
    shopId,
    plan,
    subscribe,
    kills: () => kills,
    arm: () => writeFileSync(join(dataDir, 'armed'), ''),
    steps: () => readFileSync(join(dataDir, 'steps'), 'utf8').trim().split('\n')
  }
}

/** Transfers a development store with a plan and used blocks to a merchant, who subscribes to a smaller plan. */
async function transfer(t: Test, fault: string) {
  const stage = await openStage(t, fault)
  await stage.subscribe(3)
  await addBlock(stage, 'due', 1)
  await addBlock(stage, 'held', 2)
  stage.arm()
  await stage.becomeReal()
  await stage.subscribe(2)
  // The kill may come right after the last answer, and then the next call finds the server gone.
  while ((await stage.plan()) === undefined);
  return stage
}

/**
 * Checks that the store has one plan, which is paid for, and that no block of its test plan was charged or can be
 * charged later.
 */
async function checkPlan(t: Test, stage: Pick<ShopifyShop, 'db' | 'shop'>): Promise<void> {
  t.strictSame(kinds(stage), ['real'])
  t.strictSame(realRecords(stage), [], 'no block of the test is charged')
  const charges = await stage.db.selectFrom('overage_charge').select('state').execute()
  t.notOk(
    charges.some(({ state }) => state === 'due' || state === 'held'),
    'none can be charged later'
  )
  const agreements = stage.db.selectFrom('plan_agreement').select('level')
  t.strictSame(await agreements.where('state', '=', 'active').execute(), [{ level: 2 }])
}

const PAID = { level: 2, impressions_use: 0, is_capped: 1, is_over_quota: 0 }

t.test(
  'no plan is lost if the server is killed while a development store becomes a real one',
  sqliteOnly('its steps are statements of the driver'),
  async (t) => {
    const steps = [...new Set((await transfer(t, '')).steps())].filter((step) => STEP.test(step))
    t.ok(steps.length > 2, `${steps.length} steps were found`)
    const all = steps.flatMap((step) => [`before ${step}`, `after ${step}`])
    const any = all[Math.floor(Math.random() * all.length)] as string
    for (const fault of repeated({ test: [any], prove: all }))
      await t.test(`killed ${fault}`, async (t) => {
        const stage = await transfer(t, fault)
        t.ok(stage.kills() > 0, 'the step was reached')
        t.match(await stage.plan(), PAID)
        await checkPlan(t, stage)
      })
  }
)

t.test(
  'no plan is lost if an answer from Shopify is lost while a store becomes a real one',
  async (t) => {
    const last = repeated({ test: 3, prove: 40 })
    let lost = 0
    for (const kind of ['502-before', '502-after'] as const)
      for (let after = 0; after < last; after++) {
        const stage = await openTestShop(t, 3)
        await addBlock(stage, 'due', 1)
        await addBlock(stage, 'held', 2)
        stage.shop.faults.add({ kind, after: repeated({ test: after * 5, prove: after }) })
        await becomeReal(stage)
        for (let tries = 0; tries < 3; tries++) {
          const offered = await stage.merchant.post('/api/v1/changePlans', { newLevel: 2 })
          if (offered.status !== 200) continue
          await approve(offered.body.url)
          break
        }
        await stage.app.reconcilePlan(stage.shopId).catch(() => {})
        if (stage.shop.faults.areSpent()) lost++
        stage.shop.faults.clear()
        await stage.app.reconcilePlan(stage.shopId)
        await askBilling.run(stage.app)
        const reply = await stage.merchant.get<{ data: Pricing }>('/api/v1/getPricingPlans')
        t.match(reply.body.data, PAID, `${kind}, after ${after}`)
        await checkPlan(t, stage)
      }
    t.ok(lost > 2, `${lost} answers were lost`)
  }
)
