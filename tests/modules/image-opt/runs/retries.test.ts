import t from 'tap'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { eventually } from '../../../support/automatic.ts'
import { startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

t.test(
  'an image of an unreachable store is tried again after 5, 10 and 15 s §5.12.9',
  async (t) => {
    const { app, merchant, storeDir, clock } = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        readImage: async () => {
          throw new StoreError('unreachable', 'away')
        }
      })
    })
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    await startAll(merchant)
    const item = () => app.db.selectFrom('run_item').selectAll().executeTakeFirstOrThrow()
    const pauses: number[] = []
    for (let retry = 1; retry <= 3; retry++) {
      await eventually('the image was put off', async () => (await item()).retries === retry)
      const at = (await item()).lease_until ?? ''
      pauses.push((Date.parse(at) - clock.now().getTime()) / 1000)
      clock.set(new Date(Date.parse(at) + 1).toISOString())
    }
    t.strictSame(pauses, [5, 10, 15])
    t.match(await untilDone(merchant), { image_failed: 1 })
  }
)
