import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { payFor, untilHistory, untilIdle } from '../../../support/automatic.ts'
import { upgrade } from '../../../support/plans.ts'
import { historyOf, optimiseAll } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'

const SAVE = '/api/v2/image-opt/saveSettings'

/** Starts a shop on the free plan whose settings turn on features that only a paid plan includes. */
async function startFree(t: Parameters<typeof startApp>[0]) {
  const shop = await startApp(t)
  put(shop.storeDir, {
    'products/cup/front.jpg': await jpeg(1),
    'collections/summer/cover.jpg': await jpeg(2),
    'blogs/news/hello/top.jpg': await jpeg(3)
  })
  const on = { switch: 1, product_rule: 'Fine %product_title%' }
  const { status } = await shop.merchant.post(SAVE, {
    image_opt: { switch: 1 },
    alt_text: on,
    file_name: on
  })
  t.equal(status, 200)
  return shop
}

/** Lists the runs so far, each with its kind, its item kind and the image metadata that it writes. */
async function runsOf({ app }: Awaited<ReturnType<typeof startApp>>) {
  const rows = await app.db.selectFrom('run').selectAll().orderBy('id').execute()
  return rows.map(({ kind, item_kind, texts }) => {
    const { alt, fileName } = JSON.parse(texts ?? 'null').texts
    return `${kind} ${item_kind}${alt ? ' alt' : ''}${fileName ? ' name' : ''}`
  })
}

t.test(
  'runs ignore settings that the plan lacks, and follow them once the plan includes them §6.2.4 §11.2.4',
  async (t) => {
    const shop = await startFree(t)
    await optimiseAll(shop.merchant)
    await untilHistory(shop.merchant, { Cup: '1 compressed' })
    t.strictSame(await runsOf(shop), ['optimise product'])
    await payFor(shop.app, shop.shopId)
    await optimiseAll(shop.merchant)
    t.strictSame((await runsOf(shop)).at(1), 'optimise product alt name')
  }
)

t.test(
  'automatic mode that was turned on in the free plan starts working once the shop has a paid plan §6.6.9',
  async (t) => {
    const shop = await startFree(t)
    const { app, merchant } = shop
    t.match(await merchant.post(SAVE, { auto_switch: 1 }), { status: 200 })
    await untilIdle(shop)
    t.strictSame(await runsOf(shop), [], 'the free plan has no automatic runs')
    t.strictSame(await historyOf(merchant), [])
    t.match(await merchant.get('/api/v2/image-opt/getSettings'), { body: { auto_switch: 1 } })

    await upgrade(app, 1)
    await untilHistory(merchant, { Cup: '1 compressed' })
    const begun = await runsOf(shop)
    t.ok(begun.includes('automatic product alt name'), begun.join())
  }
)
