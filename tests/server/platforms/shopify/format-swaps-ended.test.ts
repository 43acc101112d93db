import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { ImageChange } from '../../../../server/platforms/store-platform.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { fillShop, openShopOnStandIn, refusing, type ShopOnStandIn } from './store-support.ts'

/* These tests cover format swaps that Shopify does not let us finish, and check what such a swap leaves behind. */

async function openWithPng(t: Test) {
  const opened = await openShopOnStandIn(t)
  const { mug } = await fillShop(opened)
  const png = (await imagesOf(opened, 'Red mug'))[1]
  if (!png) throw new Error('the mug has no second picture')
  const original = await opened.store.readImage(png.id, MAX_BYTES)
  const change = { fileName: 'mug-back.jpg', expectedHash: sha256(original) }
  return { ...opened, mug, png, original, change: { ...change, bytes: await draw('jpg', 30) } }
}

async function imagesOf({ store }: Pick<ShopOnStandIn, 'store'>, title: string) {
  const products = await listAll(store, 'product')
  const found = products.find((product) => product.title === title)
  if (!found) throw new Error(`Expected ${title} to be listed`)
  return found.images
}

const namesOf = (media: { id: string }[]) =>
  media.map((medium) => ('fileName' in medium ? (medium as MediaImage).fileName : medium.id))

t.test(
  'a product with the maximum number of media keeps its PNG, and all of its images are still listed',
  async (t) => {
    const opened = await openWithPng(t)
    const { shop, store, mug, png, change, original } = opened
    const bytes = Buffer.from(await draw('jpg', 31))
    while (mug.media.length < 250)
      await shop.merchant.addToProduct(mug, { fileName: `more-${mug.media.length}.jpg`, bytes })
    await t.rejects(store.replaceImage(png.id, change), { name: 'StoreError', code: 'refused' })
    t.same(await store.getImage(png.id), png)
    t.equal(
      (await imagesOf(opened, 'Red mug')).length,
      249,
      'every medium except the video is listed'
    )
    t.equal(mug.variants[0]?.medium, mug.media[1], 'the variant shows the PNG')
    t.same(Buffer.from(await store.readImage(png.id, MAX_BYTES)), Buffer.from(original))
    t.equal((await opened.db.selectFrom('shopify_move').selectAll().execute()).length, 0)
    t.equal((await opened.db.selectFrom('shopify_left_file').selectAll().execute()).length, 1)
  }
)

for (const name of ['ProductReorderMedia', 'ProductVariantAppendMedia'])
  t.test(`a format swap whose ${name} is refused is rolled back`, async (t) => {
    const { open, client, mug, png, change, ...opened } = await openWithPng(t)
    const before = namesOf(mug.media)
    const store = open(refusing(client, name, 1))
    await t.rejects(store.replaceImage(png.id, change), { name: 'StoreError', code: 'refused' })
    t.same(namesOf(mug.media), before)
    t.equal(mug.variants[0]?.medium, mug.media[1], 'the variant shows the PNG')
    t.same(await store.getImage(png.id), png)
    t.equal((await imagesOf(opened, 'Red mug')).length, 3)
    const after = await store.replaceImage(png.id, change)
    t.match(after, { id: png.id, variant: 'Small' }, 'a later attempt succeeds')
    t.equal(mug.media.length, 4)
  })

t.test(
  'a new file that Shopify cannot use is deleted, even if it is locked at first',
  async (t) => {
    const { open, client, shop, png, change } = await openWithPng(t)
    const names = () => [...shop.content.fileNames.keys()]
    const before = names()
    const half = change.bytes.subarray(0, change.bytes.length / 2)
    const store = open(refusing(client, 'FileDelete', 2, 'FILE_LOCKED'))
    await t.rejects(store.replaceImage(png.id, { ...change, bytes: half }), { code: 'refused' })
    t.ok(shop.requests.some(({ operation }) => operation === 'FileDelete'))
    t.same(names(), before, 'nothing is left over')
    t.same(await store.getImage(png.id), png)
  }
)

t.test('a PNG shown by two products is converted only in the first', async (t) => {
  const opened = await openWithPng(t)
  const { shop, store, mug, png, original, change } = opened
  const [, file] = mug.media
  if (!file) throw new Error('the mug has no second picture')
  const other = await shop.merchant.addProduct({ title: 'Gift set', media: [] })
  other.media.push(file)
  file.products.add(other)
  const jpg = await store.replaceImage(png.id, change)
  t.equal(other.media[0], file, 'the other product still shows it')
  for (const listing of ['one', 'two']) {
    t.same((await imagesOf(opened, 'Red mug'))[1], jpg, `listing ${listing} gives the same image`)
    t.same(await imagesOf(opened, 'Gift set'), [])
  }
  const back = { bytes: original, fileName: png.fileName, expectedHash: sha256(change.bytes) }
  t.same(await store.replaceImage(png.id, back), png, 'it can be restored')
  t.equal(mug.media[1], file)

  await store.replaceImage(png.id, { ...change, expectedHash: sha256(original) })
  shop.merchant.deleteProduct(mug)
  t.match(await imagesOf(opened, 'Gift set'), [{ id: png.id, fileName: 'mug-back.png' }])
})

for (const operation of ['ProductVariantDetachMedia', 'ProductVariantAppendMedia'])
  for (const kind of ['502-before', '502-after', 'timeout-after'] as const)
    t.test(`a ${operation} without an answer (${kind}) does not count as a refusal`, async (t) => {
      const { store, shop, mug, png, original, change } = await openWithPng(t)
      shop.faults.add({ operation, kind })
      const again = (wanted: ImageChange) =>
        store.replaceImage(png.id, wanted).catch((error: { code?: string }) => {
          if (error.code !== 'unreachable') throw error
          return store.replaceImage(png.id, wanted)
        })
      t.match(await again(change), { fileName: 'mug-back.jpg', variant: 'Small' })
      t.ok(shop.faults.areSpent(), 'the answer of the swap was lost')
      shop.faults.add({ operation, kind })
      const back = { bytes: original, fileName: png.fileName, expectedHash: sha256(change.bytes) }
      t.same(await again(back), png)
      t.ok(shop.faults.areSpent(), 'the answer of the restore was lost')
      t.equal(mug.media.length, 4)
    })
