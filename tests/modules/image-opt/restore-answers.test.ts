import t, { type Test } from 'tap'
import type { LocalStore } from '../../../server/platforms/local/store/items/local-item.ts'
import { type StoreCode, StoreError } from '../../../server/platforms/store-platform.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { payFor, untilIdle } from '../../support/automatic.ts'
import { hurrying } from '../../support/hurrying.ts'
import { ALTS, altsOf, imagesOf, NAMES, namesOf, save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../support/runs.ts'
import { hashesOf, jpeg, png, put } from '../../support/shop.ts'

/*
 * In these tests the store carries out a restore but answers with an error. The record must match what the store
 * holds.
 */

/** What goes wrong during a restore. */
type Trouble = {
  /** The error code that the store answers with after it has restored the picture. */
  replaced?: StoreCode | undefined
  /** The error code that the store answers with after it has restored the alt text. */
  described?: StoreCode | undefined
  /** Whether the store stays unreachable after the first lost answer. */
  isCutOff?: boolean
}

/** Opens a shop with one optimised picture, a PNG that became a JPG. */
async function openShop(t: Test, settings: object = {}) {
  let trouble: Trouble = {}
  let isCut = false
  function answer<T>(value: T, code: StoreCode | undefined): T {
    if (!code) return value
    isCut = trouble.isCutOff === true
    throw new StoreError(code, 'the answer was lost after the effect')
  }
  const reach = () => {
    if (isCut) throw new StoreError('unreachable', 'the line is cut')
  }
  const wrapStore = (store: LocalStore): LocalStore => ({
    ...store,
    async getImage(...given) {
      reach()
      return store.getImage(...given)
    },
    async readImage(...given) {
      reach()
      return store.readImage(...given)
    },
    async replaceImage(...given) {
      reach()
      const { replaced } = trouble
      if (!trouble.isCutOff) trouble = { ...trouble, replaced: undefined }
      return answer(await store.replaceImage(...given), replaced)
    },
    async setAlt(...given) {
      reach()
      const { described } = trouble
      trouble = { ...trouble, described: undefined }
      return answer(await store.setAlt(...given), described)
    }
  })
  const shop = await startApp(t, { wrapStore })
  put(shop.storeDir, { 'products/cup/cup.png': await png(1) })
  await payFor(shop.app, shop.shopId)
  await save(shop.merchant, { image_opt: { switch: 1 }, ...settings })
  const before = hashesOf(shop.storeDir)
  await optimiseAll(shop.merchant)
  const [row] = await historyOf(shop.merchant)
  if (row?.status !== 'compressed') throw new Error('The picture was not optimised')
  return {
    ...shop,
    before,
    /** Restores everything while the store causes this trouble. Returns the progress of the run. */
    async restoreWith(next: Trouble) {
      trouble = next
      return (await hurrying(
        { db: shop.app.db, clock: shop.clock },
        restoreAll(shop.merchant)
      )) as Record<string, unknown>
    },
    reconnect() {
      trouble = {}
      isCut = false
    }
  }
}

/**
 * Checks that automatic mode leaves the restored picture alone, although it optimises every picture that it has not
 * processed yet.
 */
async function isLeftAlone(t: Test, shop: TestApp, before: Record<string, string>) {
  await save(shop.merchant, { auto_switch: 1 })
  await untilIdle(shop)
  t.strictSame(hashesOf(shop.storeDir), before, 'automatic mode leaves the picture alone')
  t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
  const units = await shop.app.db.selectFrom('quota_unit').select('state').execute()
  t.strictSame(units, [{ state: 'spent' }], 'automatic mode charges nothing')
}

for (const replaced of ['disk-full', 'read-only', 'refused', 'unreachable'] as const)
  t.test(
    `a restore that succeeds but is reported as ${replaced} is recorded as done`,
    async (t) => {
      const shop = await openShop(t)
      t.match(await shop.restoreWith({ replaced }), { process_type: 'restore', image_failed: 0 })
      t.strictSame(hashesOf(shop.storeDir), shop.before)
      t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
      t.match(await namesOf(shop.merchant), ['cup.png'])
      if (replaced === 'refused') await isLeftAlone(t, shop, shop.before)
    }
  )

t.test('a restore includes the alt text even if an answer of the store is lost', async (t) => {
  for (const trouble of [
    { replaced: 'read-only' },
    { replaced: 'unreachable' },
    { described: 'read-only' },
    { replaced: 'unreachable', described: 'unreachable' }
  ] as const) {
    const shop = await openShop(t, { alt_text: ALTS, file_name: NAMES })
    t.match(await altsOf(shop.merchant), [/Cup/])
    t.match(await shop.restoreWith(trouble), { image_failed: 0 }, JSON.stringify(trouble))
    t.strictSame(await altsOf(shop.merchant), [''])
    t.strictSame(hashesOf(shop.storeDir), shop.before)
    t.match(await imagesOf(shop.merchant), [{ status: 'restored', reason: '' }])
  }
})

t.test('if the outcome of a restore is unknown, the next run determines it', async (t) => {
  const cutOff = { replaced: 'unreachable', isCutOff: true } as const

  await t.test('automatic mode records the picture as restored and leaves it alone', async (t) => {
    const shop = await openShop(t)
    t.match(await shop.restoreWith(cutOff), { image_failed: 1 })
    t.match(await historyOf(shop.merchant), [
      { status: 'compressed', reason: 'The store could not be reached. Optimize again later.' }
    ])
    t.strictSame(hashesOf(shop.storeDir), shop.before)
    shop.reconnect()
    await isLeftAlone(t, shop, shop.before)
  })

  await t.test('a second restore records the picture as restored', async (t) => {
    const shop = await openShop(t)
    await shop.restoreWith(cutOff)
    shop.reconnect()
    t.match(await restoreAll(shop.merchant), { image_failed: 0 })
    t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
    t.strictSame(hashesOf(shop.storeDir), shop.before)
  })

  await t.test(
    'a new optimisation by the merchant runs normally and can be restored',
    async (t) => {
      const shop = await openShop(t)
      await shop.restoreWith(cutOff)
      shop.reconnect()
      const data_list = await chooseAll(shop.merchant)
      await shop.merchant.post('/api/v2/image-opt/reOptimize', { data_type: 1, data_list })
      t.match(await untilDone(shop.merchant), { image_failed: 0 })
      t.match(await historyOf(shop.merchant), [{ status: 'compressed', reason: '' }])
      await restoreAll(shop.merchant)
      t.strictSame(hashesOf(shop.storeDir), shop.before)
    }
  )
})

t.test('a picture replaced by the merchant is not mistaken for the original', async (t) => {
  const shop = await openShop(t)
  put(shop.storeDir, { 'products/cup/cup.jpg': await jpeg(50) })
  const newer = hashesOf(shop.storeDir)
  t.match(await shop.restoreWith({}), { image_failed: 1 })
  t.match(await historyOf(shop.merchant), [
    { status: 'compressed', reason: /changed in the store/ }
  ])
  t.strictSame(hashesOf(shop.storeDir), newer)
})
