import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { openShopOnStandIn } from './store-support.ts'

/* These tests use file names and contents as they occur in older shops. */

async function openWith(t: Test, fileName: string, format: 'jpg' | 'png') {
  const opened = await openShopOnStandIn(t)
  const bytes = Buffer.from(await draw(format, 50))
  const mug = await opened.shop.merchant.addProduct({ title: 'Mug', media: [{ fileName, bytes }] })
  const [product] = await listAll(opened.store, 'product')
  const image = product?.images[0]
  if (!image) throw new Error('the mug has no picture')
  const heldBy = () => mug.media[0] as MediaImage
  const original = await opened.store.readImage(image.id, MAX_BYTES)
  return { ...opened, mug, image, original, heldBy }
}

t.test(
  'a PNG whose name ends in .jpg is renamed to .png, and a restore brings its bytes back',
  async (t) => {
    const { store, image, original, heldBy } = await openWith(t, 'odd.jpg', 'png')
    const png = Buffer.concat([await draw('png', 51), Buffer.alloc(1)])
    const smaller = await store.replaceImage(image.id, {
      bytes: png,
      fileName: 'odd.jpg',
      expectedHash: sha256(original)
    })
    t.match(smaller, { id: image.id, fileName: 'odd.png' })
    t.same(heldBy().stored?.bytes, Buffer.from(png))

    const jpg = await draw('jpg', 52)
    const change = { fileName: 'odd.jpg', expectedHash: sha256(png) }
    t.match(await store.replaceImage(image.id, { ...change, bytes: jpg }), { id: image.id })
    const back = { bytes: original, fileName: 'odd.jpg', expectedHash: sha256(jpg) }
    t.match(await store.replaceImage(image.id, back), { id: image.id })
    t.same(heldBy().stored?.bytes, Buffer.from(original), 'the picture is restored byte for byte')
  }
)

t.test('a picture keeps its name if Shopify refuses the new one', async (t) => {
  const { store, image, original, heldBy } = await openWith(t, 'mug.jpg', 'jpg')
  const jpg = await draw('jpg', 53)
  const change = { bytes: jpg, fileName: '_MG.0815.jpg', expectedHash: sha256(original) }
  t.match(await store.replaceImage(image.id, change), { fileName: 'mug.jpg' })
  t.same(heldBy().stored?.bytes, Buffer.from(jpg))
})

t.test('a PNG with a name that Shopify would refuse for a new file is converted', async (t) => {
  const { store, image, original, heldBy } = await openWith(t, '_MG.0815 "à".png', 'png')
  const jpg = await draw('jpg', 54)
  const change = { bytes: jpg, fileName: '_MG.0815 "à".jpg', expectedHash: sha256(original) }
  const after = await store.replaceImage(image.id, change)
  t.match(after, { id: image.id, fileName: 'MG-0815-à.jpg' })
  t.same(heldBy().stored?.bytes, Buffer.from(jpg))
  const back = { bytes: original, fileName: image.fileName, expectedHash: sha256(jpg) }
  t.match(await store.replaceImage(image.id, back), { fileName: image.fileName }, 'restored')
})

for (const fileName of ['MUG.JPG', 'mug.jpeg', 'mug.JPEG'])
  t.test(`${fileName} keeps its extension when it is renamed`, async (t) => {
    const { store, image, original, heldBy } = await openWith(t, fileName, 'jpg')
    const jpg = await draw('jpg', 55)
    const ending = fileName.split('.')[1]
    const change = { bytes: jpg, fileName: 'red-mug.jpg', expectedHash: sha256(original) }
    t.match(await store.replaceImage(image.id, change), { fileName: `red-mug.${ending}` })
    const back = { bytes: original, fileName, expectedHash: sha256(jpg) }
    t.match(await store.replaceImage(image.id, back), { fileName })
    t.same(heldBy().stored?.bytes, Buffer.from(original))
  })

for (const fileName of ['mug.jpg', 'mug.png'])
  t.test(`the merchant’s ${fileName}, changed during our upload, is not overwritten`, async (t) => {
    const format = fileName.endsWith('png') ? 'png' : 'jpg'
    const { open, client, shop, image, original, heldBy } = await openWith(t, fileName, format)
    const theirs = Buffer.from(await draw(format, 56))
    const store = open({
      async run(shopId, operation, ...rest) {
        if (operation.name === 'StagedUploadsCreate')
          await shop.merchant.replaceImage(heldBy(), theirs)
        return client.run(shopId, operation, ...rest)
      }
    })
    const jpg = await draw('jpg', 57)
    const change = { bytes: jpg, fileName: 'mug.jpg', expectedHash: sha256(original) }
    await t.rejects(store.replaceImage(image.id, change), {
      name: 'StoreError',
      code: 'changed'
    })
    t.same(heldBy().stored?.bytes, theirs)
    t.same(Buffer.from(await store.readImage(image.id, MAX_BYTES)), theirs)
  })
