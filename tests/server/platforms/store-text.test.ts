import t from 'tap'
import { openCatalogue } from '../../../modules/image-opt/catalogue/sync.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { addShop } from '../../support/add-shop.ts'
import { testClock } from '../../support/clock.ts'
import { openPrepared } from '../../support/prepared-database.ts'
import { listAll } from './conformance-support.ts'
import { emptyFolder, fill } from './local-store-support.ts'

/** What PostgreSQL cannot store: U+0000 and half a surrogate pair, as JSON may spell them. */
const ODD = 'a\\u0000b\\ud800c'
const STORED = 'a\uFFFDb\uFFFDc'

t.test('every text of a store can be stored, so the second sync finds nothing new', async (t) => {
  const db = (await openPrepared()) as Db
  t.teardown(() => db.destroy())
  const directory = await emptyFolder(t)
  const images = `"images": [{ "file": "a.png", "alt": "${ODD}", "variants": ["${ODD}"] }]`
  const texts = ['title', 'vendor', 'type', 'price'].map((name) => `"${name}": "${ODD}"`).join()
  await fill(directory, {
    'products/mug/product.json': `{ ${texts}, "variants": ["${ODD}"], ${images} }`,
    'products/mug/a.png': 1,
    'products/mug/b.png': 2,
    'products/mug/b.png.alt.txt': 'a\0b\uFFFDc',
    'blogs/news/blog.json': `{ "title": "${ODD}" }`,
    'blogs/news/first/article.json': `{ "title": "${ODD}" }`,
    'blogs/news/first/a.png': 3,
    'store.json': `{ "title": "${ODD}", "email": "${ODD}", "domain": "${ODD}" }`
  })
  const shopId = await addShop(db)
  const store = createLocalStore({ db, shopId, directory })
  t.match(await store.shopInfo(), { name: STORED, email: STORED, domain: STORED })
  const clock = testClock('2026-11-28T08:00:00.000Z')
  const catalogue = openCatalogue({ db, clock, log: { warn: () => {} }, storeOf: () => store })
  await catalogue.sync(shopId)
  const rows = async () => ({
    items: await db.selectFrom('store_item').selectAll().orderBy('id').execute(),
    images: await db.selectFrom('store_image').selectAll().orderBy('id').execute()
  })
  const first = await rows()
  const item = { title: STORED, vendor: STORED, product_type: STORED, price: STORED }
  t.match(first.items, [
    { ...item, first_variant: STORED },
    { title: STORED, blog_title: STORED }
  ])
  t.match(first.images, [{ alt: STORED, variant: STORED }, { alt: STORED }, { alt: '' }])
  const listed = (await listAll(store, 'product')).flatMap((product) => product.images)
  t.same(
    listed.map(({ alt }) => alt),
    first.images.slice(0, 2).map(({ alt }) => alt),
    'the store and the database have the same texts'
  )
  await catalogue.sync(shopId)
  t.same(await rows(), first)

  for (const { id, alt } of listed) {
    const set = await store.setAlt(id, { alt: 'x\0y\udc00', expectedAlt: alt })
    t.equal(set.alt, 'x\uFFFDy\uFFFD')
    await store.setAlt(id, { alt, expectedAlt: set.alt })
  }
})
