import t from 'tap'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { readMetrics } from '../../support/metrics.ts'
import { deliver } from './deliver.ts'

t.test(
  'the metrics count deliveries by state and show the age of the oldest waiting one',
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
