import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import t from 'tap'
import { registerStorefront } from '../../../server/platforms/local/storefront/storefront.ts'
import { listAll, replace } from './conformance-support.ts'
import { draw, storeOf } from './local-store-support.ts'
import { NO_SCRIPTS, SHOP, startShop } from './storefront-support.ts'

t.test('the home page shows collections, products and stories §3.3.1', async (t) => {
  const { get } = await startShop(t)
  const { statusCode, headers, body } = await get('/store')
  t.equal(statusCode, 200)
  t.equal(headers['content-type'], 'text/html; charset=utf-8')
  t.match(body, '<title>Tom &amp; Ana’s</title>')
  t.match(body, 'href="/store/collections/kitchen"')
  t.match(body, 'href="/store/products/red-mug"')
  t.match(body, 'href="/store/blogs/journal/mornings"')
  t.match(body, '€18.00')
  t.notMatch(body, 'Secret thing')
  t.equal((await get('/store/')).statusCode, 200)
})

t.test('titles and alt texts cannot inject markup', async (t) => {
  const { get } = await startShop(t)
  const { body } = await get('/store/products/red-mug')
  t.match(body, '&lt;b&gt;Red&lt;/b&gt; &quot;mug&quot;')
  t.match(body, 'alt="&quot; onload=alert(1)"')
  t.notMatch(body, '<b>')
  t.match((await get('/store/blogs/journal/mornings')).body, '<p>Two &lt;i&gt;</p>')
})

t.test('a collection shows only its published products', async (t) => {
  const { get, store } = await startShop(t)
  const { body } = await get('/store/collections/kitchen')
  t.match(body, 'href="/store/products/red-mug"')
  t.notMatch(body, 'Secret')
  const [kitchen] = await listAll(store, 'collection')
  t.equal(
    (await get(`/store/collections/${kitchen?.id}`)).body,
    body,
    'the id works as an address too'
  )
})

t.test('an unpublished product has no page', async (t) => {
  const { get, store } = await startShop(t)
  const secret = (await listAll(store, 'product')).find(({ isPublished }) => !isPublished)
  t.equal((await get('/store/products/secret')).statusCode, 404)
  t.equal((await get(`/store/products/${secret?.id}`)).statusCode, 404)
})

t.test('every link and picture of the shop leads somewhere', async (t) => {
  const { get } = await startShop(t)
  const seen = new Set<string>()
  const waiting = ['/store', '/store/blogs/journal']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { statusCode, headers, body } = await get(path)
    t.equal(statusCode, 200, path)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    for (const [, url = ''] of body.matchAll(/(?:href|src)="([^"#]+)/g)) waiting.push(url)
  }
  t.ok(seen.size >= 8)
})

t.test('browsers cache a picture until it changes', async (t) => {
  const { get, app, store } = await startShop(t)
  const image = (await listAll(store, 'product'))[0]?.images[0]
  if (!image) throw new Error('no picture')
  const first = await get(image.url)
  t.equal(first.statusCode, 200)
  t.equal(first.headers['content-type'], 'image/png')
  t.equal(first.headers['cache-control'], 'public, max-age=31536000, immutable')
  t.equal(first.headers['x-content-type-options'], 'nosniff')
  t.same(first.rawPayload, await draw('png', 1))
  const headers = { 'if-none-match': String(first.headers.etag) }
  t.equal((await app.inject({ url: image.url, headers })).statusCode, 304)

  const { url } = await replace(store, image.id, await draw('jpg', 9), 'a b.jpg')
  t.not(url, image.url)
  const old = await app.inject({ url: image.url, headers })
  t.equal(old.statusCode, 200)
  t.equal(old.headers['content-type'], 'image/jpeg', 'derived from the bytes')
  t.equal(old.headers['cache-control'], 'no-cache', 'an outdated address is not cached')
})

t.test('no address reaches a file that is not a picture of the shop', async (t) => {
  const { get, store, directory } = await startShop(t)
  const image = (await listAll(store, 'product'))[0]?.images[0]
  for (const path of [
    '/store/images/..%2f..%2fstore.json',
    '/store/images/999/x/a.png',
    '/store/images/1e3',
    '/store/products/..%2fsecret',
    '/store/products/%00',
    '/store/blogs/nothing',
    '/store/blogs/journal/nothing',
    '/store/nowhere/at/all'
  ]) {
    const { statusCode, body } = await get(path)
    t.equal(statusCode, 404, path)
    t.match(body, 'Page not found')
  }
  const elsewhere = await get(`/store/images/${image?.id}/x/..%2f..%2fstore.json`)
  t.equal(elsewhere.headers['content-type'], 'image/png', 'only the id counts')
  await rm(join(directory, 'products/red-mug/a b.png'))
  t.equal((await get(image?.url ?? '')).statusCode, 404)
})

t.test('a file that only pretends to be a picture is never sent as a page', async (t) => {
  const { get, store, directory } = await startShop(t, { 'a.jpg': 1 })
  await writeFile(join(directory, 'a.jpg'), '<script>alert(1)</script>')
  const image = (await listAll(store, 'product'))[0]?.images[0]
  const { headers } = await get(image?.url ?? '')
  t.equal(headers['content-type'], 'application/octet-stream')
})

t.test('the page of an empty shop says that the shop is empty', async (t) => {
  const { get } = await startShop(t, { 'readme.txt': '' })
  t.match((await get('/store')).body, 'This shop is still empty.')
})

t.test('a picture too large for the app is not sent', async (t) => {
  const { get, store, directory } = await startShop(t, { 'a.jpg': 1 })
  const image = (await listAll(store, 'product'))[0]?.images[0]
  await truncate(join(directory, 'a.jpg'), 50 * 1024 * 1024 + 1)
  t.equal((await get(image?.url ?? '')).statusCode, 404)
  await truncate(join(directory, 'a.jpg'), 50 * 1024 * 1024)
  t.equal((await get(image?.url ?? '')).statusCode, 200)
})

t.test(
  'the storefront answers every address below its path, whatever the server around it does §3.3.1',
  async (t) => {
    const { store } = await storeOf(t, SHOP)
    const app = Fastify()
    app.get('/*', () => 'the page of the host')
    await registerStorefront(app, { store, ...NO_SCRIPTS })
    t.teardown(() => app.close())
    for (const url of [
      '/store/nowhere',
      '/store/products',
      '/store/images/9/x',
      '/store/products/a/b'
    ]) {
      const { statusCode, body } = await app.inject(url)
      t.equal(statusCode, 404, url)
      t.match(body, 'Page not found')
    }
    t.equal((await app.inject('/storefront')).body, 'the page of the host')
  }
)
