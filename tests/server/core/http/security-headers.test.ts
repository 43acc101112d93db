import { join } from 'node:path'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { startServer } from '../../../support/server.ts'
import { jpeg, put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test('browsers that have opened the app over https never open it over http again', async (t) => {
  const headerAt = async (APP_URL: string) => {
    const { app } = await startApp(t, { env: { APP_URL } })
    const paths = ['/healthz', '/api/v1/getSettingInfo', '/nowhere']
    const replies = await Promise.all(paths.map((path) => app.inject(path)))
    return replies.map(({ headers }) => headers['strict-transport-security'])
  }
  const oneYear = /^max-age=31536000\b/
  t.match(await headerAt('https://boost.example'), [oneYear, oneYear, oneYear])
  t.strictSame(await headerAt('http://127.0.0.1:3000'), [undefined, undefined, undefined])
})

t.test('a page loaded over https loads nothing over http', async (t) => {
  const upgrades = async (APP_URL: string) => {
    const { app } = await startApp(t, { env: { APP_URL } })
    const { headers } = await app.inject('/healthz')
    return /upgrade-insecure-requests/.test(String(headers['content-security-policy']))
  }
  t.equal(await upgrades('https://boost.example'), true)
  t.equal(await upgrades('http://192.168.1.5:3000'), false, 'this server has no https')
})

t.test('a link to another website reveals the host of the app, but not the page', async (t) => {
  const { app } = await startApp(t)
  for (const path of ['/healthz', '/api/v1/getSettingInfo', '/nowhere']) {
    const { headers } = await app.inject(path)
    t.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin', path)
  }
})

t.test('other websites may show pictures of the local store', async (t) => {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  put(env.STORE_DIR, { 'products/cup/cup.jpg': await jpeg(1) })
  const server = await startServer(env)
  const page = await (await fetch(`${server.address}/store/products/cup`)).text()
  const [picture = ''] = /\/store\/[^" ]*cup\.jpg[^" ]*/.exec(page) ?? []
  const { status, headers } = await fetch(server.address + picture)
  t.equal(status, 200)
  t.equal(headers.get('content-type'), 'image/jpeg')
  t.equal(headers.get('cross-origin-resource-policy'), null)
  t.equal(await server.stop(), 0)
})
