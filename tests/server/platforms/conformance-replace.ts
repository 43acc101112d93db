import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import {
  fingerprints,
  MAX_BYTES,
  replace,
  richProduct,
  type StoreUnderTest
} from './conformance-support.ts'

/** What every store must guarantee when a picture is replaced. */
export function replacingConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  t.test(`${name}: a replaced picture keeps its id, position and alt text`, async (t) => {
    const { store, draw } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    const untouched = await fingerprints(store, image.id)
    const bytes = await draw('jpg', 71)

    const answer = await replace(store, image.id, bytes, 'a-new-name.jpg')

    const after = await richProduct(store)
    t.equal(answer.id, image.id)
    t.equal(answer.fileName, 'a-new-name.jpg')
    t.same(after.images[1], answer, 'the listing matches the answer')
    t.same(
      after.images.map(({ id, alt }) => ({ id, alt })),
      before.images.map(({ id, alt }) => ({ id, alt }))
    )
    t.not(answer.version, image.version)
    t.not(answer.url, image.url, 'no browser shows the old picture from its cache')
    t.equal(answer.sizeBytes, bytes.length)
    t.same(Buffer.from(await store.readImage(image.id, MAX_BYTES)), Buffer.from(bytes))
    t.same(await fingerprints(store, image.id), untouched, 'no other picture changed')
  })

  t.test(
    `${name}: replacing a picture twice with the same bytes has the same effect as once`,
    async (t) => {
      const { store, draw } = await makeStore(t)
      const product = await richProduct(store)
      const [image] = product.images
      if (!image) throw new Error('the product has no picture')
      const bytes = await draw('jpg', 72)
      const expectedHash = sha256(await store.readImage(image.id, MAX_BYTES))
      const change = { bytes, fileName: 'twice.jpg', expectedHash }
      const first = await store.replaceImage(image.id, change)
      const second = await store.replaceImage(image.id, change)
      t.same(second, first)
      const named = await store.replaceImage(image.id, { ...change, fileName: 'thrice.jpg' })
      t.equal(named.fileName, 'thrice.jpg', 'only the name changes')
      t.equal((await richProduct(store)).images.length, product.images.length)
    }
  )

  t.test(`${name}: a version changes if and only if the bytes change`, async (t) => {
    const { store, draw } = await makeStore(t)
    const [image, other] = (await richProduct(store)).images
    if (!image || !other) throw new Error('the product has no pictures')
    const versions = [image.version]
    for (const seed of [73, 74, 75]) {
      const bytes = await draw('jpg', seed)
      versions.push((await replace(store, image.id, bytes, 'versions.jpg')).version)
    }
    t.equal(new Set(versions).size, 4)
    const after = (await richProduct(store)).images
    t.equal(after.find(({ id }) => id === image.id)?.version, versions[3])
    t.equal(after.find(({ id }) => id === other.id)?.version, other.version)
  })

  t.test(
    `${name}: a picture gets a numbered name if a different picture has the requested one`,
    async (t) => {
      const { store, draw, addPicture } = await makeStore(t)
      const product = await richProduct(store)
      const [image] = product.images
      if (!image) throw new Error('the product has no picture')
      await addPicture(product.id, await draw('jpg', 76), 'taken.jpg')
      const taken = (await richProduct(store)).images.find(
        ({ fileName }) => fileName === 'taken.jpg'
      )
      if (!taken) throw new Error('the added picture is not listed')
      const bytes = await draw('jpg', 77)

      const first = await replace(store, image.id, bytes, 'taken.jpg')
      t.equal(first.fileName, 'taken-1.jpg')
      const again = await replace(store, image.id, bytes, 'taken.jpg')
      t.same(again, first, 'a second attempt does not raise the number')
      t.same(
        Buffer.from(await store.readImage(taken.id, MAX_BYTES)),
        Buffer.from(await draw('jpg', 76))
      )
    }
  )

  restoringConformance(name, makeStore)

  t.test(`${name}: a picture that differs from the expected one is left unchanged`, async (t) => {
    const { store, draw } = await makeStore(t)
    const before = await richProduct(store)
    const [image] = before.images
    if (!image) throw new Error('the product has no picture')
    const bytes = await draw('jpg', 80)
    for (const fileName of [image.fileName, 'other.jpg']) {
      const change = { bytes, fileName, expectedHash: sha256('another picture') }
      await t.rejects(store.replaceImage(image.id, change), {
        name: 'StoreError',
        code: 'changed'
      })
    }
    t.same(await richProduct(store), before)
  })

  t.test(`${name}: a picture keeps its position when its new name is taken`, async (t) => {
    const { store, draw, addPicture } = await makeStore(t)
    const { id } = await richProduct(store)
    for (const [seed, fileName] of ['zoo.jpg', 'zoo.png', 'zoo-1.jpg'].entries()) {
      await addPicture(
        id,
        await draw(fileName.endsWith('png') ? 'png' : 'jpg', 90 + seed),
        fileName
      )
    }
    const order = async () => (await richProduct(store)).images.map((image) => image.id)
    const before = await order()
    const image = (await richProduct(store)).images.find(({ fileName }) => fileName === 'zoo.png')
    if (!image) throw new Error('the added picture is not listed')
    const original = await store.readImage(image.id, MAX_BYTES)
    const converted = await replace(store, image.id, await draw('jpg', 93), 'zoo.jpg')
    t.equal(converted.fileName, 'zoo-2.jpg')
    t.same(await order(), before)
    await replace(store, image.id, await draw('jpg', 94), 'about.jpg')
    t.same(await order(), before, 'even under a name that sorts elsewhere')
    t.equal((await replace(store, image.id, original, 'zoo.png')).fileName, 'zoo.png')
    t.same(await order(), before)
  })
}

export function restoringConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  t.test(`${name}: a converted picture can be restored under its first name`, async (t) => {
    const { store, draw } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    const original = await store.readImage(image.id, MAX_BYTES)
    await replace(store, image.id, await draw('jpg', 78), 'converted.jpg')
    const restored = await replace(store, image.id, original, image.fileName)
    t.equal(restored.fileName, image.fileName)
    t.equal(restored.alt, image.alt)
    t.same(Buffer.from(await store.readImage(image.id, MAX_BYTES)), Buffer.from(original))
    t.same(
      (await richProduct(store)).images.map(({ id }) => id),
      before.images.map(({ id }) => id)
    )
  })
}
