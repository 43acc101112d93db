import t, { type Test } from 'tap'
import type { LocalStore } from '../../../server/platforms/local/store/items/local-item.ts'
import { StoreError, type StoreFailure } from '../../../server/platforms/store-platform.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { payFor, untilIdle } from '../../support/automatic.ts'
import { ALTS, altsOf, imagesOf, NAMES, namesOf, save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../support/runs.ts'
import { hashesOf, jpeg, png, put } from '../../support/shop.ts'

/* A store does what it is asked, and its answer is an error: what is recorded is what the store has. */

t.setTimeout(300_000)

/** What goes wrong once a restore has begun. */
type Trouble = {
  /** The picture is put back, and then this is answered. */
  replaced?: StoreFailure | undefined
  /** The alt text is put back, and then this is answered. */
  described?: StoreFailure | undefined
  /** Nothing is heard of the store any more, from the first lost answer on. */
  isCutOff?: boolean
}

/** A shop with one optimised picture, a PNG that became a JPG. */
async function openShop(t: Test, settings: object = {}) {
  let trouble: Trouble = {}
  let isCut = false
  function answer<T>(value: T, failure: StoreFailure | undefined): T {
    if (!failure) return value
    isCut = trouble.isCutOff === true
    throw new StoreError(failure, 'the answer was lost after the effect')
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
    /** Restores everything while this goes wrong. */
    async restoreWith(next: Trouble) {
      trouble = next
      const ticking = setInterval(() => shop.clock.forward(2000), 50)
      try {
        return (await restoreAll(shop.merchant)) as Record<string, unknown>
      } finally {
        clearInterval(ticking)
      }
    },
    mend() {
      trouble = {}
      isCut = false
    }
  }
}

/** Turned on, automatic mode catches up on everything it has not seen: what was given back is not among it. */
async function isLeftAlone(t: Test, shop: TestApp, before: Record<string, string>) {
  await save(shop.merchant, { auto_switch: 1 })
  await untilIdle(shop)
  t.strictSame(hashesOf(shop.storeDir), before, 'automatic mode leaves the picture as it is')
  t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
  const units = await shop.app.db.selectFrom('quota_unit').select('state').execute()
  t.strictSame(units, [{ state: 'spent' }], 'and charges nothing for it')
}

for (const replaced of ['disk-full', 'read-only', 'refused', 'unreachable'] as const)
  t.test(`a restore whose answer is lost (${replaced}) is recorded as done`, async (t) => {
    const shop = await openShop(t)
    t.match(await shop.restoreWith({ replaced }), { process_type: 'restore', image_failed: 0 })
    t.strictSame(hashesOf(shop.storeDir), shop.before)
    t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
    t.match(await namesOf(shop.merchant), ['cup.png'])
    if (replaced === 'refused') await isLeftAlone(t, shop, shop.before)
  })

t.test('the alt text is given back too when the answer about the picture is lost', async (t) => {
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

t.test('a restore of which nobody could tell whether it was done is seen to later', async (t) => {
  const cutOff = { replaced: 'unreachable', isCutOff: true } as const

  await t.test('by automatic mode, which leaves the picture alone', async (t) => {
    const shop = await openShop(t)
    t.match(await shop.restoreWith(cutOff), { image_failed: 1 })
    t.match(await historyOf(shop.merchant), [
      { status: 'compressed', reason: 'The store could not be reached. Optimize again later.' }
    ])
    t.strictSame(hashesOf(shop.storeDir), shop.before)
    shop.mend()
    await isLeftAlone(t, shop, shop.before)
  })

  await t.test('by another restore', async (t) => {
    const shop = await openShop(t)
    await shop.restoreWith(cutOff)
    shop.mend()
    t.match(await restoreAll(shop.merchant), { image_failed: 0 })
    t.match(await historyOf(shop.merchant), [{ status: 'restored', reason: '' }])
    t.strictSame(hashesOf(shop.storeDir), shop.before)
  })

  await t.test('and what the merchant asks for then is done', async (t) => {
    const shop = await openShop(t)
    await shop.restoreWith(cutOff)
    shop.mend()
    const data_list = await chooseAll(shop.merchant)
    await shop.merchant.post('/api/v2/image-opt/reOptimize', { data_type: 1, data_list })
    t.match(await untilDone(shop.merchant), { image_failed: 0 })
    t.match(await historyOf(shop.merchant), [{ status: 'compressed', reason: '' }])
    await restoreAll(shop.merchant)
    t.strictSame(hashesOf(shop.storeDir), shop.before)
  })
})

t.test('a picture that somebody put there since is not taken for the original', async (t) => {
  const shop = await openShop(t)
  put(shop.storeDir, { 'products/cup/cup.jpg': await jpeg(50) })
  const newer = hashesOf(shop.storeDir)
  t.match(await shop.restoreWith({}), { image_failed: 1 })
  t.match(await historyOf(shop.merchant), [
    { status: 'compressed', reason: /changed in the store/ }
  ])
  t.strictSame(hashesOf(shop.storeDir), newer)
})
