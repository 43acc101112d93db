/** The tests every store adapter must pass. The test of a new adapter calls this with a store of its own. */
import t, { type Test } from 'tap'
import { STORE_KINDS } from '../../../modules/image-opt/contract.ts'
import { altConformance, clearingConformance } from './conformance-alt.ts'
import { ownedConformance } from './conformance-owned.ts'
import { replacingConformance, restoringConformance } from './conformance-replace.ts'
import { listAll, MAX_BYTES, richProduct, type StoreUnderTest } from './conformance-support.ts'

export function storePlatformConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  replacingConformance(name, makeStore)
  ownedConformance(name, makeStore)
  altConformance(name, makeStore)

  t.test(`${name}: every kind of item is listed with its pictures`, async (t) => {
    const { store } = await makeStore(t)
    for (const kind of STORE_KINDS) {
      const items = await listAll(store, kind)
      t.ok(items.length > 0, `there is a ${kind}`)
      for (const item of items) {
        t.equal(item.kind, kind)
        t.match(item.id, /^\d+$/)
        t.not(item.title, '')
        t.equal(item.blog !== null, kind === 'article', 'only an article has a blog')
      }
      const images = items.flatMap((item) => item.images)
      t.ok(images.length > 0, `a ${kind} has a picture`)
      t.equal(
        new Set(images.map((image) => image.id)).size,
        images.length,
        'each picture has its own id'
      )
      for (const image of images) {
        t.match(image.id, /^\d+$/)
        t.equal((await store.readImage(image.id, MAX_BYTES)).length, image.sizeBytes)
      }
    }
  })

  t.test(`${name}: listing again gives the same ids, versions and order`, async (t) => {
    const { store } = await makeStore(t)
    for (const kind of STORE_KINDS) {
      t.same(await listAll(store, kind), await listAll(store, kind))
    }
  })

  t.test(`${name}: a single image can be read`, async (t) => {
    const { store } = await makeStore(t)
    for (const image of (await richProduct(store)).images) {
      t.same(await store.getImage(image.id), image)
    }
  })

  t.test(`${name}: a picture larger than the limit is not read`, async (t) => {
    const { store } = await makeStore(t)
    const [image] = (await richProduct(store)).images
    if (!image) throw new Error('the product has no picture')
    t.equal((await store.readImage(image.id, image.sizeBytes)).length, image.sizeBytes)
    await t.rejects(store.readImage(image.id, image.sizeBytes - 1), {
      name: 'StoreError',
      code: 'too-large'
    })
  })

  t.test(`${name}: a deleted picture is gone and the others remain`, async (t) => {
    const { store, draw, removePicture } = await makeStore(t)
    const before = await richProduct(store)
    const [, image] = before.images
    if (!image) throw new Error('the product has no second picture')
    await removePicture(image.id)
    const gone = { name: 'StoreError', code: 'gone' }
    await t.rejects(store.readImage(image.id, MAX_BYTES), gone)
    await t.rejects(
      store.replaceImage(image.id, {
        bytes: await draw('jpg', 79),
        fileName: 'gone.jpg',
        expectedHash: ''
      }),
      gone
    )
    await t.rejects(store.getImage(image.id), gone)
    await t.rejects(store.getImage('999999999'), gone)
    await t.rejects(store.readImage('999999999', MAX_BYTES), gone)
    await t.rejects(store.readImage('no id', MAX_BYTES), gone)
    t.same(
      (await listAll(store, 'product')).find(({ id }) => id === before.id)?.images,
      before.images.filter(({ id }) => id !== image.id)
    )
  })

  t.test(`${name}: the shop has a name and a domain`, async (t) => {
    const { store } = await makeStore(t)
    const info = await store.shopInfo()
    t.not(info.name, '')
    t.not(info.domain, '')
  })
}

/**
 * Runs only the tests that restore pictures and clear alt texts. Between them they also list, read, convert and rename
 * pictures. They are few enough to run for many combinations of switches.
 */
export function shortConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  restoringConformance(name, makeStore)
  ownedConformance(name, makeStore)
  clearingConformance(name, makeStore)
}
