import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import {
  ALTS,
  altsOf,
  imagesOf,
  NAMES,
  ONLY_TEXTS,
  PAID,
  putMug,
  save
} from '../../../support/mug.ts'
import {
  chooseAll,
  historyOf,
  optimiseAll,
  restoreAll,
  startAll,
  untilDone
} from '../../../support/runs.ts'
import { hashesOf, jpeg, photo, put } from '../../../support/shop.ts'

t.test('only images without an alt text get one, and a restore removes it again', async (t) => {
  const { merchant, storeDir } = await startApp(t, PAID)
  await putMug(storeDir)
  const before = hashesOf(storeDir)
  await save(merchant, { alt_text: ALTS })
  t.match(await optimiseAll(merchant), { image_total: 4, image_failed: 0 })
  t.strictSame(await altsOf(merchant), [
    'A blue mug',
    'Harbor Mug - Tide & Co. (Ocean)',
    'Harbor Mug - Tide & Co. (Sand)',
    'Harbor Mug - Tide & Co. (Ocean)'
  ])
  const json = JSON.parse(readFileSync(join(storeDir, 'products/mug/product.json'), 'utf8'))
  t.match(json.images, [
    { alt: 'A blue mug' },
    { file: 'side.jpg', alt: 'Harbor Mug - Tide & Co. (Ocean)' },
    { alt: 'Harbor Mug - Tide & Co. (Sand)' }
  ])
  t.match(await imagesOf(merchant), [
    { is_edit_alt: 0, is_edit_name: 0, is_to_jpg: 0 },
    { is_edit_alt: 1, is_edit_name: 0, is_to_jpg: 1 },
    { is_edit_alt: 1 },
    { is_edit_alt: 1 }
  ])
  t.match(await historyOf(merchant), [{ is_edit_alt: 1, is_edit_name: 0, status: 'compressed' }])

  t.match(await restoreAll(merchant), { image_total: 4, image_failed: 0 })
  t.strictSame(hashesOf(storeDir), before, 'every file is restored byte for byte')
  t.match(await historyOf(merchant), [{ is_edit_alt: 0, status: 'restored' }])
})

t.test(
  'with blank_replace off every alt text is replaced, and a restore brings back the merchant’s alt text',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, PAID)
    await putMug(storeDir)
    const before = hashesOf(storeDir)
    await save(merchant, {
      alt_text: { ...ALTS, blank_replace: 0, product_rule: '%product_title%' }
    })
    await optimiseAll(merchant)
    t.strictSame(await altsOf(merchant), Array(4).fill('Harbor Mug'))

    await save(merchant, { alt_text: { blank_replace: 1, product_rule: 'New %product_title%' } })
    t.match(await startAll(merchant), { status: 200 }, 'a changed template needs a run')
    await untilDone(merchant)
    t.strictSame(
      await altsOf(merchant),
      ['A blue mug', 'New Harbor Mug', 'New Harbor Mug', 'New Harbor Mug'],
      'the merchant’s alt texts decide, not ours'
    )
    await save(merchant, { alt_text: { switch: 0 } })
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant)
    })
    await untilDone(merchant)
    t.strictSame(
      await altsOf(merchant),
      ['A blue mug', '', '', ''],
      'with the section off the merchant’s alt texts return'
    )
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test(
  'an image that cannot be made smaller counts as unchanged, and costs nothing, once its alt text is put back',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t, PAID)
    const small = await photo(1).jpeg({ quality: 10, mozjpeg: true }).toBuffer()
    put(storeDir, { 'products/mug/mug.jpg': small })
    await save(merchant, { alt_text: ALTS })
    await optimiseAll(merchant)
    const result = () => app.db.selectFrom('image_result').selectAll().executeTakeFirstOrThrow()
    const { status, original_hash, result_hash } = await result()
    t.equal(status, 'compressed', 'the alt text is a change')
    t.equal(result_hash, original_hash, 'its bytes stay')

    await save(merchant, { alt_text: { switch: 0 } })
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant)
    })
    t.match(await untilDone(merchant), { image_failed: 0 })
    t.match(await result(), { status: 'unchanged' })
    const runs = await app.db.selectFrom('run').selectAll().orderBy('id').execute()
    t.match(runs.at(-1), { images_total: 1, images_done: 0, images_unchanged: 1 })
  }
)

t.test('an image whose alt text needs no change uses no quota §9.2.3 §9.5.1', async (t) => {
  const { app, merchant, storeDir } = await startApp(t, PAID)
  put(storeDir, {
    'products/cup/product.json': JSON.stringify({
      title: 'Cup',
      images: [{ file: 'cup.jpg', alt: 'There is one' }]
    }),
    'products/cup/cup.jpg': await jpeg(1)
  })
  const before = hashesOf(storeDir)
  await save(merchant, { ...ONLY_TEXTS, alt_text: ALTS })
  await optimiseAll(merchant)
  t.match(await historyOf(merchant), [{ status: 'already_optimal', is_edit_alt: 0 }])
  t.strictSame(hashesOf(storeDir), before)
  t.strictSame(await app.db.selectFrom('quota_unit').selectAll().execute(), [])
})

t.test('stored templates are ignored on the free plan', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putMug(storeDir)
  await app.db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 1, cycle: '2026-11-01', units_taken: 0 })
    .execute()
  await save(merchant, { alt_text: ALTS, file_name: NAMES })
  await app.db.updateTable('subscription').set({ level: 0 }).execute()
  await optimiseAll(merchant)
  t.match(
    await imagesOf(merchant),
    Array(4).fill({ is_compress: 1, is_edit_alt: 0, is_edit_name: 0 })
  )
})

t.test(
  'the manual list counts the images that lack an alt text from the template §6.3.2',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, PAID)
    await putMug(storeDir)
    const open = async () => {
      const { body } = await merchant.get('/api/v2/image-opt/getManualImagesData?data_type=1')
      return Number(body.data.data[0].open_count)
    }
    await optimiseAll(merchant)
    t.equal(await open(), 0)
    await save(merchant, { alt_text: ALTS })
    t.equal(await open(), 4)
    await optimiseAll(merchant)
    t.equal(await open(), 0)
    t.match(await startAll(merchant), { status: 409, body: { message: /already optimized/ } })
  }
)

t.test('a preview shows what a template renders for a real item §4.3.3 §9.5.2', async (t) => {
  const { merchant, storeDir } = await startApp(t, PAID)
  const preview = async (body: object) => {
    const answer = await merchant.post('/api/v2/image-opt/previewTemplates', body)
    return answer.body.data as object
  }
  const product = { kind: 'product', what: 'alt_text', rule: '%product_title% - %product_vendor%' }
  t.strictSame(await preview(product), { text: '', title: '', thumbnail: '', unknown_field: '' })
  put(storeDir, { 'products/bare/a.jpg': await jpeg(9) })
  await putMug(storeDir)
  await chooseAll(merchant)
  t.match(await preview(product), {
    text: 'Harbor Mug - Tide & Co.',
    title: 'Harbor Mug',
    thumbnail: /^\/files\//,
    unknown_field: ''
  })
  t.match(
    await preview({ ...product, rule: '%product_title% %product_variant% %shop_name%\u200b' }),
    {
      text: 'Harbor Mug Ocean Harbor Goods'
    }
  )
  t.match(await preview({ ...product, what: 'file_name' }), { text: 'harbor-mug-tide-co.jpg' })
  t.match(await preview({ ...product, rule: '%product_type%' }), { text: '' })
  t.match(await preview({ ...product, rule: '%blog_title%' }), { unknown_field: '%blog_title%' })
  t.match(await preview({ ...product, what: 'file_name', rule: ' ' }), { text: '' })
  t.equal((await merchant.post('/api/v2/image-opt/previewTemplates', { rule: 5 })).status, 400)
})
