import { chmod, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import { cannotMount, makeReadOnly } from '../../support/small-disk.ts'
import { storePlatformConformance } from './conformance.ts'
import { listAll, MAX_BYTES, replace } from './conformance-support.ts'
import { draw, storeOf } from './local-store-support.ts'

const MUG_JSON = `{
  "title": "Harbor mug",   "vendor": "Kiln & Co", "type": "Mugs",
  "price": "18.00", "published": true,
  "variants": [{ "title": "Blue" }],
  "images": [
    { "file": "front.png", "alt": "Blue mug, front", "variants": ["Blue"] },
    {"file":"caf\\u00e9.png","alt":"At the caf\\u00e9"},
    { "file": "missing.png", "alt": "Not there" }
  ],
  "notes": [{ "file": "front.png" }]
}
`

const SHOP = {
  'store.json': '{"title":"Harbor Goods","currency":"$"}',
  'products/red-mug/product.json': MUG_JSON,
  'products/red-mug/front.png': 1,
  'products/red-mug/café.png': 2,
  'products/red-mug/photo 10.jpg': 3,
  'products/red-mug/photo 2.jpg': 4,
  'products/red-mug/details/handle.PNG': 5,
  'products/lone lamp.jpg': 6,
  'products/hidden/product.json': '{"published":false}',
  'collections/kitchen/collection.json': '{"title":"Kitchen","products":["red-mug"]}',
  'collections/kitchen/wide.webp': 7,
  'blogs/journal/blog.json': '{"title":"The journal"}',
  'blogs/journal/slow-mornings/hero.gif': 8,
  'blogs/journal/loose.jpg': 9
}

storePlatformConformance('local store', async (t) => {
  const { store, directory } = await storeOf(t, SHOP)
  return {
    store,
    draw,
    addPicture: async (_productId, bytes, fileName) =>
      writeFile(join(directory, 'products/red-mug', fileName), bytes),
    async removePicture(imageId) {
      for (const item of await listAll(store, 'product')) {
        const image = item.images.find(({ id }) => id === imageId)
        if (image) await rm(join(directory, 'products/red-mug', image.fileName))
      }
    }
  }
})

t.test('a product is described by its folder and its JSON §3.1.1 §3.2.1', async (t) => {
  const { store } = await storeOf(t, SHOP)
  const products = await listAll(store, 'product')
  t.same(
    products.map(({ title, isPublished }) => ({ title, isPublished })),
    [
      { title: 'Hidden', isPublished: false },
      { title: 'Harbor mug', isPublished: true },
      { title: 'Lone lamp', isPublished: true }
    ]
  )
  const mug = products[1]
  t.match(mug, { vendor: 'Kiln & Co', productType: 'Mugs', price: '18.00', blog: null })
  t.same(
    mug?.images.map(({ fileName, alt }) => [fileName, alt]),
    [
      ['front.png', 'Blue mug, front'],
      ['café.png', 'At the café'],
      ['handle.PNG', ''],
      ['photo 2.jpg', ''],
      ['photo 10.jpg', '']
    ],
    'pictures are in the order of the JSON, then by name in natural order'
  )
  t.same(
    (await listAll(store, 'article')).map(({ title, blog }) => [title, blog?.title]),
    [
      ['Slow mornings', 'The journal'],
      ['Loose', 'The journal']
    ]
  )
})

/** Returns the JSON of a product with this title, of exactly so many bytes. */
const jsonOf = (title: string, bytes: number) =>
  JSON.stringify({ title, text: '' }).replace('""', `"${'x'.repeat(bytes - 22 - title.length)}"`)

t.test('a product is still listed when its JSON is broken or has wrong types §3.2.2', async (t) => {
  const { store, warnings } = await storeOf(t, {
    'products/red-mug/product.json': '{"title": ',
    'products/red-mug/a.jpg': 1,
    'products/blue-mug/product.json': '{"title":7,"price":12.5,"published":"no","images":{"a":1}}',
    'products/green-mug/product.json': '[]',
    'products/grey-mug/product.json': '\uFEFF{"title":"Grey, with a mark in front"}',
    'products/huge-mug/product.json': jsonOf('Over 2 MB', 2 * 1024 * 1024 + 1),
    'products/large-mug/product.json': jsonOf('2 MB', 2 * 1024 * 1024)
  })
  t.same(
    (await listAll(store, 'product')).map(({ title, price }) => [title, price]),
    [
      ['7', '12.5'],
      ['Green mug', ''],
      ['Grey, with a mark in front', ''],
      ['Huge mug', ''],
      ['2 MB', ''],
      ['Red mug', '']
    ]
  )
  await listAll(store, 'product')
  t.same(
    warnings.toSorted(),
    ['This file of the store cannot be read', 'This file of the store is not valid JSON'],
    'each warning is logged only once'
  )
})

t.test('converting and restoring leaves the JSON unchanged, byte for byte', async (t) => {
  const { store, directory } = await storeOf(t, SHOP)
  const json = join(directory, 'products/red-mug/product.json')
  await chmod(json, 0o640)
  const mug = (await listAll(store, 'product'))[1]
  const images = mug?.images.slice(0, 2) ?? []
  t.equal(images.length, 2)
  for (const image of images) {
    const original = await store.readImage(image.id, MAX_BYTES)
    const jpg = image.fileName.replace('png', 'jpg')
    t.equal((await replace(store, image.id, await draw('jpg', 60), jpg)).alt, image.alt)
    const converted = await readFile(json, 'utf8')
    t.equal(
      converted,
      MUG_JSON.replace(`"file": "${image.fileName}", "alt"`, `"file": "${jpg}", "alt"`).replace(
        image.fileName.startsWith('caf') ? 'u00e9.png' : '\0',
        'u00e9.jpg'
      )
    )
    await replace(store, image.id, original, image.fileName)
    t.equal(await readFile(json, 'utf8'), MUG_JSON)
  }
  t.equal((await stat(json)).mode & 0o777, 0o640)
})

t.test('a replaced file keeps its mode, and no temporary file remains', async (t) => {
  const { store, directory } = await storeOf(t, {
    'products/mug/a.png': 1,
    'products/mug/b.jpg': 2
  })
  const place = join(directory, 'products/mug')
  await chmod(join(place, 'a.png'), 0o600)
  const [a] = (await listAll(store, 'product'))[0]?.images ?? []
  await replace(store, a?.id ?? '', await draw('png', 7), 'a.png')
  t.equal((await stat(join(place, 'a.png'))).mode & 0o777, 0o600)
  await replace(store, a?.id ?? '', await draw('jpg', 8), 'a.jpg')
  t.equal((await stat(join(place, 'a.jpg'))).mode & 0o777, 0o600)
  t.same((await readdir(place)).sort(), ['a.jpg', 'b.jpg'])

  const left = join(place, '.page-speed-boost-0123456789abcdef.tmp')
  await writeFile(left, 'left over')
  await listAll(store, 'product')
  t.ok(
    (await readdir(place)).includes('.page-speed-boost-0123456789abcdef.tmp'),
    'a recent temporary file is kept, because it may be in use'
  )
  const hourAgo = Date.now() / 1000 - 3600
  await utimes(left, hourAgo, hourAgo)
  await listAll(store, 'product')
  t.same(
    (await readdir(place)).sort(),
    ['a.jpg', 'b.jpg'],
    'a temporary file left by a crash is removed'
  )
})

t.test('a file name that leads elsewhere or does not name a picture is refused', async (t) => {
  const { store } = await storeOf(t, { 'products/mug/a.png': 1 })
  const id = (await listAll(store, 'product'))[0]?.images[0]?.id ?? ''
  for (const name of ['../a.png', 'b/a.png', '.a.png', 'a.txt', '', 'a\0.png']) {
    await t.rejects(
      store.replaceImage(id, { bytes: new Uint8Array(3), fileName: name, expectedHash: '' }),
      /Expected the name of a picture/
    )
  }
})

t.test('a very long name is cut to what the disk accepts', async (t) => {
  const { store } = await storeOf(t, { 'products/mug/a.png': 1, 'products/mug/b.png': 2 })
  const [a, b] = (await listAll(store, 'product'))[0]?.images ?? []
  const long = `${'é'.repeat(200)}.png`
  const first = await replace(store, a?.id ?? '', await draw('png', 3), long)
  const second = await replace(store, b?.id ?? '', await draw('png', 4), long)
  t.equal(first.fileName, `${'é'.repeat(125)}.png`)
  t.equal(second.fileName, `${'é'.repeat(124)}-1.png`)
})

t.test('two shops never see each other’s pictures', async (t) => {
  const { store, db, directory } = await storeOf(t, { 'products/mug/a.png': 1 })
  const id = (await listAll(store, 'product'))[0]?.images[0]?.id ?? ''
  const other = createLocalStore({ db, shopId: 2, directory })
  await t.rejects(other.readImage(id, MAX_BYTES), { name: 'StoreError', code: 'gone' })
  const otherId = (await listAll(other, 'product'))[0]?.images[0]?.id
  t.not(otherId, id)
})

const skip = process.getuid?.() === 0 ? cannotMount() : false
t.test(
  'a replacement in a read-only folder fails as read-only and leaves nothing behind',
  { skip },
  async (t) => {
    const { store, directory } = await storeOf(t, { 'products/mug/a.png': 1 })
    const place = join(directory, 'products/mug')
    const id = (await listAll(store, 'product'))[0]?.images[0]?.id ?? ''
    makeReadOnly(t, place)
    await t.rejects(
      store.replaceImage(id, { bytes: await draw('jpg', 1), fileName: 'a.jpg', expectedHash: '' }),
      {
        name: 'StoreError',
        code: 'read-only'
      }
    )
    t.same(await readdir(place), ['a.png'])
  }
)
