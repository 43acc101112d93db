import t from 'tap'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

t.test('an item postponed by a clock that was years ahead is retried at once', async (t) => {
  let isAway = true
  const { app, merchant, storeDir, clock } = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      readImage: async (...given: Parameters<typeof store.readImage>) => {
        if (isAway) throw new StoreError('unreachable', 'away')
        return store.readImage(...given)
      }
    })
  })
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  const now = clock.now().toISOString()
  clock.set('2031-01-01T00:00:00.000Z')
  await startAll(merchant)
  for (;;) {
    const item = await app.db.selectFrom('run_item').selectAll().executeTakeFirstOrThrow()
    if (item.retries === 1) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  isAway = false
  clock.set(now)
  t.match(await untilDone(merchant), { image_total: 1, image_failed: 0 })
})
