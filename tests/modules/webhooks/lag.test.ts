import t from 'tap'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { readMetrics } from '../../support/metrics.ts'
import { deliver, rows } from './deliver.ts'

t.test(
  'the metrics count deliveries by state and show the age of the oldest waiting one §2.3.3 §2.3.4',
  async (t) => {
    const stage = await openInstalledShop(t)
    await deliver(stage)
    await stage.app.applyDeliveries()
    stage.shop.faults.add({ operation: 'ShopInfo', kind: '403' })
    await deliver(stage, { topic: 'shop/update' })
    await stage.app.applyDeliveries()
    stage.clock.forward(90_000)
    const before = await readMetrics(stage.app)
    t.equal(before.get('psb_webhooks{state="done"}'), 1)
    t.equal(before.get('psb_webhooks{state="waiting"}'), 1)
    t.equal(before.get('psb_webhook_oldest_seconds'), 90)
    t.equal(before.get('psb_webhook_lag_seconds_count'), 1, 'the one that was applied')
    t.equal(before.get('psb_webhook_lag_seconds_bucket{le="0.1"}'), 1)

    await stage.app.applyDeliveries()
    const after = await readMetrics(stage.app)
    t.equal(after.get('psb_webhooks{state="done"}'), 2)
    t.notOk(after.has('psb_webhooks{state="waiting"}'))
    t.equal(after.get('psb_webhook_oldest_seconds'), 0)
    t.equal(after.get('psb_webhook_lag_seconds_count'), 2)
    t.equal(after.get('psb_webhook_lag_seconds_sum'), 90)
  }
)

t.test('the pauses between the attempts are 1, 5, 15 and then 60 minutes §17.2.2', async (t) => {
  const stage = await openInstalledShop(t)
  const { app, clock, shop } = stage
  shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 6 })
  await deliver(stage, { topic: 'shop/update' })
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 6; attempt++) {
    await app.applyDeliveries()
    const [delivery] = await rows(stage)
    if (!delivery) throw new Error('Expected a delivery')
    pauses.push((Date.parse(delivery.due_at) - clock.now().getTime()) / 60_000)
    clock.set(delivery.due_at)
  }
  t.strictSame(pauses, [1, 5, 15, 60, 60, 60])
  await app.applyDeliveries()
  t.match(await rows(stage), [{ state: 'done' }])
})
