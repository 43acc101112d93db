import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import t from 'tap'
import type { LocalStore } from '../../../../server/platforms/local/store/items/local-item.ts'
import { registerStorefront } from '../../../../server/platforms/local/storefront/storefront.ts'
import { NO_SCRIPTS } from '../../../server/platforms/storefront-support.ts'
import { startApp } from '../../../support/app.ts'
import type { Answer } from '../../../support/merchant.ts'
import {
  ALTS,
  imagesOf,
  NAMES,
  namesOf,
  ONLY_TEXTS,
  PAID,
  putMug,
  save
} from '../../../support/mug.ts'
import { chooseAll, optimiseAll, restoreAll, startAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'

t.test(
  'file names are numbered in position order, are unique in the shop and end in the extension of their format §9.4.3',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, PAID)
    await putMug(storeDir)
    put(storeDir, {
      'products/other/product.json': JSON.stringify({ title: 'HARBOR mug', vendor: 'Tide Co' }),
      'products/other/one.png': await jpeg(5),
      'collections/mugs/harbor-mug-by-tide-co-6.gif': await sharp(await jpeg(6))
        .gif()
        .toBuffer()
    })
    const before = hashesOf(storeDir)
    await save(merchant, { file_name: NAMES })
    t.match(await optimiseAll(merchant), { image_total: 5, image_failed: 0 })
    const stem = 'harbor-mug-by-tide-co'
    const numbered = (numbers: number[]) =>
      numbers.map((number) => `${stem}${number === 1 ? '' : `-${number}`}.jpg`)
    // The run works on both products at the same time, so either may be named first.
    const [other] = readdirSync(join(storeDir, 'products/other'))
    const isOtherFirst = other === numbered([1])[0]
    t.strictSame(
      await namesOf(merchant),
      isOtherFirst ? numbered([2, 3, 4, 5]) : numbered([1, 2, 3, 4])
    )
    t.strictSame(readdirSync(join(storeDir, 'products/other')).sort(), [
      ...numbered([isOtherFirst ? 1 : 5]),
      'product.json'
    ])
    const images = await imagesOf(merchant)
    t.match(images, [
      { is_edit_name: 1, is_to_jpg: 0 },
      { is_edit_name: 1, is_to_jpg: 1 },
      { is_edit_name: 1 },
      { is_edit_name: 1 }
    ])
    t.match(await startAll(merchant), { status: 409 }, 'a second run has nothing to do')
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant)
    })
    t.match(await untilDone(merchant), { image_failed: 0 })
    t.strictSame(
      await namesOf(merchant),
      images.map(({ file_name }) => String(file_name)),
      'optimising again changes no name'
    )
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test('the storefront shows a renamed picture and still serves its old address', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t, PAID)
  await putMug(storeDir)
  await chooseAll(merchant)
  const front = Fastify()
  t.teardown(() => front.close())
  // storeOf returns the interface of any store; here it is the local one.
  await registerStorefront(front, {
    store: app.storeOf(shopId) as LocalStore,
    ...NO_SCRIPTS
  })
  const before = await app.db.selectFrom('store_image').select('url').execute()
  t.equal(before.length, 4)
  await save(merchant, { alt_text: ALTS, file_name: NAMES })
  await optimiseAll(merchant)
  for (const { url } of before) t.equal((await front.inject(url)).statusCode, 200, url)
  const page = (await front.inject('/store/products/mug')).body
  const shown = [...page.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)]
  t.strictSame(
    shown.map(([, src = '', alt]) => [src.split('/').at(-1), alt]),
    [
      ['harbor-mug-by-tide-co.jpg', 'A blue mug'],
      ['harbor-mug-by-tide-co-2.jpg', 'Harbor Mug - Tide &amp; Co. (Ocean)'],
      ['harbor-mug-by-tide-co-3.jpg', 'Harbor Mug - Tide &amp; Co. (Sand)'],
      ['harbor-mug-by-tide-co-4.jpg', 'Harbor Mug - Tide &amp; Co. (Ocean)']
    ]
  )
  for (const [, src = ''] of shown) t.equal((await front.inject(src)).statusCode, 200)
})

t.test(
  'with compression off, alt texts and file names are written and no picture bytes change §9.5.1',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t, PAID)
    await putMug(storeDir)
    const before = hashesOf(storeDir)
    const pictures = (hashes: Record<string, string>) =>
      Object.entries(hashes)
        .filter(([path]) => !/\.(json|txt)$/.test(path))
        .map(([, hash]) => hash)
        .sort()
    await save(merchant, { ...ONLY_TEXTS, alt_text: ALTS, file_name: NAMES })
    t.match(await optimiseAll(merchant), { image_total: 4, image_failed: 0 })
    t.strictSame(pictures(hashesOf(storeDir)), pictures(before))
    t.strictSame(await namesOf(merchant), [
      'harbor-mug-by-tide-co.jpg',
      'harbor-mug-by-tide-co-2.png',
      'harbor-mug-by-tide-co-3.jpg',
      'harbor-mug-by-tide-co-4.jpg'
    ])
    t.match(await imagesOf(merchant), [
      { status: 'compressed', is_compress: 0, is_edit_alt: 0, is_edit_name: 1, comp_ratio: 0 },
      { status: 'compressed', is_compress: 0, is_edit_alt: 1, is_edit_name: 1 },
      {},
      {}
    ])
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.match(body.total, { opt_num: 0, total_saved_size: 0, un_opt_num: 0 })
    const spent = await app.db.selectFrom('quota_unit').selectAll().execute()
    t.equal(spent.length, 4, 'one unit for each image that was changed')

    await save(merchant, { image_opt: { switch: 1 } })
    await optimiseAll(merchant)
    t.match(await imagesOf(merchant), Array(4).fill({ is_compress: 1, is_edit_name: 1 }))
    const compressed = pictures(hashesOf(storeDir))
    await save(merchant, { ...ONLY_TEXTS, alt_text: { product_rule: 'Only %product_title%' } })
    await optimiseAll(merchant)
    t.strictSame(pictures(hashesOf(storeDir)), compressed, 'compressed pictures stay compressed')
    t.match(await imagesOf(merchant), [
      { alt: 'A blue mug', is_compress: 1 },
      { alt: 'Only Harbor Mug', is_compress: 1, is_to_jpg: 1 },
      { is_compress: 1 },
      { is_compress: 1 }
    ])
    t.equal((await app.db.selectFrom('quota_unit').selectAll().execute()).length, 4)
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test('each section of the settings is applied only to its own targets', async (t) => {
  const { merchant, storeDir } = await startApp(t, PAID)
  put(storeDir, {
    'products/mug/product.json': JSON.stringify({ title: 'Mug' }),
    'products/mug/mug.jpg': await jpeg(1),
    'products/draft/product.json': JSON.stringify({ title: 'Draft', published: false }),
    'products/draft/draft.jpg': await jpeg(2),
    'collections/new/collection.json': JSON.stringify({ title: 'New things' }),
    'collections/new/cover.jpg': await jpeg(3),
    'blogs/news/hello/article.json': JSON.stringify({
      title: 'Hello',
      text: '<p><img src="hello.jpg"></p>'
    }),
    'blogs/news/hello/hello.jpg': await jpeg(4)
  })
  await save(merchant, {
    image_opt: { product: 2, collection: 1, blogs: 0 },
    alt_text: { ...ALTS, product: 1, product_rule: 'Alt %product_title%', collection: 0, blogs: 0 },
    file_name: { ...NAMES, product: 0, collection: 0, blogs_rule: 'Story %blog_title%' }
  })
  for (const dataType of [1, 2, 3]) await optimiseAll(merchant, dataType)
  const row = async (dataType: number) => {
    const { body } = await merchant.get(
      `/api/v2/image-opt/getImageOptDataPage?data_type=${dataType}&pageSize=100`
    )
    const rows = body.data.data as Answer[]
    return new Map<string, Answer>(rows.map((each) => [String(each.title), each]))
  }
  const products = await row(1)
  t.match(products.get('Mug')?.image, { alt: 'Alt Mug', is_compress: 1, file_name: 'mug.jpg' })
  t.match(products.get('Draft')?.image, { alt: 'Alt Draft', is_compress: 0 })
  t.match((await row(2)).get('New things')?.image, { alt: '', is_compress: 1, is_edit_name: 0 })
  const story = (await row(3)).get('Hello')
  t.match(story?.image, { alt: '', is_compress: 0, file_name: 'story-hello.jpg' })
  t.match(
    JSON.parse(readFileSync(join(storeDir, 'blogs/news/hello/article.json'), 'utf8')),
    { text: '<p><img src="story-hello.jpg"></p>' },
    'the article refers to the new name'
  )
})

t.test(
  'a picture that a run renamed and the merchant then renames by hand is treated as a new picture',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, PAID)
    await putMug(storeDir)
    await save(merchant, { ...ONLY_TEXTS, file_name: NAMES })
    await optimiseAll(merchant)
    const folder = join(storeDir, 'products/mug')
    renameSync(join(folder, 'harbor-mug-by-tide-co-4.jpg'), join(folder, 'mine.jpg'))
    t.match(await startAll(merchant), { status: 200 })
    await untilDone(merchant)
    t.notOk(readdirSync(folder).includes('mine.jpg'))
    t.equal(readdirSync(folder).filter((name) => /\.(jpg|png)$/.test(name)).length, 4)
  }
)
