import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'

t.test(
  'before automatic mode is turned on, the server says how many images it begins with and what they use of the quota §4.3.15 §6.6.3',
  async (t) => {
    const { app, merchant, storeDir, shopId } = await startApp(t)
    await putProducts(storeDir, 2)
    await app.db
      .insertInto('subscription')
      .values({ shop_id: shopId, level: 1, cycle: '2026-11-21T00:00:00.000Z', units_taken: 900 })
      .execute()
    const start = async (): Promise<string> => {
      const { body } = await merchant.get<{ message: string }>(
        '/api/v2/image-opt/getAutomaticStart'
      )
      return body.message
    }
    t.equal(
      await start(),
      '6 images will be optimized right away. This uses up to 6 of the 100 left in your image quota.'
    )
    await app.db.updateTable('subscription').set({ units_taken: 998 }).execute()
    t.equal(
      await start(),
      '6 images will be optimized right away. Your image quota covers 2 of them. The others wait until there is quota again.'
    )

    await app.db.updateTable('subscription').set({ units_taken: 0 }).execute()
    await optimiseAll(merchant)
    t.equal(await start(), '', 'nothing is left to begin with')
    put(storeDir, { 'collections/summer/summer.jpg': await jpeg(9) })
    t.match(await start(), /^1 image will be optimized right away\./, 'a new picture is found')
    await merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { collection: 0 } })
    t.equal(await start(), '', 'kinds that are off do not count')
  }
)

t.test('without a quota only the number of images is named', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { BILLING: 'off' } })
  await putProducts(storeDir, 1)
  const { body } = await merchant.get('/api/v2/image-opt/getAutomaticStart')
  t.equal(body.message, '3 images will be optimized right away.')
})
