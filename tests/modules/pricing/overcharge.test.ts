import t from 'tap'
import { startApp } from '../../support/app.ts'
import { upgrade } from '../../support/plans.ts'

const ACCOUNT = '/api/v2/setting/getAccount'
const SWITCH = '/api/v2/setting/saveAppSwitch'
const overcharge = (st: unknown) => ({ name: 'is_over_quota', st, exp: 0, type: 'param' })

t.test('overage can be turned on only on a paid plan with an approved cap', async (t) => {
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
})

t.test('the overage switch accepts only the values for on and off', async (t) => {
  const { app, merchant } = await startApp(t)
  await upgrade(app, 1)
  for (const st of [2, -1, 'on', null, {}])
    t.match(await merchant.post(SWITCH, overcharge(st)), { status: 400, body: { ack: 0 } })
  t.match((await merchant.get(ACCOUNT)).body, { is_over_quota: 0 })
})
