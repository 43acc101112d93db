import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import t from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import type { Answer } from '../../../support/merchant.ts'
import { chooseAll, optimiseAll, readStore, restoreAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'
import { uploadAll } from '../../../support/uploads.ts'

const TITLES = [
  'Blue linen shirt',
  'BLUE Mug',
  'Grüne Größe',
  '青い靴下',
  'Кружка синяя',
  '100% cotton_bag \\ \'quoted\' "twice"',
  'ab',
  'İstanbul lamp',
  'shirt-blue AND (NEAR) *'
]

async function search(test: TestApp, call: string, words: string): Promise<string[]> {
  const path = `/api/v2/image-opt/${call}?data_type=1&page_type=1&pageSize=100`
  const { body } = await test.merchant.get(`${path}&title=${encodeURIComponent(words)}`)
  t.equal(body.data.total, body.data.data.length)
  const rows = body.data.data as { title: string }[]
  return rows.map(({ title }) => title)
}

t.test('a cached search count is recomputed after the store has changed', async (t) => {
  const test = await startApp(t)
  const title = (index: number, name: string) =>
    put(test.storeDir, {
      [`products/p${index}/product.json`]: JSON.stringify({ title: name })
    })
  for (let index = 0; index < 3; index++) {
    title(index, `Cup ${index}`)
    put(test.storeDir, { [`products/p${index}/a.jpg`]: await jpeg(index, 64, 64) })
  }
  const found = async (words: string) => {
    await readStore(test.merchant)
    return (await search(test, 'getManualImagesData', words)).length
  }
  t.equal(await found('cup'), 3)
  title(0, 'Mug')
  t.equal(await found('cup'), 2, 'one item has a new title')
  put(test.storeDir, { 'products/cup-9/a.jpg': await jpeg(9, 64, 64) })
  t.equal(await found('cup'), 3, 'one item is new')
  rmSync(join(test.storeDir, 'products/p1'), { recursive: true })
  t.equal(await found('cup'), 2, 'one item was deleted')
  t.strictSame(await search(test, 'getImageOptDataPage', 'cup'), [])
  await optimiseAll(test.merchant)
  t.equal(
    (await search(test, 'getImageOptDataPage', 'cup')).length,
    2,
    'both items are in the history now'
  )
})

t.test(
  'a search finds a title by any part of it, in every script and with special characters §4.2.4',
  async (t) => {
    const test = await startApp(t, { env: { FREE_QUOTA: '500' } })
    for (const [index, title] of TITLES.entries())
      put(test.storeDir, {
        [`products/p${index}/product.json`]: JSON.stringify({ title }),
        [`products/p${index}/a.jpg`]: await jpeg(index, 64, 64)
      })
    await optimiseAll(test.merchant)
    const cases: [string, string[]][] = [
      ['blue', ['Blue linen shirt', 'BLUE Mug', 'shirt-blue AND (NEAR) *']],
      ['  LINEN sh', ['Blue linen shirt']],
      ['größe', ['Grüne Größe']],
      ['靴', ['青い靴下']],
      ['い靴下', ['青い靴下']],
      ['СИН', ['Кружка синяя']],
      ['%', ['100% cotton_bag \\ \'quoted\' "twice"']],
      ['_ba', ['100% cotton_bag \\ \'quoted\' "twice"']],
      ['\\', ['100% cotton_bag \\ \'quoted\' "twice"']],
      ['"twice"', ['100% cotton_bag \\ \'quoted\' "twice"']],
      ["'quo", ['100% cotton_bag \\ \'quoted\' "twice"']],
      ['ab', ['ab']],
      ['and (near) *', ['shirt-blue AND (NEAR) *']],
      ['shirt blue', []],
      ['shi linen', []],
      ['title_search:blue', []]
    ]
    for (const [words, expected] of cases)
      for (const call of ['getManualImagesData', 'getImageOptDataPage'])
        t.strictSame(
          new Set(await search(test, call, words)),
          new Set(expected),
          `${call}: ${words}`
        )

    put(test.storeDir, { 'products/p1/product.json': JSON.stringify({ title: 'Red mug' }) })
    await readStore(test.merchant)
    t.strictSame(await search(test, 'getManualImagesData', 'red m'), ['Red mug'])
    t.strictSame(await search(test, 'getManualImagesData', 'blue mug'), [])
  }
)

t.test(
  'the pages of a list contain every item once and in order, whatever the page size §4.2.4 §4.3.6 §7.2.2',
  async (t) => {
    const test = await startApp(t)
    await putProducts(test.storeDir, 7)
    await optimiseAll(test.merchant)
    for (const call of ['getManualImagesData', 'getImageOptDataPage']) {
      const path = `/api/v2/image-opt/${call}?data_type=1&page_type=1`
      const all = (await test.merchant.get(`${path}&pageSize=100`)).body.data.data
      const ids = all.map(({ id }: Answer) => String(id))
      t.equal(new Set(ids).size, 7)
      for (const pageSize of [1, 2, 3]) {
        const read: string[] = []
        for (let page = 1; page <= Math.ceil(7 / pageSize) + 1; page++) {
          const { body } = await test.merchant.get(`${path}&pageSize=${pageSize}&page=${page}`)
          t.equal(body.data.total, 7)
          read.push(...body.data.data.map(({ id }: Answer) => String(id)))
        }
        t.strictSame(read, ids, `${call} by ${pageSize}`)
      }
    }
  }
)

t.test(
  'the list for manual selection is sorted by name, size and what is left to do, page by page §6.3.4',
  async (t) => {
    const test = await startApp(t)
    const sizes = { Walnut: 90, ash: 40, Élan: 140, Beech: 60, birch: 120 }
    for (const [index, [title, size]] of Object.entries(sizes).entries())
      put(test.storeDir, {
        [`products/p${index}/product.json`]: JSON.stringify({ title }),
        [`products/p${index}/a.jpg`]: await jpeg(index, size, size)
      })
    const list = async (query: string) => {
      const titles: string[] = []
      for (let page = 1; page <= 3; page++) {
        const { body } = await test.merchant.get(
          `/api/v2/image-opt/getManualImagesData?data_type=1&pageSize=2&page=${page}${query}`
        )
        titles.push(...body.data.data.map(({ title }: Answer) => String(title)))
        t.equal(body.data.total, query.includes('is_open') ? 4 : 5)
      }
      return titles
    }
    const stored = await chooseAll(test.merchant)
    await test.merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: stored.slice(0, 1),
      page_type: 1
    })
    await untilDone(test.merchant)
    t.strictSame(await list(''), ['Walnut', 'ash', 'Élan', 'Beech', 'birch'])
    t.strictSame(await list('&sort=name'), ['ash', 'Beech', 'birch', 'Walnut', 'Élan'])
    t.strictSame((await list('&sort=size')).slice(0, 2), ['Élan', 'birch'])
    t.strictSame(await list('&sort=open'), ['ash', 'Élan', 'Beech', 'birch', 'Walnut'])
    t.strictSame(await list('&sort=name&is_open=1'), ['ash', 'Beech', 'birch', 'Élan'])
    t.strictSame(await list('&sort=size&is_open=1'), ['Élan', 'birch', 'Beech', 'ash'])
    const { body } = await test.merchant.get(
      '/api/v2/image-opt/getManualImagesData?data_type=1&is_open=1&title=b&sort=name'
    )
    t.strictSame(
      body.data.data.map(({ title }: Answer) => String(title)),
      ['Beech', 'birch']
    )
    t.equal(body.data.total, 2)
    t.match(await test.merchant.get('/api/v2/image-opt/getManualImagesData?sort=colour'), {
      status: 400,
      body: { message: /sort/ }
    })
  }
)

t.test('the history is sorted by date, bytes saved and name, page by page §7.2.5', async (t) => {
  const test = await startApp(t)
  const { merchant } = test
  const sizes = { walnut: 200, Ash: 400, birch: 300, elm: 100 }
  for (const [title, size] of Object.entries(sizes))
    put(test.storeDir, {
      [`products/${title}/product.json`]: JSON.stringify({ title }),
      [`products/${title}/a.jpg`]: await jpeg(size, size, size)
    })
  const stored = await chooseAll(merchant)
  const { body: manual } = await merchant.get(
    '/api/v2/image-opt/getManualImagesData?data_type=1&pageSize=100'
  )
  const idOf = (name: string) =>
    stored[manual.data.data.findIndex(({ title }: Answer) => title === name)]
  const optimise = async (title: string) => {
    test.clock.forward(60_000)
    const chosen = { data_type: 1, data_list: [idOf(title)], page_type: 1 }
    await merchant.post('/api/v2/image-opt/reOptimize', chosen)
    await untilDone(merchant)
  }
  for (const title of ['birch', 'walnut', 'Ash', 'elm']) await optimise(title)
  const list = async (query: string) => {
    const titles: string[] = []
    for (let page = 1; page <= 2; page++) {
      const { body } = await merchant.get(
        `/api/v2/image-opt/getImageOptDataPage?data_type=1&pageSize=2&page=${page}${query}`
      )
      titles.push(...body.data.data.map(({ title }: Answer) => String(title)))
    }
    return titles
  }
  const newest = ['elm', 'Ash', 'walnut', 'birch']
  t.strictSame(await list(''), newest)
  t.strictSame(await list('&sort=newest'), newest)
  t.strictSame(await list('&sort=saved'), ['Ash', 'birch', 'walnut', 'elm'])
  t.strictSame(await list('&sort=name'), ['Ash', 'birch', 'elm', 'walnut'])
  t.strictSame(await list('&sort=saved&title=l'), ['walnut', 'elm'])
  t.match(await merchant.get('/api/v2/image-opt/getImageOptDataPage?sort=size'), {
    status: 400,
    body: { message: /sort/ }
  })
  await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list: [idOf('Ash')] })
  await untilDone(merchant)
  t.equal((await list('&sort=saved')).at(-1), 'Ash', 'a restored item saves nothing')
  await optimise('Ash')
  t.strictSame(await list(''), ['Ash', 'elm', 'walnut', 'birch'])
})

t.test('the stored totals equal freshly counted ones after every kind of change', async (t) => {
  const test = await startApp(t, { env: { BILLING: 'off' } })
  const { app, merchant, storeDir } = test
  const isTrue = async (when: string) => t.strictSame(await kept(test), await counted(test), when)
  await isTrue('at the start')
  await putProducts(storeDir, 3)
  put(storeDir, { 'collections/sale/sale.jpg': await jpeg(50) })
  await optimiseAll(merchant)
  await isTrue('after a run')
  t.match(await kept(test), { images: 10, open_images: 1, saved_images: 9, listed: 4, history: 3 })
  await uploadAll(app, merchant, [{ name: 'u.jpg', bytes: await jpeg(60) }])
  await optimiseAll(merchant, 2)
  await isTrue('after an upload')
  put(storeDir, { 'products/product-1/front.jpg': await jpeg(70) })
  rmSync(join(storeDir, 'products/product-2/top.jpg'))
  rmSync(join(storeDir, 'products/product-3'), { recursive: true })
  await readStore(merchant)
  await isTrue('after others changed the store')
  t.match(await kept(test), { images: 6, open_images: 1 })
  await restoreAll(merchant)
  await isTrue('after a restore')
  await putProducts(storeDir, 3)
  await readStore(merchant)
  await isTrue('after deleted products came back')
  await app.db.deleteFrom('image_result').execute()
  await isTrue('after results were removed')
})

/** The numbers of all items, as one text. */
const listed = (number: RawBuilder<unknown>) =>
  sql`string_agg(cast(${number} as text), ',' order by id)`

async function kept({ app, shopId }: TestApp) {
  const { rows } = await sql<
    Record<string, number>
  >`select t.*, l.listed, l.history, l.open, i.item_open, i.item_bytes, i.item_saved from shop_total t,
    (select coalesce(sum(listed), 0) as listed, coalesce(sum(history), 0) as history,
      coalesce(sum(open), 0) as open from list_total where shop_id = ${shopId}) l,
    (select ${listed(sql`open_count`)} as item_open, ${listed(sql`image_bytes`)} as item_bytes,
      ${listed(sql`saved_bytes`)} as item_saved
      from store_item where shop_id = ${shopId}) i where t.shop_id = ${shopId}`.execute(app.db)
  return rows[0]
}

const OPEN_IMAGES = sql`(select count(*) from store_image
  left join image_result on image_result.image_id = store_image.id
  where store_image.item_id = store_item.id and store_image.deleted_at is null and store_image.seen != 0
    and (image_result.image_id is null or image_result.status in ('restored', 'failed')
      or image_result.version != store_image.version))`

const IS_SAVED = sql`r.result_hash is not null and r.result_hash is distinct from r.original_hash`

async function counted({ app, shopId }: TestApp) {
  const { rows } = await sql<
    Record<string, number>
  >`select i.shop_id, count(*) filter (where i.seen != 0) as images,
      count(*) filter (where i.seen != 0 and (r.image_id is null
        or r.status in ('restored', 'failed') or r.version != i.version)) as open_images,
      count(*) filter (where ${IS_SAVED}) as saved_images,
      coalesce(sum(r.original_bytes) filter (where ${IS_SAVED}), 0) as original_bytes,
      coalesce(sum(r.result_bytes) filter (where ${IS_SAVED}), 0) as result_bytes,
      (select count(*) from store_item where deleted_at is null and exists (select 1 from store_image
        where store_image.item_id = store_item.id and store_image.deleted_at is null)) as listed,
      (select count(*) from store_item where history_at is not null) as history,
      (select count(*) from store_item where deleted_at is null and ${OPEN_IMAGES} > 0) as open,
      (select ${listed(OPEN_IMAGES)} from store_item) as item_open,
      (select ${listed(sql`(select coalesce(sum(size_bytes), 0) from store_image
        where item_id = store_item.id and deleted_at is null)`)} from store_item) as item_bytes,
      (select ${listed(sql`(select coalesce(sum(original_bytes - result_bytes), 0) from image_result
        where item_id = store_item.id)`)} from store_item) as item_saved
    from store_image i left join image_result r on r.image_id = i.id
    where i.shop_id = ${shopId} and i.deleted_at is null group by i.shop_id`.execute(app.db)
  return rows[0]
}
