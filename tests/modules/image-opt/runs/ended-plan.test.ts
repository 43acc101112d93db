import t, { type Test } from 'tap'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { eventually, untilHistory } from '../../../support/automatic.ts'
import { hurrying } from '../../../support/hurrying.ts'
import { upgrade } from '../../../support/plans.ts'
import { chooseAll, optimiseAll, startAll } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

const SAVE = '/api/v2/image-opt/saveSettings'
const COLLECTIONS = 2

/** Starts a shop on a paid plan whose store cannot be reached while `away.is` is true. */
async function startPaid(t: Test) {
  const away = { is: false }
  const shop = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      getImage: async (...args) => {
        if (away.is) throw new StoreError('unreachable', 'away')
        return store.getImage(...args)
      }
    })
  })
  put(shop.storeDir, {
    'products/cup/cup.jpg': await jpeg(1),
    'collections/summer/cover.jpg': await jpeg(2)
  })
  await upgrade(shop.app, 1)

  /** Waits until this many images have been postponed because the store could not be reached. */
  const untilPostponed = (count: number) =>
    eventually('the images are postponed', async () => {
      const items = await shop.app.db.selectFrom('run_item').select('retries').execute()
      return items.filter(({ retries }) => retries > 0).length === count
    })
  const used = async () => {
    const { body } = await shop.merchant.get('/api/v2/image-opt/getOptSchedule')
    return Number(body.impressions_use)
  }
  return { ...shop, away, untilPostponed, used }
}

t.test(
  'a change to the free plan stops the runs it does not include and frees their quota, but lets restores finish',
  async (t) => {
    const { app, merchant, clock, away, untilPostponed, used } = await startPaid(t)
    await optimiseAll(merchant)
    const states = async () => {
      const runs = await app.db.selectFrom('run').select(['kind', 'state']).orderBy('id').execute()
      return runs.map(({ kind, state }) => `${kind} ${state}`)
    }
    away.is = true
    await startAll(merchant, COLLECTIONS)
    await untilPostponed(1)
    const data_list = await chooseAll(merchant)
    t.match(await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list }), {
      status: 200
    })
    t.equal(await used(), 2)

    t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), { status: 200 })
    t.match((await states()).at(-1), /^restore (queued|running)$/)
    const units = await app.db.selectFrom('quota_unit').select('state').execute()
    t.strictSame(units, [{ state: 'spent' }], 'only the changed image was charged')
    away.is = false
    await hurrying({ db: app.db, clock }, untilHistory(merchant, { Cup: '1 restored' }))
    t.strictSame(await states(), ['optimise done', 'optimise stopped', 'restore done'])
  }
)

t.test('a change to the free plan turns automatic mode off', async (t) => {
  const shop = await startApp(t)
  await upgrade(shop.app, 1)
  const { merchant } = shop
  t.match(await merchant.post(SAVE, { image_opt: { switch: 1 }, auto_switch: 1 }), { status: 200 })
  const settings = () => merchant.get('/api/v2/image-opt/getSettings')
  t.match(await settings(), { body: { auto_switch: 1 } })
  t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), { status: 200 })
  t.match(await settings(), { body: { auto_switch: 0 } })
})

t.test('a paused run releases the quota of its postponed images', async (t) => {
  const { merchant, away, untilPostponed, used } = await startPaid(t)
  away.is = true
  await startAll(merchant)
  await untilPostponed(1)
  t.equal(await used(), 1)
  const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
  const { run_id } = body.product
  t.match(await merchant.post('/api/v2/image-opt/pauseRun', { run_id }), { status: 200 })
  t.equal(await used(), 0)
})
