import t, { type Test } from 'tap'
import type { StorePlatform } from '../../../../server/platforms/store-platform.ts'
import { runningClock } from '../../../support/clock.ts'
import { listAll } from '../conformance-support.ts'
import { draw } from '../local-store-support.ts'
import { openShopOnStandIn } from './store-support.ts'

/* These tests use a shop with more products than the adapter reads page by page. */

const PRODUCTS = 260
const START = '2026-11-21T08:00:00.000Z'

async function openLarge(t: Test) {
  const clock = runningClock(START)
  const opened = await openShopOnStandIn(t, undefined, clock)
  const bytes = Buffer.from(await draw('jpg', 60))
  const add = (number: number) =>
    opened.shop.merchant.addProduct({
      title: `Product ${number}`,
      media: [{ fileName: `picture-${number}.jpg`, bytes }]
    })
  for (let number = 0; number < PRODUCTS; number++) await add(number)
  const operations = (name: string) =>
    opened.shop.requests.filter(({ operation }) => operation === name).length
  return { ...opened, clock, add, operations }
}

async function countOf(store: StorePlatform) {
  const products = await listAll(store, 'product')
  return { products: products.length, images: products.flatMap(({ images }) => images).length }
}

const whole = (count: number) => ({ products: count, images: count })

t.test('a large shop is read with one bulk operation §3.4.3', async (t) => {
  const { store, operations } = await openLarge(t)
  t.same(await countOf(store), whole(PRODUCTS))
  t.equal(operations('BulkRunQuery'), 1)
  t.equal(operations('ProductsPage'), 0)
})

t.test('titles that no database can store are read as they are stored', async (t) => {
  const read = async ({
    shop,
    store
  }: Pick<Awaited<ReturnType<typeof openLarge>>, 'shop' | 'store'>) => {
    const bytes = Buffer.from(await draw('jpg', 60))
    const media = [{ fileName: 'odd.jpg', bytes, alt: 'x\0y\udc00' }]
    await shop.merchant.addProduct({ title: 'a\0b\ud800c', media })
    const odd = (await listAll(store, 'product')).find(({ title }) => title.startsWith('a'))
    t.match(odd, { title: 'a\uFFFDb\uFFFDc', images: [{ alt: 'x\uFFFDy\uFFFD' }] })
  }
  await read(await openShopOnStandIn(t))
  const large = await openLarge(t)
  await read(large)
  t.equal(large.operations('BulkRunQuery'), 1)
})

t.test('a bulk operation started by a server that died is reused, unless it is old', async (t) => {
  const { open, client, add, clock, operations } = await openLarge(t)
  const dying = open({
    async run(shopId, operation, ...rest) {
      if (operation.name === 'BulkOperationById') throw new Error('killed')
      return client.run(shopId, operation, ...rest)
    }
  })
  await t.rejects(countOf(dying), { message: 'killed' })
  t.same(await countOf(open()), whole(PRODUCTS))
  t.equal(operations('BulkRunQuery'), 1)

  await t.rejects(countOf(dying), { message: 'killed' })
  clock.forward(24 * 3_600_000)
  await add(PRODUCTS)
  t.same(await countOf(open()), whole(PRODUCTS + 1), 'a result that is a day old is not used')
})

t.test(
  'a bulk operation that does not end is abandoned, and the products are read page by page instead',
  async (t) => {
    const { store, clock, standIn, operations } = await openLarge(t)
    standIn.world.timing.bulkMs = 7 * 24 * 3_600_000
    const listing = countOf(store)
    while (operations('BulkOperationById') < 2)
      await new Promise((resolve) => setTimeout(resolve, 20))
    clock.forward(2 * 3_600_000)
    t.same(await listing, whole(PRODUCTS))
    t.ok(operations('ProductsPage') > 0)
  }
)

t.test(
  'a listing fails if the bulk result is truncated, instead of leaving items out',
  async (t) => {
    const { store, shop, operations } = await openLarge(t)
    const { bulk } = shop.content
    const cut = setInterval(() => {
      for (const { result, status } of bulk.byNumber.values())
        if (result && status === 'COMPLETED')
          result.bytes = result.bytes.subarray(
            0,
            result.bytes.lastIndexOf('\n{"id":"gid://shopify/Product/') + 1
          )
    }, 1)
    t.teardown(() => clearInterval(cut))
    await t.rejects(countOf(store), { name: 'StoreError', code: 'unreachable' })
    clearInterval(cut)
    t.same(await countOf(store), whole(PRODUCTS), 'the next result is complete')
    t.equal(operations('BulkRunQuery'), 2)
  }
)

for (const kind of ['timeout-before', '403'] as const)
  t.test(`a result that cannot be read (${kind}) makes the store unreachable`, async (t) => {
    const { store, shop } = await openLarge(t)
    shop.faults.add({ operation: 'bulk-result', kind })
    await t.rejects(countOf(store), { name: 'StoreError', code: 'unreachable' })
    t.same(await countOf(store), whole(PRODUCTS))
  })

t.test('a bulk operation that fails is replaced by reading pages', async (t) => {
  const { store, shop, operations } = await openLarge(t)
  shop.content.bulk.nextFailure = { errorCode: 'TIMEOUT', afterLines: 3 }
  t.same(await countOf(store), whole(PRODUCTS))
  t.ok(operations('ProductsPage') > 0)
})
