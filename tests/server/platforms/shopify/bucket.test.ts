import t from 'tap'
import { syncCounts } from '../../../../server/platforms/shopify/client/operations.ts'
import { DEFAULT_SWITCHES } from '../../../stand-in/switches.ts'
import { openShopOnStandIn } from './store-support.ts'

t.test('lost answers do not make the client overdraw the rate-limit bucket', async (t) => {
  const { client, shop, shopId } = await openShopOnStandIn(t, {
    ...DEFAULT_SWITCHES,
    bucket: 'maximum-1000'
  })
  shop.faults.add({ operation: 'SyncCounts', kind: '502-after', times: 60 })
  const calls = Array.from({ length: 100 }, () => client.run(shopId, syncCounts, {}))
  const ends = await Promise.allSettled(calls)
  t.ok(ends.some(({ status }) => status === 'fulfilled'))
  t.ok(shop.faults.areSpent())
  const codes = new Set(shop.requests.map(({ code }) => code))
  t.notOk(codes.has('THROTTLED'))
  const least = Math.min(...shop.requests.map(({ available }) => available))
  // The exact number depends on how late a busy machine sends its calls.
  t.ok(least > 0, `${least} points were left for a merchant`)
})
