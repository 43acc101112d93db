/** What every store adapter must do. A new adapter's test calls this with a store of its own. */

import { createHash } from 'node:crypto'
import t, { type Test } from 'tap'
import {
  ITEM_KINDS,
  type ItemKind,
  type StoreItem,
  type StorePlatform
} from '../../server/core/platform/platform.ts'

/** A store that holds at least one item of each kind, and one product with three pictures or more. */
export type StoreUnderTest = {
  store: StorePlatform
  /** Adds a picture behind the adapter's back to the product with this id. */
  addPicture(productId: string, bytes: Uint8Array, fileName: string): Promise<void>
  removePicture(imageId: string): Promise<void>
  /** A picture file of the type that the extension says, another one for each seed. */
  draw(extension: 'jpg' | 'png', seed: number): Promise<Uint8Array>
}

export async function listAll(store: StorePlatform, kind: ItemKind): Promise<StoreItem[]> {
  const items: StoreItem[] = []
  for await (const page of store.listItems(kind)) items.push(...page)
  return items
}

export function storePlatformConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  t.test(`${name}: every kind of item is listed with its pictures`, async (t) => {
    const { store } = await makeStore(t)
    for (const kind of ITEM_KINDS) {
      const items = await listAll(store, kind)
      t.ok(items.length > 0, `there is a ${kind}`)
      for (const item of items) {
        t.equal(item.kind, kind)
        t.match(item.id, /^\d+$/)
        t.not(item.title, '')
        t.equal(item.blog !== null, kind === 'article', 'an article has a blog, others have none')
      }
      const images = items.flatMap((item) => item.images)
      t.ok(images.length > 0, `a ${kind} has a picture`)
      t.equal(new Set(images.map((image) => image.id)).size, images.length, 'each has its own id')
      for (const image of images) {
        t.match(image.id, /^\d+$/)
        t.equal((await store.readImage(image.id)).length, image.sizeBytes)
      }
    }
  })

  t.test(`${name}: listing again gives the same ids, versions and order`, async (t) => {
    const { store } = await makeStore(t)
    for (const kind of ITEM_KINDS) {
      t.same(await listAll(store, kind), await listAll(store, kind))
    }
  })

  t.test(`${name}: a replaced picture keeps its id, place and alt text`, async (t) => {
    const { store, draw } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    const untouched = await fingerprints(store, image.id)
    const bytes = await draw('jpg', 71)

    const answer = await store.replaceImage(image.id, bytes, 'a-new-name.jpg')

    const after = await richProduct(store)
    t.equal(answer.id, image.id)
    t.equal(answer.fileName, 'a-new-name.jpg')
    t.same(after.images[1], answer, 'the listing agrees with the answer')
    t.same(
      after.images.map(({ id, alt }) => ({ id, alt })),
      before.images.map(({ id, alt }) => ({ id, alt }))
    )
    t.not(answer.version, image.version)
    t.not(answer.url, image.url, 'no browser shows the old picture from its cache')
    t.equal(answer.sizeBytes, bytes.length)
    t.same(Buffer.from(await store.readImage(image.id)), Buffer.from(bytes))
    t.same(await fingerprints(store, image.id), untouched, 'no other picture changed')
  })

  t.test(`${name}: replacing twice with the same bytes does no more than once`, async (t) => {
    const { store, draw } = await makeStore(t)
    const product = await richProduct(store)
    const [image] = product.images
    if (!image) throw new Error('the product has no picture')
    const bytes = await draw('jpg', 72)
    const first = await store.replaceImage(image.id, bytes, 'twice.jpg')
    const second = await store.replaceImage(image.id, bytes, 'twice.jpg')
    t.same(second, first)
    t.equal((await richProduct(store)).images.length, product.images.length)
  })

  t.test(`${name}: a version changes with the bytes and only with them`, async (t) => {
    const { store, draw } = await makeStore(t)
    const [image, other] = (await richProduct(store)).images
    if (!image || !other) throw new Error('the product has no pictures')
    const versions = [image.version]
    for (const seed of [73, 74, 75]) {
      const bytes = await draw('jpg', seed)
      versions.push((await store.replaceImage(image.id, bytes, 'versions.jpg')).version)
    }
    t.equal(new Set(versions).size, 4)
    const after = (await richProduct(store)).images
    t.equal(after.find(({ id }) => id === image.id)?.version, versions[3])
    t.equal(after.find(({ id }) => id === other.id)?.version, other.version)
  })

  t.test(`${name}: a name that another picture has gets a number`, async (t) => {
    const { store, draw, addPicture } = await makeStore(t)
    const product = await richProduct(store)
    const [image] = product.images
    if (!image) throw new Error('the product has no picture')
    await addPicture(product.id, await draw('jpg', 76), 'taken.jpg')
    const taken = (await richProduct(store)).images.find(({ fileName }) => fileName === 'taken.jpg')
    if (!taken) throw new Error('the added picture is not listed')
    const bytes = await draw('jpg', 77)

    const first = await store.replaceImage(image.id, bytes, 'taken.jpg')
    t.equal(first.fileName, 'taken-1.jpg')
    const again = await store.replaceImage(image.id, bytes, 'taken.jpg')
    t.same(again, first, 'asking again does not number it higher')
    t.same(Buffer.from(await store.readImage(taken.id)), Buffer.from(await draw('jpg', 76)))
  })

  t.test(`${name}: a converted picture can be restored under its first name`, async (t) => {
    const { store, draw } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    const original = await store.readImage(image.id)
    await store.replaceImage(image.id, await draw('jpg', 78), 'converted.jpg')
    const restored = await store.replaceImage(image.id, original, image.fileName)
    t.equal(restored.fileName, image.fileName)
    t.equal(restored.alt, image.alt)
    t.same(Buffer.from(await store.readImage(image.id)), Buffer.from(original))
    t.same(
      (await richProduct(store)).images.map(({ id }) => id),
      before.images.map(({ id }) => id)
    )
  })

  t.test(`${name}: a deleted picture is gone, the others stay`, async (t) => {
    const { store, draw, removePicture } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    await removePicture(image.id)
    const gone = { name: 'StoreError', failure: 'gone' }
    await t.rejects(store.readImage(image.id), gone)
    await t.rejects(store.replaceImage(image.id, await draw('jpg', 79), 'gone.jpg'), gone)
    await t.rejects(store.readImage('999999999'), gone)
    await t.rejects(store.readImage('no id'), gone)
    t.same(
      (await listAll(store, 'product')).find(({ id }) => id === before.id)?.images,
      before.images.filter(({ id }) => id !== image.id)
    )
  })

  t.test(`${name}: the shop says its name`, async (t) => {
    const { store } = await makeStore(t)
    const info = await store.shopInfo()
    t.not(info.name, '')
    t.not(info.domain, '')
  })
}

async function richProduct(store: StorePlatform): Promise<StoreItem> {
  const product = (await listAll(store, 'product')).find(({ images }) => images.length >= 3)
  if (!product) throw new Error('the store has no product with three pictures')
  return product
}

/** Of every picture but one. */
async function fingerprints(store: StorePlatform, exceptId: string): Promise<string[]> {
  const found: string[] = []
  for (const kind of ITEM_KINDS) {
    for (const { images } of await listAll(store, kind)) {
      for (const { id, version } of images) {
        if (id === exceptId) continue
        const hash = createHash('sha256').update(await store.readImage(id))
        found.push(`${id} ${version} ${hash.digest('hex')}`)
      }
    }
  }
  return found
}
