import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import type { Switches } from '../../../stand-in/switches.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { BOTH_WAYS, fillShop, openShopOnStandIn, refusing } from './store-support.ts'

const [[, asExpected] = []] = BOTH_WAYS

/** Opens a shop in which the mug's PNG has become a JPG. */
async function openConverted(t: Test, switches: Partial<Switches> = {}) {
  const opened = await openShopOnStandIn(t, { ...(asExpected as Switches), ...switches })
  const { mug } = await fillShop(opened)
  const file = mug.media[1] as MediaImage
  const products = await listAll(opened.store, 'product')
  const png = products.find(({ title }) => title === 'Red mug')?.images[1]
  if (!png) throw new Error('the mug has no second picture')
  const original = await opened.store.readImage(png.id, MAX_BYTES)
  const change = { fileName: 'mug-back.jpg', expectedHash: sha256(original) }
  await opened.store.replaceImage(png.id, { ...change, bytes: await draw('jpg', 40) })
  const isThere = () => opened.shop.content.files.get(file.number) !== undefined
  return { ...opened, mug, file, png, isThere }
}

/** A time at which the retention of every replaced file has ended. */
const LATER = '2099-01-01T00:00:00.000Z'

t.test(
  'a replaced PNG that nothing shows is deleted once its retention ends §2.5.7 §3.4.4',
  async (t) => {
    const { store, isThere } = await openConverted(t)
    await store.removeReplacedFiles?.('2000-01-01T00:00:00.000Z')
    t.ok(isThere(), 'the file is kept until its retention ends')
    await store.removeReplacedFiles?.(LATER)
    t.notOk(isThere())
  }
)

for (const usedIn of ['known', 'refused', 'ignored'] as const)
  t.test(
    `a replaced file that another product shows is kept when used_in is ${usedIn}`,
    async (t) => {
      const { store, shop, file, isThere } = await openConverted(t, { usedIn })
      const other = await shop.merchant.addProduct({ title: 'Gift set', media: [] })
      other.media.push(file)
      file.products.add(other)
      await store.removeReplacedFiles?.(LATER)
      t.ok(isThere())
      t.equal(other.media[0], file)
    }
  )

t.test(
  'a replaced file that cannot be deleted does not keep the others from being deleted',
  async (t) => {
    const { open, client, shop, isThere, db, shopId } = await openConverted(t)
    const locked = await shop.merchant.addFile({
      fileName: 'locked.png',
      bytes: Buffer.from(await draw('png', 41))
    })
    const image_id = String(locked.number)
    await db
      .insertInto('shopify_left_file')
      .values({
        shop_id: shopId,
        media_id: image_id,
        image_id,
        left_at: '2001-01-01T00:00:00.000Z',
        version: `${locked.version}-${locked.stored?.bytes.length}`
      })
      .execute()
    await open(refusing(client, 'FileDelete', 1)).removeReplacedFiles?.(LATER)
    t.ok(shop.content.files.get(locked.number), 'refused')
    t.notOk(isThere())
  }
)

t.test('a replaced PNG that the merchant has changed since is not deleted', async (t) => {
  const { store, shop, file, isThere, db } = await openConverted(t)
  const theirs = Buffer.from(await draw('png', 42))
  await shop.merchant.replaceImage(file, theirs)
  await store.removeReplacedFiles?.(LATER)
  t.ok(isThere())
  t.same(file.stored?.bytes, theirs)
  t.same(
    await db.selectFrom('shopify_left_file').selectAll().execute(),
    [],
    'its row is deleted, so the file is not considered again'
  )
})

t.test(
  'a replaced file whose version an older release did not record is not deleted',
  async (t) => {
    const { store, isThere, db } = await openConverted(t)
    await db.updateTable('shopify_left_file').set({ version: null }).execute()
    await store.removeReplacedFiles?.(LATER)
    t.ok(isThere())
  }
)

t.test('a deletion whose answer is lost is not sent twice', async (t) => {
  for (const kind of ['502-before', '502-after', 'timeout-after'] as const) {
    const { store, shop, isThere, db } = await openConverted(t)
    shop.faults.add({ operation: 'FileDelete', kind })
    await store.removeReplacedFiles?.(LATER)
    t.notOk(isThere(), kind)
    t.same(await db.selectFrom('shopify_left_file').selectAll().execute(), [], kind)
    const sent = shop.requests.filter(({ operation, code }) => operation === 'FileDelete' && !code)
    t.equal(sent.length, 1, kind)
  }
})

t.test('a file that a restore is putting back is not deleted', async (t) => {
  const { open, client, store, png, mug, file } = await openConverted(t)
  const jpg = await store.readImage(png.id, MAX_BYTES)
  const bytes = file.stored?.bytes ?? Buffer.of()
  const back = { bytes, fileName: png.fileName, expectedHash: sha256(jpg) }
  // The restore broke off before the PNG was attached to the product again.
  const failing = open({
    async run(shopId, operation, ...rest) {
      if (operation.name === 'ProductMedia') throw new Error('killed')
      return client.run(shopId, operation, ...rest)
    }
  })
  await t.rejects(failing.replaceImage(png.id, back), { message: 'killed' })
  await open().removeReplacedFiles?.(LATER)
  t.same(await open().replaceImage(png.id, back), png)
  t.equal(mug.media[1], file)
})
