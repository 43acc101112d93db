import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { MediaImage } from '../../stand-in/content/entities.ts'
import type { Switches } from '../../stand-in/switches.ts'
import { eventually, untilIdle } from '../../support/automatic.ts'
import { runningClock } from '../../support/clock.ts'
import { hurrying } from '../../support/hurrying.ts'
import { save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../support/runs.ts'
import { jpeg, png } from '../../support/shop.ts'
import { START } from '../../support/shopify-app.ts'
import { type ShopifyShop, startShopifyShop } from '../../support/shopify-shop.ts'
import { switchRows } from '../../support/switch-rows.ts'

/** The operations by which the app reads what Shopify holds. */
const READS = ['ImageFiles', 'ProductImage', 'ProductInFull', 'ProductMedia']

const seen = ({ shop }: ShopifyShop) =>
  [...shop.content.products.values()]
    .flatMap(({ media }) => media as MediaImage[])
    .map(({ fileName, stored }) => `${fileName} ${sha256(stored?.bytes ?? '')}`)

/** Opens a shop with an optimised photograph and a PNG that became a JPG, each in its own product. */
async function openOptimised(t: Test, switches: Switches) {
  const clock = runningClock(START)
  const shop = await startShopifyShop(t, { clock, env: { BILLING: 'off' }, switches })
  const media = [
    { fileName: 'mug.jpg', bytes: await jpeg(1) },
    { fileName: 'bowl.png', bytes: await png(2) }
  ]
  for (const picture of media)
    await shop.shop.merchant.addProduct({ title: picture.fileName, media: [picture] })
  const before = seen(shop)
  await save(shop.merchant, { image_opt: { switch: 1 } })
  // A list that is opened does not wait long for the store.
  await eventually('the products are read', async () => {
    const products = await chooseAll(shop.merchant)
    return products.length === 2
  })
  t.match(await optimiseAll(shop.merchant), { image_total: 2, image_failed: 0 })
  const reasons = (await historyOf(shop.merchant)).map(({ reason }) => String(reason))
  t.strictSame(reasons, ['', ''])
  t.notSame(seen(shop), before)
  return { ...shop, before }
}

/** Checks that the next automatic runs leave the pictures unchanged. */
async function isLeftAlone(t: Test, shop: Awaited<ReturnType<typeof openOptimised>>) {
  await save(shop.merchant, { auto_switch: 1 })
  await eventually('both pictures are recorded as restored', async () => {
    await untilIdle(shop)
    const history = await historyOf(shop.merchant)
    return history.length === 2 && history.every(({ status }) => status === 'restored')
  })
  await untilIdle(shop)
  t.same(seen(shop), shop.before, 'the pictures are restored byte for byte')
  const units = await shop.db.selectFrom('quota_unit').select('state').execute()
  t.same(units, [{ state: 'spent' }, { state: 'spent' }], 'the restore costs nothing')
}

for (const { row, switches } of switchRows(1))
  t.test(`a restore is recorded as it happened under row ${row} of the switches`, (t) =>
    lostRestores(t, switches)
  )

async function lostRestores(t: Test, switches: Switches): Promise<void> {
  await t.test('a restore on Shopify whose answer is lost is recorded as done', async (t) => {
    for (const kind of ['502-after', 'timeout-after'] as const) {
      const shop = await openOptimised(t, switches)
      shop.shop.faults.add({ operation: 'FileUpdate', kind, times: 2 })
      t.match(await restoreAll(shop.merchant), { process_type: 'restore', image_failed: 0 }, kind)
      t.ok(shop.shop.faults.areSpent())
      t.same(seen(shop), shop.before)
      await isLeftAlone(t, shop)
    }
  })

  await t.test(
    'a restore on Shopify whose outcome stays unknown is not undone by automatic mode',
    async (t) => {
      // The app's waits between calls take real time here. This lets the test make the shop refuse all reads after an
      // answer is lost and before the app reads again.
      const shop = await openOptimised(t, switches)
      const { merchant, before } = shop
      const { faults, requests } = shop.shop
      // One change to each picture succeeds, but the answer is lost. From then on the shop refuses every request.
      const data_list = await chooseAll(merchant)
      faults.add({ operation: 'FileUpdate', kind: '502-after', times: 2 })
      faults.add({ operation: 'FileUpdate', kind: '403', after: 2, times: 1000 })
      await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
      const lost = () => requests.filter(({ code }) => code === '502-after').length
      await eventually('an answer about each picture is lost', async () => lost() >= 2)
      for (const operation of READS) faults.add({ operation, kind: '403', times: 1000 })
      t.match(await hurrying(shop, untilDone(merchant)), {
        process_type: 'restore',
        image_failed: 2
      })
      t.ok(seen(shop).includes(before[0] ?? ''), 'the photograph is restored nevertheless')

      faults.clear()
      await isLeftAlone(t, shop)
    }
  )
}
