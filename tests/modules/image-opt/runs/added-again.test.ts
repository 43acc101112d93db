import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { startApp } from '../../../support/app.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { hashesOf, put, putProducts } from '../../../support/shop.ts'

/** Adds the pictures to a shop as a product, optimises everything, and returns what became of them. */
async function addAndOptimise(
  { app, merchant, storeDir }: Awaited<ReturnType<typeof startApp>>,
  pictures: Record<string, Uint8Array>
) {
  put(storeDir, { 'products/again/product.json': '{"title":"Again"}', ...pictures })
  const before = hashesOf(join(storeDir, 'products/again'))
  await optimiseAll(merchant)
  const results = await app.db
    .selectFrom('image_result')
    .innerJoin('store_item', 'store_item.id', 'image_result.item_id')
    .select('image_result.status')
    .where('store_item.title', '=', 'Again')
    .execute()
  const units = await app.db.selectFrom('quota_unit').select('image_id').execute()
  const after = hashesOf(join(storeDir, 'products/again'))
  return { statuses: results.map(({ status }) => status), units: units.length, before, after }
}

/** Optimises a product of three pictures and returns their results under new names. */
async function resultsOf(t: Test) {
  const shop = await startApp(t)
  await putProducts(shop.storeDir, 1)
  await optimiseAll(shop.merchant)
  const paths = globSync('products/product-1/*.jpg', { cwd: shop.storeDir })
  t.equal(paths.length, 3)
  const pictures = Object.fromEntries(
    paths.map((path, index) => [
      `products/again/copy-${index}.jpg`,
      new Uint8Array(readFileSync(join(shop.storeDir, path)))
    ])
  )
  return { shop, pictures }
}

t.test(
  'results that a merchant adds to the store again are left alone and cost nothing',
  async (t) => {
    const { shop, pictures } = await resultsOf(t)
    const { statuses, units, before, after } = await addAndOptimise(shop, pictures)
    t.strictSame(statuses, ['unchanged', 'unchanged', 'unchanged'])
    t.equal(units, 3, 'only the three images of the first product were charged')
    t.strictSame(after, before)
  }
)

t.test(
  'results that are added to another shop, on another server, are left alone and cost nothing',
  async (t) => {
    const { pictures } = await resultsOf(t)
    const other = await addAndOptimise(await startApp(t), pictures)
    t.strictSame(other.statuses, ['unchanged', 'unchanged', 'unchanged'])
    t.equal(other.units, 0)
    t.strictSame(other.after, other.before)
  }
)
