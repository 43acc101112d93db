import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import {
  fingerprints,
  listAll,
  MAX_BYTES,
  richProduct,
  type StoreUnderTest
} from './conformance-support.ts'

const TEXTS = ['Red mug', '"Red" mug & <b>saucer</b> \\ 100 %', 'Кружка, 陶器 ☕️', 'x'.repeat(512)]

export function altConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  t.test(`${name}: a new alt text changes nothing else`, async (t) => {
    const { store } = await makeStore(t)
    const before = await richProduct(store)
    for (const image of before.images) {
      const others = await fingerprints(store, image.id)
      const bytes = sha256(await store.readImage(image.id, MAX_BYTES))
      let expectedAlt = image.alt
      for (const alt of TEXTS) {
        t.same(await store.setAlt(image.id, { alt, expectedAlt }), { ...image, alt })
        t.same(await store.getImage(image.id), { ...image, alt })
        expectedAlt = alt
      }
      t.equal(sha256(await store.readImage(image.id, MAX_BYTES)), bytes)
      t.same(await fingerprints(store, image.id), others)
    }
    const after = (await listAll(store, 'product')).find(({ id }) => id === before.id)
    t.same(
      after?.images,
      before.images.map((image) => ({ ...image, alt: TEXTS.at(-1) })),
      'the images are in the same order'
    )
  })

  t.test(`${name}: somebody else’s alt text is not overwritten`, async (t) => {
    const { store } = await makeStore(t)
    const [image] = (await richProduct(store)).images
    if (!image) throw new Error('the product has no picture')
    const theirs = await store.setAlt(image.id, { alt: 'Theirs', expectedAlt: image.alt })
    await t.rejects(store.setAlt(image.id, { alt: 'Ours', expectedAlt: image.alt }), {
      name: 'StoreError',
      code: 'changed'
    })
    t.same(await store.getImage(image.id), theirs)
    t.same(
      await store.setAlt(image.id, { alt: 'Theirs', expectedAlt: image.alt }),
      theirs,
      'a text that is already set counts as expected'
    )
  })

  clearingConformance(name, makeStore)

  t.test(`${name}: a deleted image gets no alt text`, async (t) => {
    const { store, removePicture } = await makeStore(t)
    const [image] = (await richProduct(store)).images
    if (!image) throw new Error('the product has no picture')
    await removePicture(image.id)
    const gone = { name: 'StoreError', code: 'gone' }
    const change = { alt: 'x', expectedAlt: '' }
    await t.rejects(store.setAlt(image.id, change), gone)
    await t.rejects(store.setAlt('999999999', change), gone)
  })
}

export function clearingConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  t.test(`${name}: an alt text can be cleared, and survives a rename`, async (t) => {
    const { store, canClearAlt = true } = await makeStore(t)
    const alt = canClearAlt ? '' : 'Mug'
    for (const image of (await richProduct(store)).images) {
      await store.setAlt(image.id, { alt: 'Mug', expectedAlt: image.alt })
      const bytes = await store.readImage(image.id, MAX_BYTES)
      const change = { bytes, expectedHash: sha256(bytes) }
      const extension = image.fileName.split('.').at(-1) ?? ''
      const fileName = `renamed-${image.id}.${extension}`
      t.match(await store.replaceImage(image.id, { ...change, fileName }), {
        id: image.id,
        fileName,
        alt: 'Mug',
        variant: image.variant
      })
      t.match(await store.setAlt(image.id, { alt: '', expectedAlt: 'Mug' }), { alt })
      t.match(await store.getImage(image.id), { alt, fileName })
    }
  })
}
