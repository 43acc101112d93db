import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { listAll, replace } from './conformance-support.ts'
import { draw } from './local-store-support.ts'
import { startShop } from './storefront-support.ts'

t.test('a large shop is shown in pages of 24 §3.3.1', async (t) => {
  const files: Record<string, string | number> = {}
  for (let i = 0; i < 60; i++) files[`products/p${i}/a.jpg`] = i
  const handles = Array.from({ length: 30 }, (_, i) => `p${59 - i}`)
  files['collections/all/collection.json'] = JSON.stringify({ products: handles })
  for (let i = 0; i < 25; i++) files[`blogs/journal/a${i}/a.jpg`] = i
  files['products/p30/product.json'] = '{"published":false}'
  const { get } = await startShop(t, files)
  const products = async (url: string) =>
    [...(await get(url)).body.matchAll(/href="\/store\/products\/(p\d+)"/g)].map(([, name]) => name)
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `p${from + i}`).filter((name) => name !== 'p30')
  t.same(await products('/store'), names(0, 24))
  t.same(await products('/store?page=2'), names(24, 48))
  t.same(await products('/store?page=3'), names(48, 60))
  t.match((await get('/store?page=2')).body, /href="\?page=1".*Page 2 of 3.*href="\?page=3"/)
  t.same(await products('/store/collections/all?page=1'), handles.slice(0, 24))
  t.same(await products('/store/collections/all?page=2'), ['p35', 'p34', 'p33', 'p32', 'p31'])
  t.match((await get('/store/blogs/journal?page=2')).body, 'href="/store/blogs/journal/a24"')
  for (const page of ['4', '0', '-1', 'x', '1e1', '', '99999999']) {
    t.equal((await get(`/store?page=${page}`)).statusCode, 404, page)
  }
  t.equal((await get('/store?page=1&page=2')).statusCode, 404)
})

t.test('an item is also found by its id, but only under its own kind and blog', async (t) => {
  const { get, store, directory } = await startShop(t, {
    'products/mug/a.jpg': 1,
    'products/lone.jpg': 2,
    'collections/kitchen/c.jpg': 3,
    'blogs/journal/one/a.jpg': 4,
    'blogs/journal/loose.jpg': 5,
    'blogs/other/two/a.jpg': 6
  })
  const [mug, lone] = await listAll(store, 'product')
  const [loose, one] = (await listAll(store, 'article')).sort((a, b) =>
    a.title < b.title ? -1 : 1
  )
  const code = async (url: string) => (await get(url)).statusCode
  t.equal(await code(`/store/products/${mug?.id}`), 200)
  t.equal(await code(`/store/products/${lone?.id}`), 200)
  t.equal(await code(`/store/collections/${mug?.id}`), 404)
  t.equal(
    await code(`/store/products/${mug?.images[0]?.id}`),
    404,
    'the id of a picture is not the id of an item'
  )
  t.equal(await code(`/store/products/${loose?.id}`), 404)
  t.equal(await code(`/store/blogs/journal/${loose?.id}`), 200)
  t.equal(await code(`/store/blogs/${one?.blog?.id}/one`), 200)
  t.equal(await code(`/store/blogs/other/${one?.id}`), 404)
  await mkdir(join(directory, 'private'))
  await symlink(join(directory, 'private'), join(directory, 'products/link'))
  await mkdir(join(directory, 'products/.hidden'))
  for (const name of ['link', '.hidden', 'MUG', '..%2fprivate', 'lone.jpg']) {
    t.equal(await code(`/store/products/${name}`), 404, name)
  }
})

t.test(
  'in a plain folder of pictures, each folder and each loose picture has a page',
  async (t) => {
    const { get, store } = await startShop(t, {
      'a.jpg': 1,
      'summer/deep/b.jpg': 2,
      'empty/x.txt': ''
    })
    const items = await listAll(store, 'product')
    t.equal(items.length, 2)
    const { body } = await get('/store')
    for (const { id } of items) {
      t.match(body, `href="/store/products/${id}"`)
      t.equal((await get(`/store/products/${id}`)).statusCode, 200)
    }
    t.equal((await get('/store/products/empty')).statusCode, 404)
    const image = items.find(({ title }) => title === 'A')?.images[0]
    await replace(store, image?.id ?? '', await draw('png', 3), 'renamed.png')
    t.match((await get('/store')).body, 'renamed.png', 'the new name shows at once')
  }
)

t.test(
  'the pages of a shop are served without waiting for a listing of its items that is in progress',
  async (t) => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`products/p${i}/a.jpg`, 1])
    )
    const { get, store } = await startShop(t, files)
    const done: string[] = []
    const listings = Array.from({ length: 10 }, async () => {
      await listAll(store, 'product')
      done.push('listing')
    })
    await get('/store/products/p7')
    await get('/store')
    done.push('views')
    await Promise.all(listings)
    t.equal(done[0], 'views')
  }
)
