import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { reEncoded } from '../../stand-in/cdn.ts'
import type { MediaImage } from '../../stand-in/content/entities.ts'
import { pathOf } from '../../stand-in/content/file-names.ts'
import type { Switches } from '../../stand-in/switches.ts'
import { eventually, untilIdle } from '../../support/automatic.ts'
import { runningClock } from '../../support/clock.ts'
import { hurrying } from '../../support/hurrying.ts'
import { save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { jpeg, png } from '../../support/shop.ts'
import { START } from '../../support/shopify-app.ts'
import { type ShopifyShop, startShopifyShop } from '../../support/shopify-shop.ts'
import { switchRows } from '../../support/switch-rows.ts'

/*
 * With some settings of its switches, the stand-in for Shopify deletes the picture when a change of it fails. Nothing
 * that we know of Shopify rules this out (docs/shopify.md §17.4).
 */

const filesOf = ({ shop }: ShopifyShop) =>
  [...shop.content.products.values()].flatMap(({ media }) => media as MediaImage[])

const seen = (shop: ShopifyShop) =>
  filesOf(shop).map(
    ({ fileName, stored }) => `${fileName} ${stored ? sha256(stored.bytes) : 'nothing'}`
  )

/** Opens a shop with a photograph and a PNG, each in its own product. */
async function openShop(t: Test, switches: Switches) {
  const clock = runningClock(START)
  const shop = await startShopifyShop(t, { clock, env: { BILLING: 'off' }, switches })
  for (const picture of [
    { fileName: 'mug.jpg', bytes: await jpeg(1) },
    { fileName: 'bowl.png', bytes: await png(2) }
  ])
    await shop.shop.merchant.addProduct({ title: picture.fileName, media: [picture] })
  await save(shop.merchant, { image_opt: { switch: 1 } })
  return { ...shop, before: seen(shop) }
}

/** Makes the shop lose its pictures, as if changes by somebody else had failed. The next sync sees the loss. */
function lose({ shop }: ShopifyShop): void {
  for (const product of shop.content.products.values()) {
    const [file] = product.media as MediaImage[]
    if (!file) throw new Error('the product has no picture')
    const failure = { code: 'IMAGE_DOWNLOAD_FAILURE', message: 'No', details: 'No' }
    Object.assign(file, { status: 'FAILED', failure, isUpdateFailed: true, stored: null })
    shop.content.served.delete(pathOf(file))
    shop.merchant.editProduct(product, { vendor: 'Another' })
  }
}

for (const { row, switches } of switchRows(1))
  t.test(`nothing is lost under row ${row} of the switches`, (t) => lostPictures(t, switches))

async function lostPictures(t: Test, switches: Switches): Promise<void> {
  await t.test('no picture is lost when the answer to a change is lost', async (t) => {
    const shop = await openShop(t, switches)
    const { faults } = shop.shop
    for (const kind of ['502-after', 'timeout-after', '502-after'] as const)
      faults.add({ operation: 'FileUpdate', kind })
    t.match(await optimiseAll(shop.merchant), { image_total: 2, image_failed: 0 })
    t.notSame(seen(shop), shop.before)
    t.notMatch(seen(shop).join(), 'nothing')
    for (const kind of ['timeout-after', '502-after', '502-after'] as const)
      faults.add({ operation: 'FileUpdate', kind })
    t.match(await restoreAll(shop.merchant), { image_failed: 0 })
    t.ok(faults.areSpent())
    t.same(seen(shop), shop.before, 'the pictures are restored byte for byte')
  })

  await t.test(
    'a picture that Shopify loses because of an unusable upload is put back',
    async (t) => {
      const shop = await openShop(t, switches)
      const { faults } = shop.shop
      const photograph = filesOf(shop)[0]
      for (const kind of ['first', 'again']) {
        faults.add({ operation: 'upload', kind: 'damaged', times: 2 })
        await hurrying(shop, optimiseAll(shop.merchant))
        t.same(seen(shop), shop.before, kind)
        t.equal(photograph?.status, 'READY')
        const rows = await historyOf(shop.merchant)
        t.match(
          rows.map(({ reason }) => String(reason)),
          [/kept the old one/, /kept the old one/]
        )
        faults.clear()
      }
      const units = await shop.db.selectFrom('quota_unit').select('state').execute()
      t.strictSame(units, [], 'the pictures cost nothing')

      await save(shop.merchant, { auto_switch: 1 })
      const runs = async () => (await shop.db.selectFrom('run').select('id').execute()).length
      await untilIdle(shop)
      const begun = await runs()
      await untilIdle(shop)
      t.equal(await runs(), begun, 'automatic mode does not try the picture again forever')
    }
  )

  await t.test('a picture that Shopify has lost can be restored, even after a sync', async (t) => {
    const shop = await openShop(t, switches)
    await optimiseAll(shop.merchant)
    lose(shop)
    t.match(await restoreAll(shop.merchant), { process_type: 'restore', image_failed: 0 })
    t.same(seen(shop), shop.before, 'the pictures are restored byte for byte, under their names')
    t.match(await historyOf(shop.merchant), [{ status: 'restored' }, { status: 'restored' }])
  })

  await t.test(
    'a picture that Shopify has lost is reported as lost, not as unchanged',
    async (t) => {
      const shop = await openShop(t, switches)
      await chooseAll(shop.merchant)
      lose(shop)
      await optimiseAll(shop.merchant)
      const rows = await historyOf(shop.merchant)
      t.match(
        rows.map(({ reason }) => String(reason)),
        [/no longer shows this image/, /no longer shows this image/]
      )
    }
  )

  await t.test(
    'a picture whose bytes are not at the address that Shopify gives can be restored',
    async (t) => {
      const shop = await openShop(t, switches)
      await optimiseAll(shop.merchant)
      const collection = await shop.shop.merchant.addCollection({
        title: 'Kitchen',
        image: { fileName: 'kitchen.jpg', bytes: await jpeg(5) }
      })
      const { image } = collection
      if (!image) throw new Error('the collection has no picture')
      // The app can read a collection's picture only as the CDN delivers it.
      const original =
        switches.unsizedPictures === 're-encoded'
          ? await reEncoded(image.stored)
          : image.stored.bytes
      await shop.app.pollStores()
      await optimiseAll(shop.merchant, 2)
      t.ok(collection.image)
      t.notSame(collection.image?.stored.bytes, original)

      const { faults } = shop.shop
      for (const operation of ['original', 'cdn']) faults.add({ operation, kind: '404', times: 8 })
      t.match(await hurrying(shop, restoreAll(shop.merchant)), { image_failed: 0 })
      t.match(await hurrying(shop, restoreAll(shop.merchant, 2)), { image_failed: 0 })
      faults.clear()
      t.same(
        seen(shop).map((line) => line.split(' ')[1]),
        shop.before.map((line) => line.split(' ')[1])
      )
      t.same(collection.image?.stored.bytes, original)
    }
  )

  await t.test(
    'a restore does not overwrite a newer picture that cannot be read at that moment',
    async (t) => {
      const shop = await openShop(t, switches)
      await optimiseAll(shop.merchant)
      const [photograph] = filesOf(shop)
      if (!photograph) throw new Error('the shop has no photograph')
      const theirs = await jpeg(9)
      await shop.shop.merchant.replaceImage(photograph, theirs)
      shop.shop.faults.add({ operation: 'original', kind: '404', times: 1000 })
      await hurrying(shop, restoreAll(shop.merchant))
      t.same(photograph.stored?.bytes, theirs)
    }
  )

  await t.test(
    'a picture uploaded while the app is uninstalled is not replaced by the older, converted picture',
    async (t) => {
      const shop = await openShop(t, switches)
      const { faults } = shop.shop
      const bowl = filesOf(shop)[1]
      if (!bowl) throw new Error('the shop has no bowl')
      const [photograph] = filesOf(shop)
      if (photograph) shop.shop.merchant.deleteFile(photograph)
      const files = shop.shop.content.files.size
      await shop.app.pollStores()
      // Shopify creates the JPG and then refuses every further change.
      faults.add({ operation: 'FileUpdate', kind: '403', times: 1000 })
      await hurrying(shop, optimiseAll(shop.merchant))
      t.equal(shop.shop.content.files.size, files + 1, 'the JPG exists')
      t.equal((await shop.db.selectFrom('shopify_move').selectAll().execute()).length, 1)

      shop.shop.access.uninstall()
      await shop.shop.webhooks.settled()
      await shop.app.applyDeliveries()
      const theirs = await png(8)
      await shop.shop.merchant.replaceImage(bowl, theirs)
      faults.clear()
      await shop.installIn(shop.shop)
      // While Shopify does not say which files are in use, the app deletes none.
      const left = switches.usedIn === 'known' ? 0 : 1
      await eventually('the swap has ended, and the JPG is deleted', async () => {
        await shop.app.pollStores()
        const swaps = await shop.db.selectFrom('shopify_move').selectAll().execute()
        return swaps.length === 0 && shop.shop.content.files.size === files + left
      })
      t.same(filesOf(shop), [bowl])
      t.same(bowl.stored?.bytes, theirs)
    }
  )
}
