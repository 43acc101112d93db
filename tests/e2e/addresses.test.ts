import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startServer } from '../support/server.ts'
import { putProducts } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'

t.test(
  'every address of the server gives its documented answer §2.3.1 §2.3.2 §4.1.3 §13.1.2 §13.1.3 §13.1.5 §13.1.6',
  async (t) => {
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'shop')
    mkdirSync(storeDir)
    await putProducts(storeDir, 1)
    const server = await startServer({ DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir })
    t.teardown(() => server.stop())
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(server.address + path, { redirect: 'manual', ...init })

    const unknown = await server.merchant.get('/api/v2/nope')
    t.match(unknown, {
      status: 404,
      body: { ack: 0, message: 'There is nothing at this address.' }
    })
    t.match(await server.merchant.get('/api/v1/nope'), { status: 404, body: { code: '404' } })
    for (const path of ['/favicon.ico', '/robots.txt', '/files/x', '/assets/x.js'])
      t.equal((await ask(path)).status, 404, path)

    const shop = await ask('/store/nothing-here')
    t.equal(shop.status, 404)
    t.match(shop.headers.get('content-type'), /html/)
    t.equal((await ask('/store')).status, 200)

    for (const path of ['/%', '/%ff', '/api/v2/%E0%A4%A'])
      t.match(await (await ask(path)).json(), { ack: 0, message: /could not be read/ }, path)

    for (const path of ['//evil.example', '/.//evil.example/', '/\\evil.example/', '//']) {
      const location = (await ask(`${path}?authToken=${TOKEN}`)).headers.get('location') ?? ''
      t.match(location, /^\/(?![/\\])/, `${path} leads to ${location}`)
    }

    t.match(await (await ask('/healthz')).json(), { status: 'ok' })
    t.match(await (await ask('/readyz')).json(), {
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      store: 'ok',
      writes: 'ok',
      workers: 'ok',
      queue: 'ok',
      free: Object.fromEntries(
        ['data', 'storage', 'store'].map((place) => [
          place,
          { freeBytes: Number, leastBytes: Number }
        ])
      )
    })
  }
)

t.test('another website cannot sign the merchant in', async (t) => {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'shop')
  mkdirSync(storeDir)
  const server = await startServer({ DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir })
  t.teardown(() => server.stop())
  const form = { method: 'POST', body: new URLSearchParams({ authToken: TOKEN }) }
  const signIn = (headers: Record<string, string>) =>
    fetch(`${server.address}/sign-in`, { redirect: 'manual', ...form, headers })
  t.equal((await signIn({ origin: 'https://evil.example' })).status, 403)
  t.equal((await signIn({ origin: server.address })).status, 303)
})

t.test(
  'each store folder is a separate shop, which is found again at a later start §1.2.1 §3.2.7',
  async (t) => {
    const folder = temporaryFolder(t)
    const serve = async (name: string) => {
      const storeDir = join(folder, name, 'shop')
      mkdirSync(storeDir, { recursive: true })
      return startServer({ DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir })
    }
    const first = await serve('a')
    const { body: one } = await first.merchant.get('/api/v1/getSettingInfo')
    await first.stop()
    const second = await serve('b')
    const { body: two } = await second.merchant.get('/api/v1/getSettingInfo')
    await second.stop()
    t.not(one.data.user_id, two.data.user_id)
    const again = await serve('a')
    const { body: three } = await again.merchant.get('/api/v1/getSettingInfo')
    await again.stop()
    t.equal(three.data.user_id, one.data.user_id)
  }
)
