import t from 'tap'
import { setOvercharge } from '../../../modules/pricing/usage/overcharge.ts'
import { startApp } from '../../support/app.ts'
import { openLedger } from '../../support/bare-ledger.ts'
import { upgrade } from '../../support/plans.ts'

const ACCOUNT = '/api/v2/setting/getAccount'
const SWITCH = '/api/v2/setting/saveAppSwitch'
const overcharge = (st: unknown) => ({ name: 'is_over_quota', st, exp: 0, type: 'param' })

t.test(
  'overage can be turned on only on a paid plan with an approved cap §4.3.24 §11.6.2',
  async (t) => {
    const { app, merchant } = await startApp(t)
    t.match((await merchant.get(ACCOUNT)).body, { ack: 1, is_over_quota: 0, is_capped: 0 })
    t.match(await merchant.post(SWITCH, overcharge(1)), { status: 409, body: { ack: 0 } })

    await upgrade(app, 1)
    t.match((await merchant.get(ACCOUNT)).body, { ack: 1, is_over_quota: 0, is_capped: 1 })
    t.match(await merchant.post(SWITCH, overcharge(1)), {
      status: 200,
      body: { ack: 1, message: 'Succeed' }
    })
    t.match((await merchant.get(ACCOUNT)).body, { is_over_quota: 1, is_capped: 1 })
    const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
    t.match(body, { is_over_quota: 1, is_capped: 1, img_usage_use: 0, img_usage_all: 20_000 })
    t.match(await merchant.post(SWITCH, overcharge(0)), { status: 200 })
    t.match((await merchant.get(ACCOUNT)).body, { is_over_quota: 0 })
  }
)

t.test('the overage switch accepts only the values for on and off', async (t) => {
  const { app, merchant } = await startApp(t)
  await upgrade(app, 1)
  for (const st of [2, -1, 'on', null, {}])
    t.match(await merchant.post(SWITCH, overcharge(st)), { status: 400, body: { ack: 0 } })
  t.match((await merchant.get(ACCOUNT)).body, { is_over_quota: 0 })
})

t.test(
  'a merchant sets a limit for overage, up to the cap of the plan, in whole blocks §10.4.5 §11.6.2',
  async (t) => {
    const { app, merchant } = await startApp(t)
    await upgrade(app, 2)
    const shown = () => merchant.get('/api/v2/image-opt/getOptSchedule')
    t.match((await merchant.get(ACCOUNT)).body, { overage_limit: 20_000 })
    t.match(await shown(), { body: { img_usage_all: 20_000, is_own_limit: 0 } })
    t.match(await merchant.post(SWITCH, { ...overcharge(1), limit: 3000 }), { status: 200 })
    t.match((await merchant.get(ACCOUNT)).body, { is_over_quota: 1, overage_limit: 3000 })
    t.match(await shown(), { body: { img_usage_all: 3000, is_own_limit: 1 } })

    for (const limit of [0, 999, 1500, 21_000]) {
      const { status, body } = await merchant.post(SWITCH, { ...overcharge(1), limit })
      t.equal(status, 422)
      t.equal(body.message, 'Choose a limit of at most 20,000 images, in steps of 1,000.')
    }
    t.match(await merchant.post(SWITCH, { ...overcharge(1), limit: -1000 }), { status: 400 })
    t.match(await merchant.post(SWITCH, overcharge(1)), { status: 200 })
    t.match((await merchant.get(ACCOUNT)).body, { overage_limit: 3000 }, 'nothing else changes it')

    await upgrade(app, 3)
    t.match((await merchant.get(ACCOUNT)).body, { overage_limit: 3000 }, 'a larger plan keeps it')
    t.match(await merchant.post(SWITCH, { ...overcharge(1), limit: 40_000 }), { status: 200 })
    t.match(await shown(), { body: { img_usage_all: 40_000, is_own_limit: 0 } })
    await upgrade(app, 4)
    t.match(
      await shown(),
      { body: { img_usage_all: 20_000, is_own_limit: 0 } },
      'the cap follows the plan'
    )
  }
)

t.test('a limit as high as the cap of the plan rises with the cap', async (t) => {
  const { db, subscription } = await openLedger(t, { level: 2 })
  await setOvercharge(db, 1, true, 19_000)
  t.match(await subscription(), { overage_limit: 19_000, is_over_quota: 1 })
  await setOvercharge(db, 1, false)
  t.match(await subscription(), { overage_limit: 19_000, is_over_quota: 0 })
  await setOvercharge(db, 1, true, 20_000)
  t.match(await subscription(), { overage_limit: null })
  t.match(await subscription(2), { overage_limit: null, is_over_quota: 1 })
})
