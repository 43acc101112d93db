import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import { eventually, turnOn, untilIdle } from '../../../support/automatic.ts'
import { photo } from '../../../support/pictures.ts'
import { historyOf, optimiseAll, untilDone } from '../../../support/runs.ts'
import { put } from '../../../support/shop.ts'
import { uploadAll } from '../../../support/uploads.ts'

const ORIGINALS = {
  'photo.jpg': await photo(320, 240).jpeg({ quality: 97 }).toBuffer(),
  'photo.png': await photo(320, 240).png().toBuffer(),
  'photo.webp': await photo(320, 240).webp({ quality: 99 }).toBuffer(),
  'photo.gif': await sharp(await photo(320, 240).png().toBuffer())
    .gif({ effort: 1 })
    .toBuffer()
}

const quality = (custom_ratio: number) => ({ custom: 1, lossless: 0, auto: 0, custom_ratio })
const KEEP_PNG = { pngtojpg: 0 }

const save = async ({ merchant }: TestApp, image_opt: object, others: object = {}) => {
  const answer = await merchant.post('/api/v2/image-opt/saveSettings', { image_opt, ...others })
  if (answer.status !== 200) throw new Error(answer.body.message)
}

const filesIn = (storeDir: string): Buffer[] =>
  globSync('products/*/*.{jpg,png,webp,gif}', { cwd: storeDir })
    .sort()
    .map((path) => readFileSync(join(storeDir, path)))

/** Returns our results at level Medium, as a shop of its own gets them. */
async function resultsOfShop(): Promise<Record<string, Buffer>> {
  const shop = await startApp(t, { env: { BILLING: 'off' } })
  for (const [name, bytes] of Object.entries(ORIGINALS))
    put(shop.storeDir, { [`products/first/${name}`]: bytes })
  await save(shop, { quality: quality(75), ...KEEP_PNG })
  t.match(await optimiseAll(shop.merchant), { image_total: 4, image_failed: 0 })
  const entries = Object.keys(ORIGINALS).map((name) => {
    const bytes = readFileSync(join(shop.storeDir, 'products/first', name))
    t.ok(bytes.length < ORIGINALS[name as keyof typeof ORIGINALS].length, name)
    return [name, bytes] as const
  })
  return Object.fromEntries(entries)
}

const results = await resultsOfShop()

const unitsOf = async ({ app }: TestApp): Promise<number> =>
  (await app.db.selectFrom('quota_unit').selectAll().execute()).length

t.test(
  'a result of ours that another shop uses as its picture is left as it is and costs nothing §5.10.8',
  async (t) => {
    const shop = await startApp(t)
    for (const [name, bytes] of Object.entries(results))
      put(shop.storeDir, { [`products/again-${name.replace('.', '-')}/other-${name}`]: bytes })
    const before = filesIn(shop.storeDir)
    for (const weaker of [quality(75), quality(90), { ...quality(0), custom: 0, lossless: 1 }]) {
      await save(shop, { quality: weaker, ...KEEP_PNG })
      t.match(await optimiseAll(shop.merchant), { image_total: 4, image_failed: 0 })
      t.strictSame(filesIn(shop.storeDir), before)
      t.equal(await unitsOf(shop), 0)
    }
    const rows = await historyOf(shop.merchant)
    t.equal(rows.length, 4)
    for (const row of rows) t.match(row, { status: 'already_optimal' })

    await save(shop, { quality: quality(70), ...KEEP_PNG })
    t.match(await optimiseAll(shop.merchant), { image_failed: 0 })
    const changed = filesIn(shop.storeDir).filter((bytes, at) => !bytes.equals(before[at]!))
    t.ok(changed.length > 0, 'a stronger level is more than was done')
    t.equal(await unitsOf(shop), changed.length)
  }
)

t.test(
  'a result of ours that its shop adds again is left as it is and costs nothing §5.10.8',
  async (t) => {
    const shop = await startApp(t)
    put(shop.storeDir, { 'products/first/photo.jpg': ORIGINALS['photo.jpg'] })
    t.match(await optimiseAll(shop.merchant), { image_total: 1, image_failed: 0 })
    const ours = readFileSync(join(shop.storeDir, 'products/first/photo.jpg'))
    put(shop.storeDir, { 'products/again/copy.jpg': ours })
    t.match(await optimiseAll(shop.merchant), { image_failed: 0 })
    t.ok(readFileSync(join(shop.storeDir, 'products/again/copy.jpg')).equals(ours))
    t.equal(await unitsOf(shop), 1, 'only the first was charged')
  }
)

t.test('automatic mode leaves a result of ours in a new product as it is §5.10.8', async (t) => {
  const shop = await startApp(t)
  await save(shop, { quality: quality(75), ...KEEP_PNG })
  await turnOn(shop)
  for (const [name, bytes] of Object.entries(results))
    put(shop.storeDir, { [`products/new-${name.replace('.', '-')}/${name}`]: bytes })
  const before = filesIn(shop.storeDir)
  await eventually('all are tried', async () => (await historyOf(shop.merchant)).length === 4)
  await untilIdle(shop)
  t.strictSame(filesIn(shop.storeDir), before)
  t.equal(await unitsOf(shop), 0)
})

t.test(
  'a result of ours that is renamed by a template keeps its bytes §5.10.8 §9.4.3',
  async (t) => {
    const shop = await startApp(t, { env: { BILLING: 'off' } })
    for (const [name, bytes] of Object.entries(results))
      put(shop.storeDir, { [`products/again/${name}`]: bytes })
    const file_name = { switch: 1, product: 1, product_rule: 'Green %product_title%' }
    await save(shop, { quality: quality(75), ...KEEP_PNG }, { file_name })
    t.match(await optimiseAll(shop.merchant), { image_total: 4, image_failed: 0 })
    const names = globSync('products/again/*', { cwd: shop.storeDir })
    t.equal(names.filter((name) => name.includes('green-again')).length, 4)
    const ours = Object.values(results).map((bytes) => bytes.toString('base64'))
    const kept = filesIn(shop.storeDir).map((bytes) => bytes.toString('base64'))
    t.strictSame(kept.sort(), ours.sort())
  }
)

t.test(
  'a result of ours that is sent to the upload area comes back as it is and costs nothing §5.10.8 §8.3.1',
  async (t) => {
    const shop = await startApp(t, { env: { BILLING: 'off' } })
    const files = Object.entries(results)
      .filter(([name]) => /jpg|png/.test(name))
      .map(([name, bytes]) => ({ name, bytes }))
    await save(shop, { quality: quality(75), ...KEEP_PNG })
    t.match(await uploadAll(shop.app, shop.merchant, files), { status: 200 })
    t.match(await untilDone(shop.merchant, 4), { image_failed: 0 })
    const rows = await historyOf(shop.merchant, '', 4)
    t.equal(rows.length, 2)
    for (const row of rows) t.match(row, { status: 'already_optimal' })
    t.equal(await unitsOf(shop), 0)
  }
)
