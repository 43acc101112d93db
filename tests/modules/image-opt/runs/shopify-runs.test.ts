import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { runningClock } from '../../../support/clock.ts'
import { historyOf, optimiseAll, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, png } from '../../../support/shop.ts'
import { START } from '../../../support/shopify-app.ts'
import { type ShopifyShop, startShopifyShop } from '../../../support/shopify-shop.ts'
import { switchRows } from '../../../support/switch-rows.ts'

const SAVE = '/api/v2/image-opt/saveSettings'

/** Opens a shop with every feature, three products and five pictures. */
async function openFilled(t: Test, options: Parameters<typeof startShopifyShop>[1] = {}) {
  const opened = await startShopifyShop(t, {
    clock: runningClock(START),
    env: { BILLING: 'off' },
    ...options
  })
  const { merchant } = opened.shop
  const mug = await merchant.addProduct({
    title: 'Red mug',
    media: [
      { fileName: 'front.jpg', bytes: await jpeg(1), alt: 'A mug' },
      { fileName: 'back.png', bytes: await png(2) }
    ],
    variants: [{ title: 'Small', price: '9.50', medium: 1 }]
  })
  await merchant.addProduct({
    title: 'Plate',
    media: [
      { fileName: 'plate.jpg', bytes: await jpeg(3) },
      { fileName: 'rim.jpg', bytes: await jpeg(4) }
    ]
  })
  await merchant.addProduct({
    title: 'Bowl',
    media: [{ fileName: 'bowl.jpg', bytes: await jpeg(5) }]
  })
  return { ...opened, mug }
}

/** Returns the pictures that visitors of the shop see, by file name. */
const seen = ({ shop }: ShopifyShop) =>
  Object.fromEntries(
    [...shop.content.products.values()]
      .flatMap(({ media }) => media as MediaImage[])
      .map(({ fileName, alt, stored }) => [fileName, `${alt ?? ''} ${sha256(stored?.bytes ?? '')}`])
  )

t.test('a Shopify shop is optimised and restored byte for byte', async (t) => {
  const shop = await openFilled(t)
  const before = seen(shop)
  t.match(await optimiseAll(shop.merchant), { image_total: 5, image_in: 0, image_failed: 0 })
  const after = seen(shop)
  for (const name of Object.keys(before)) t.not(after[name], before[name], `${name} is smaller`)
  t.ok('back.jpg' in after, 'the PNG has become a JPG')
  t.match(shop.mug.variants[0]?.medium, { fileName: 'back.jpg' }, 'its variant shows the JPG')
  await restoreAll(shop.merchant)
  t.same(seen(shop), before)
  t.match(shop.mug.variants[0]?.medium, { fileName: 'back.png' })
})

for (const { row, switches } of switchRows(1))
  t.test(
    `when answers from Shopify are lost, no change is made twice and no picture is lost (row ${row} of the switches)`,
    async (t) => {
      const shop = await openFilled(t, { switches })
      const { faults } = shop.shop
      for (const kind of ['502-before', '502-after', 'timeout-after', '503-before'] as const)
        for (const operation of ['FileUpdate', 'StagedUploadsCreate', 'ImageFiles'])
          faults.add({ operation, kind })
      faults.add({ operation: 'upload', kind: '502-before' })
      faults.add({ operation: 'original', kind: '503-before' })
      faults.add({ operation: 'ProductImage', kind: '429', retryAfterSeconds: 1 })
      faults.add({ operation: 'ProductImage', kind: 'throttled', times: 2 })
      const before = seen(shop)
      t.match(await optimiseAll(shop.merchant), { image_total: 5, image_in: 0, image_failed: 0 })
      t.ok(faults.areSpent(), 'every fault has occurred')
      t.equal(Object.keys(seen(shop)).length, Object.keys(before).length)
      await restoreAll(shop.merchant)
      t.same(seen(shop), before)
    }
  )

t.test('a token revoked during a run pauses the run until the app is opened again', async (t) => {
  const shop = await openFilled(t)
  shop.shop.faults.add({ operation: 'FileUpdate', kind: '502-before', after: 2 })
  await startAll(shop.merchant)
  while (shop.shop.requests.filter(({ operation }) => operation === 'FileUpdate').length < 2)
    await new Promise((resolve) => setTimeout(resolve, 10))
  shop.shop.access.revoke()
  const isClosed = async () => (await shop.rowOf(shop.shop))?.is_open === 0
  while (!(await isClosed())) await new Promise((resolve) => setTimeout(resolve, 50))
  const rows = await shop.db.selectFrom('run_item').select('state').execute()
  t.ok(
    rows.some(({ state }) => state === 'waiting' || state === 'working'),
    'something remains to be done'
  )
  t.notOk(
    rows.some(({ state }) => state === 'failed'),
    'nothing has failed'
  )

  await shop.installIn(shop.shop)
  t.match(await untilDone(shop.merchant), { image_total: 5, image_in: 0, image_failed: 0 })
})

t.test(
  'automatic mode ignores our own changes and notices those of the merchant §5.13.5',
  async (t) => {
    const shop = await openFilled(t)
    const { merchant } = shop
    const image_opt = { switch: 1, product: 1, collection: 1, blogs: 1 }
    await merchant.post(SAVE, { page5: { day_backup: 1 }, settings: { image_opt } })
    t.equal((await merchant.post(SAVE, { settings: { auto_switch: 1 } })).status, 200)
    const runs = async () =>
      (await shop.db.selectFrom('run').select(['kind', 'images_total']).execute()).filter(
        ({ kind }) => kind === 'automatic'
      )
    await until(async () => (await historyOf(merchant)).length === 3)
    await untilDone(merchant)
    const writes = shop.shop.requests.filter(({ operation }) => operation === 'FileUpdate').length
    const begun = (await runs()).length
    // The webhooks for our own changes have arrived and triggered syncs.
    await shop.app.pollStores()
    await untilDone(merchant)
    t.equal((await runs()).length, begun, 'nothing more is queued')
    t.equal(
      shop.shop.requests.filter(({ operation }) => operation === 'FileUpdate').length,
      writes,
      'nothing is written again'
    )

    const [front] = shop.mug.media as MediaImage[]
    if (!front) throw new Error('the mug has no picture')
    await shop.shop.merchant.replaceImage(front, await jpeg(9))
    await until(async () => (await runs()).length > begun)
    await untilDone(merchant)
    t.equal(
      shop.shop.requests.filter(({ operation }) => operation === 'FileUpdate').length,
      writes + 1
    )
  }
)

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100))
}

for (const unsizedPictures of ['as-stored', 're-encoded'] as const)
  t.test(
    `pictures of collections and articles are restored to their backups when the CDN delivers them ${unsizedPictures}`,
    async (t) => {
      const { app, shop, merchant } = await startShopifyShop(t, {
        clock: runningClock(START),
        env: { BILLING: 'off' },
        switches: { unsizedPictures },
        timing: { mediaMs: 0 }
      })
      const image = async (fileName: string, seed: number) => ({
        fileName,
        bytes: await jpeg(seed)
      })
      const kitchen = await shop.merchant.addCollection({
        title: 'Kitchen',
        image: await image('kitchen.jpg', 11)
      })
      const glaze = await shop.merchant.addArticle(shop.merchant.addBlog({ title: 'News' }), {
        title: 'A new glaze',
        image: await image('glaze.jpg', 12)
      })
      const kinds = [
        [2, kitchen],
        [3, glaze]
      ] as const
      for (const [kind, owner] of kinds) {
        const before = owner.image?.stored.bytes
        t.match(await optimiseAll(merchant, kind), { image_total: 1, image_failed: 0 })
        const optimised = owner.image?.stored.bytes
        t.notSame(optimised, before)
        const [row] = await historyOf(merchant, '', kind)
        t.match(row, { status: 'compressed', image: { is_delivered: 1 } })
        const get = async (url: string) => (await app.inject({ url })).rawPayload
        const backup = await get(row.image.before_file_path)
        t.equal(backup.equals(before as Buffer), unsizedPictures === 'as-stored')
        t.ok((await get(row.image.after_file_path)).length > 0, 'the result can be looked at')
        t.match(await optimiseAll(merchant, kind), { image_failed: 0 })
        t.same(owner.image?.stored.bytes, optimised, 'a second run starts from the same backup')
        t.match(await restoreAll(merchant, kind), { image_failed: 0 })
        t.same(owner.image?.stored.bytes, backup, 'the backup came back byte for byte')
        t.match(await historyOf(merchant, '', kind), [{ status: 'restored' }])
      }
    }
  )
