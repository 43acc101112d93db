import t from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { processReplacement } from '../../../stand-in/content/media-life.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { fillShop, openShopOnStandIn } from './store-support.ts'

t.test('pictures that never become ready do not keep the others from being listed', async (t) => {
  const opened = await openShopOnStandIn(t)
  const { mug } = await fillShop(opened)
  const { store, shop, clock } = opened
  const stuck = mug.media.filter((medium) => medium.__typename === 'MediaImage').slice(0, 2)
  t.equal(stuck.length, 2)
  for (const medium of stuck)
    shop.content.files.change(medium as MediaImage, (file) => {
      file.status = 'PROCESSING'
    })
  const began = clock.elapsedMs()
  const products = await listAll(store, 'product')
  const waitedMs = clock.elapsedMs() - began
  t.ok(waitedMs >= 60_000 && waitedMs < 65_000, 'the wait is one minute for all of them together')
  t.equal(products.find(({ title }) => title === 'Red mug')?.images.length, 1)
  t.equal(products.find(({ title }) => title === 'Plate')?.images.length, 1)
})

for (const originalAddress of ['with-image', 'later'] as const)
  t.test(
    `a change whose answer was lost is recognised (original address: ${originalAddress})`,
    async (t) => {
      const opened = await openShopOnStandIn(t, { originalAddress })
      const { mug } = await fillShop(opened)
      const { store, shop } = opened
      const image = (await listAll(store, 'product')).find(({ title }) => title === 'Red mug')
        ?.images[0]
      if (!image) throw new Error('the mug has no picture')
      const expectedHash = sha256(await store.readImage(image.id, MAX_BYTES))
      const bytes = await draw('jpg', 8)
      shop.faults.add({ operation: 'FileUpdate', kind: '502-after' })
      const change = { bytes, fileName: image.fileName, expectedHash }
      t.match(await store.replaceImage(image.id, change), {
        id: image.id,
        fileName: image.fileName
      })
      const sent = shop.requests.filter(
        ({ operation, code }) => operation === 'FileUpdate' && code === null
      )
      t.equal(sent.length, 1, 'the change was not sent again')
      t.same((mug.media[0] as MediaImage).stored?.bytes, Buffer.from(bytes))
      t.same(Buffer.from(await store.readImage(image.id, MAX_BYTES)), Buffer.from(bytes))
    }
  )

for (const kind of ['503-before', '403', 'timeout-before'] as const)
  t.test(
    `a collection’s picture is listed although its size cannot be read (${kind})`,
    async (t) => {
      const opened = await openShopOnStandIn(t)
      await fillShop(opened)
      const { store, shop } = opened
      shop.faults.add({ operation: 'cdn', kind })
      const [kitchen] = await listAll(store, 'collection')
      t.match(kitchen?.images, [{ fileName: 'kitchen.jpg', sizeBytes: 0 }])
      const [again] = await listAll(store, 'collection')
      t.ok(again?.images[0]?.sizeBytes, 'the next listing asks again')
      t.equal(again?.images[0]?.version, kitchen?.images[0]?.version, 'the version stays the same')
    }
  )

t.test('an article’s picture is read byte for byte as the shop stores it', async (t) => {
  const opened = await openShopOnStandIn(t)
  await fillShop(opened)
  const { store, shop } = opened
  const [glaze] = await listAll(store, 'article')
  const bytes = await store.readImage(glaze?.images[0]?.id ?? '', MAX_BYTES)
  const [article] = shop.content.articles.values()
  t.same(Buffer.from(bytes), article?.image?.stored.bytes)
})

t.test('a picture keeps the name of its variant while somebody replaces the picture', async (t) => {
  const opened = await openShopOnStandIn(t)
  const { mug } = await fillShop(opened)
  const { store, shop } = opened
  const back = mug.media[1] as MediaImage
  processReplacement(shop, back, { bytes: await draw('png', 9) })
  const variantOf = async () => {
    const products = await listAll(store, 'product')
    const images = products.flatMap(({ images }) => images)
    return images.find(({ fileName }) => fileName === 'mug-back.png')
  }
  const listed = await variantOf()
  t.equal(listed?.variant, 'Small')
  processReplacement(shop, back, { bytes: await draw('png', 10) })
  t.equal((await store.getImage(listed?.id ?? '')).variant, 'Small')
})
