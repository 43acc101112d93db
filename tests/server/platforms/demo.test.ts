import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { demoFolders } from '../../../server/platforms/local/demo/catalogue.ts'
import { makeDemoStore } from '../../../server/platforms/local/demo/demo.ts'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { listAll, MAX_BYTES } from './conformance-support.ts'
import { emptyFolder, openDatabase } from './local-store-support.ts'

t.test('the demo shop has every kind of item a shop can have §2.1.1', async (t) => {
  const parent = await emptyFolder(t)
  const directory = join(parent, 'data/store')
  await makeDemoStore(directory)
  t.same(await readdir(join(parent, 'data')), ['store'], 'nothing else remains beside the store')
  const db = await openDatabase()
  t.teardown(() => db.destroy())
  const store = createLocalStore({ db, shopId: 1, directory })

  const products = await listAll(store, 'product')
  const collections = await listAll(store, 'collection')
  const articles = await listAll(store, 'article')
  t.equal(products.length, 12)
  t.equal(collections.length, 3)
  t.same(
    [...new Set(articles.map(({ blog }) => blog?.title))].map(
      (blog) => articles.filter((article) => article.blog?.title === blog).length
    ),
    [3, 3]
  )
  for (const product of products) {
    t.ok(product.images.length >= 2 && product.images.length <= 4, product.title)
    t.ok(product.vendor && product.productType && product.price)
  }
  t.match(await store.shopInfo(), { name: 'Harbor Goods', currency: '$' })

  const seen: Record<string, number> = {}
  let totalBytes = 0
  for (const { images } of [...products, ...collections, ...articles]) {
    for (const image of images) {
      totalBytes += image.sizeBytes
      const bytes = await store.readImage(image.id, MAX_BYTES)
      const { format, pages = 1, hasAlpha, width } = await sharp(bytes).metadata()
      const kind = `${format}${hasAlpha && format === 'png' ? ' with alpha' : ''}`
      seen[kind] = (seen[kind] ?? 0) + 1
      if (format === 'gif') t.ok(pages > 1, 'the GIF is animated')
      if (format === 'jpeg') t.ok(width >= 1600, `${image.fileName} is as large as a camera's`)
    }
  }
  t.match(seen, { png: 3, 'png with alpha': 4, gif: 1, webp: 1 })
  t.ok(totalBytes > 15e6 && totalBytes < 32e6, `${totalBytes} bytes`)
})

t.test(
  'every item of the demo has its own folder, and every product named in a collection exists',
  async (t) => {
    const folders = demoFolders()
    const paths = folders.map(({ path }) => path)
    t.equal(new Set(paths).size, paths.length)
    for (const { content } of folders) {
      for (const handle of 'products' in content ? (content.products as string[]) : []) {
        t.ok(paths.includes(`products/${handle}`), handle)
      }
    }
  }
)

t.test('the demo never overwrites a folder that has content', async (t) => {
  const parent = await emptyFolder(t)
  const directory = join(parent, 'store')
  await mkdir(directory)
  await writeFile(join(directory, 'mine.txt'), 'mine')
  await t.rejects(makeDemoStore(directory), { code: 'ENOTEMPTY' })
  t.same(await readdir(parent), ['store'])
  t.equal(await readFile(join(directory, 'mine.txt'), 'utf8'), 'mine')
  t.ok((await stat(directory)).isDirectory())
})
