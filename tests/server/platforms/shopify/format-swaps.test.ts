import t, { type Test } from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { AdminClient } from '../../../../server/platforms/shopify/client/admin-client.ts'
import type { StorePlatform } from '../../../../server/platforms/store-platform.ts'
import type { MediaImage } from '../../../stand-in/content/entities.ts'
import { report } from '../../../support/report.ts'
import { listAll, MAX_BYTES } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { fillShop, openShopOnStandIn, refusing, type ShopOnStandIn } from './store-support.ts'

/** Simulates the death of the process right before or right after one of its calls takes effect. */
class Killed extends Error {
  override readonly name = 'Killed'
}

function dyingClient(client: AdminClient, atCall: number, when: 'before' | 'after') {
  let calls = 0
  const dying: AdminClient = {
    async run(...call) {
      calls += 1
      if (calls === atCall && when === 'before') throw new Killed()
      const answer = await client.run(...call)
      if (calls >= atCall) throw new Killed()
      return answer
    }
  }
  return { dying, calls: () => calls }
}

async function openWithPng(t: Test) {
  const opened = await openShopOnStandIn(t)
  const { mug } = await fillShop(opened)
  const before = await mugOf(opened.store)
  const png = before.images[1]
  if (!png) throw new Error('the mug has no second picture')
  const original = await opened.store.readImage(png.id, MAX_BYTES)
  return { ...opened, mug, png, original }
}

async function mugOf(store: StorePlatform) {
  const mug = (await listAll(store, 'product')).find(({ title }) => title === 'Red mug')
  if (!mug) throw new Error('the mug is not listed')
  return mug
}

const namesOf = (media: { id: string }[]) =>
  media.map((medium) => ('fileName' in medium ? (medium as MediaImage).fileName : medium.id))

function pngFiles({ shop }: ShopOnStandIn): string[] {
  return [...shop.content.files.values()].flatMap((file) =>
    file.__typename === 'MediaImage' ? [file.fileName] : []
  )
}

t.test(
  'a PNG that becomes a JPG keeps its position, its variants and its alt text §3.4.4',
  async (t) => {
    const { store, mug, png, original, ...opened } = await openWithPng(t)
    const bytes = await draw('jpg', 20)
    const change = { bytes, fileName: 'mug-back.jpg', expectedHash: sha256(original) }
    const after = await store.replaceImage(png.id, change)
    t.match(after, { id: png.id, fileName: 'mug-back.jpg', alt: 'Its back', variant: 'Small' })
    t.equal(namesOf(mug.media)[1], 'mug-back.jpg')
    t.equal(mug.media.length, 4, 'the PNG is no longer in the product')
    t.equal(mug.variants[0]?.medium, mug.media[1], 'the variant shows the JPG')
    t.ok(pngFiles({ ...opened, store }).includes('mug-back.png'), 'the PNG is kept in the files')
    t.same((await mugOf(store)).images[1], after)
  }
)

t.test('restoring puts the same PNG file back and creates no third file §3.4.4', async (t) => {
  const { store, mug, png, original, shop } = await openWithPng(t)
  const file = mug.media[1]
  const files = shop.content.files.size
  const jpg = await draw('jpg', 21)
  const change = { fileName: 'mug-back.jpg', expectedHash: sha256(original) }
  await store.replaceImage(png.id, { ...change, bytes: jpg })
  const back = { bytes: original, fileName: png.fileName, expectedHash: sha256(jpg) }
  t.same(await store.replaceImage(png.id, back), png)
  t.equal(mug.media[1], file, 'the same file is back')
  t.equal(mug.variants[0]?.medium, file)
  t.equal(shop.content.files.size, files + 1, 'the JPG is kept too, until its retention ends')
  t.same(Buffer.from(await store.readImage(png.id, MAX_BYTES)), Buffer.from(original))
})

for (const when of ['before', 'after'] as const)
  t.test(
    `a format swap killed ${when} any call is finished by the next attempt without a second file §3.1.3`,
    async (t) => {
      const calls = await countCalls(t)
      t.ok(calls > 8, `a conversion takes ${calls} calls`)
      for (let atCall = 1; atCall <= calls; atCall++)
        await t.test(`${when} call ${atCall}`, (t) => killAt(t, atCall, when))
      report(2, 'Shopify', { calls, 'kills, before and after each': 2 * calls })
    }
  )

async function countCalls(t: Test): Promise<number> {
  const { open, client, png, original } = await openWithPng(t)
  const { dying, calls } = dyingClient(client, Number.POSITIVE_INFINITY, 'before')
  const change = { fileName: 'mug-back.jpg', expectedHash: sha256(original) }
  await open(dying).replaceImage(png.id, { ...change, bytes: await draw('jpg', 22) })
  return calls()
}

async function killAt(t: Test, atCall: number, when: 'before' | 'after') {
  const { open, client, shop, mug, png, original } = await openWithPng(t)
  const files = shop.content.files.size
  const bytes = await draw('jpg', 23)
  const change = { bytes, fileName: 'mug-back.jpg', expectedHash: sha256(original) }
  const { dying } = dyingClient(client, atCall, when)
  await t.rejects(open(dying).replaceImage(png.id, change), { name: 'Killed' })
  const answer = await open().replaceImage(png.id, change)
  t.match(answer, { id: png.id, alt: 'Its back', variant: 'Small' })
  t.same(namesOf(mug.media).toSpliced(2, 1), ['mug-front.jpg', answer.fileName, 'mug-handle.jpg'])
  t.equal(mug.variants[0]?.medium, mug.media[1])
  t.equal(shop.content.files.size, files + 1, 'one file was created')
}

t.test('a listing finishes a format swap that broke off', async (t) => {
  const calls = await countCalls(t)
  // After either of these two calls the new file is attached to the product: after the first it is in the last
  // position, after the second in its final position.
  for (const atCall of [calls - 6, calls - 3])
    await t.test(`after call ${atCall} of ${calls}`, async (t) => {
      const { open, db, client, mug, png, original } = await openWithPng(t)
      const bytes = await draw('jpg', 24)
      const change = { bytes, fileName: 'mug-back.jpg', expectedHash: sha256(original) }
      const { dying } = dyingClient(client, atCall, 'after')
      await t.rejects(open(dying).replaceImage(png.id, change), { name: 'Killed' })
      const swaps = () => db.selectFrom('shopify_move').selectAll().execute()
      t.equal((await swaps()).length, 1, 'the swap broke off')
      t.equal(mug.media.length, 5, 'the product has both files')

      const listed = await mugOf(open())
      t.strictSame(await swaps(), [])
      t.equal(listed.images.length, 3)
      t.match(listed.images[1], { id: png.id, fileName: 'mug-back.jpg', variant: 'Small' })
      t.equal(mug.media.length, 4)
      t.equal(namesOf(mug.media)[1], 'mug-back.jpg')
    })
})

t.test(
  'a format swap that can be neither finished nor rolled back does not block a listing',
  async (t) => {
    const { open, db, client, shop, mug, png, original } = await openWithPng(t)
    const change = { fileName: 'mug-back.jpg', expectedHash: sha256(original) }
    // At this point the new file is attached to the product but not yet in its final position.
    const { dying } = dyingClient(client, (await countCalls(t)) - 6, 'after')
    const attempt = open(dying).replaceImage(png.id, { ...change, bytes: await draw('jpg', 25) })
    await t.rejects(attempt, { name: 'Killed' })
    const swaps = () => db.selectFrom('shopify_move').selectAll().execute()
    t.equal((await swaps()).length, 1, 'the swap broke off')

    const never = 1_000_000
    const failing = refusing(refusing(client, 'ProductReorderMedia', never), 'FileUpdate', never)
    shop.merchant.editProduct(mug, { vendor: 'Harbor & Sons' })
    t.equal((await mugOf(open(failing))).images.length, 3)
    t.equal((await swaps()).length, 1, 'it could be neither finished nor rolled back')

    shop.merchant.editProduct(mug, { vendor: 'Harbor' })
    t.match((await mugOf(open())).images[1], { id: png.id, fileName: 'mug-back.jpg' })
    t.strictSame(await swaps(), [], 'a later listing finishes it')
    t.equal(mug.media.length, 4)
  }
)

t.test('a picture in two products is listed only as an image of the first product', async (t) => {
  const { store, shop, mug } = await openWithPng(t)
  const [shared] = mug.media
  const other = await shop.merchant.addProduct({ title: 'Gift set', media: [] })
  if (shared) other.media.push(shared)
  shared?.products.add(other)
  const items = await listAll(store, 'product')
  t.equal(items.find(({ title }) => title === 'Gift set')?.images.length, 0)
  shop.merchant.deleteProduct(mug)
  const later = await listAll(store, 'product')
  t.equal(
    later.find(({ title }) => title === 'Gift set')?.images.length,
    1,
    'the picture is then an image of the other product'
  )
})
