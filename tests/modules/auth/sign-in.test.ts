import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { hashOf, setAdminToken } from '../../../modules/auth/index.ts'
import { registerPages } from '../../../server/pages.ts'
import { startApp } from '../../support/app.ts'
import { TOKEN } from '../../support/token.ts'

const CALL = '/api/v2/image-opt/getSettings'
const WRITE = { method: 'POST', url: '/api/v2/image-opt/saveSettings', payload: {} } as const

t.test('a call without a valid token is refused §4.1.5 §13.2.2', async (t) => {
  const { app } = await startApp(t)
  const ask = async (authorization?: string) => {
    const reply = await app.inject({ url: CALL, headers: authorization ? { authorization } : {} })
    return { status: reply.statusCode, body: reply.json() }
  }
  t.match(await ask(), { status: 401, body: { ack: 0, message: /session has ended/ } })
  for (const wrong of [
    `ShopifyAdmin ${TOKEN}x`,
    `Bearer ${TOKEN}`,
    'ShopifyAdmin',
    `xShopifyAdmin ${TOKEN}`,
    `ShopifyAdmin ${TOKEN} x`,
    TOKEN,
    'ShopifyAdmin '
  ])
    t.match(await ask(wrong), { status: 401, body: { ack: 0, message: /not valid/ } }, wrong)
  t.match(await ask(`ShopifyAdmin ${TOKEN}`), { status: 200, body: { ack: 1 } })
})

t.test(
  'a refused call of the first API version is answered in the envelope of that version §4.1.2',
  async (t) => {
    const { app } = await startApp(t)
    const reply = await app.inject('/api/v1/getSettingInfo')
    t.equal(reply.statusCode, 401)
    t.match(reply.json(), { code: '401', msg: /session has ended/ })
  }
)

t.test(
  'signing out ends the session on the server and, on request, every other session of the same token §13.2.5',
  async (t) => {
    const { app } = await startApp(t)
    const own = { host: 'localhost', origin: 'http://localhost' }
    const send = (url: string, body: Record<string, string>, cookies = {}, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        cookies,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...own, ...headers },
        payload: new URLSearchParams(body).toString()
      })
    const signIn = async () => {
      const { cookies } = await send('/sign-in', { authToken: TOKEN })
      return { psb_session: cookies[0]?.value ?? '' }
    }
    const isIn = async (cookies: object) =>
      (await app.inject({ url: CALL, cookies: { ...cookies } })).statusCode === 200
    const [one, two, three] = [await signIn(), await signIn(), await signIn()]

    const foreign = { origin: 'https://evil.example' }
    t.match(await send('/sign-out', {}, one, foreign), { statusCode: 403 })
    t.ok(await isIn(one), 'no other site signs a merchant out')

    const out = await send('/sign-out', { everywhere: '0' }, one)
    t.match(out, { statusCode: 303, headers: { location: '/sign-in' } })
    t.match(out.cookies, [{ name: 'psb_session', value: '', path: '/' }])
    t.notOk(await isIn(one), 'a copy of the cookie opens nothing')
    t.ok(await isIn(two))

    await send('/sign-out', { everywhere: '1' }, two)
    t.notOk(await isIn(two))
    t.notOk(await isIn(three))
    t.ok(await isIn(await signIn()), 'the token itself stays valid')
    t.equal((await send('/sign-out', {}, one)).statusCode, 303, 'nobody is signed in')
    t.equal((await send('/sign-out', {})).statusCode, 303, 'a browser without a cookie')
  }
)

t.test(
  'the sign-in form opens a session, and replacing the access token ends that session',
  async (t) => {
    const { app, shopId } = await startApp(t)
    const submit = (authToken: string) =>
      app.inject({
        method: 'POST',
        url: '/sign-in',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ authToken }).toString()
      })
    const wrong = await submit('not-the-token')
    t.match(wrong.headers, { location: '/sign-in?wrong=1' })
    t.strictSame(wrong.cookies, [])

    const right = await submit(` ${TOKEN} `)
    t.match(right.headers, { location: '/' })
    const [cookie] = right.cookies
    t.match(cookie, { name: 'psb_session', httpOnly: true, sameSite: 'Lax', path: '/' })
    t.equal(cookie?.maxAge, 30 * 24 * 60 * 60, 'in seconds')
    t.equal(cookie?.secure, undefined, 'the app runs on plain http')
    const cookies = { psb_session: cookie?.value ?? '' }
    t.equal((await app.inject({ url: CALL, cookies })).statusCode, 200)

    await setAdminToken(app.db, shopId, hashOf('a-newer-token-of-more-than-32-characters'), 'now')
    t.equal((await app.inject({ url: CALL, cookies })).statusCode, 401)
    t.equal(
      (await app.inject({ url: CALL, headers: { authorization: `ShopifyAdmin ${TOKEN}` } }))
        .statusCode,
      401
    )
  }
)

t.test(
  'over plain http, the Stop button of a page works, but a link to the same call is refused §4.3.13 §6.5.2',
  async (t) => {
    const { app } = await startApp(t)
    const signedIn = await app.inject({
      method: 'POST',
      url: '/sign-in',
      payload: { authToken: TOKEN }
    })
    const cookies = { psb_session: signedIn.cookies[0]?.value ?? '' }
    const stop = async (method: 'GET' | 'POST', headers: Record<string, string>, by = cookies) => {
      const url = '/api/v2/image-opt/stopImageOptTask'
      const reply = await app.inject({
        method,
        url,
        cookies: by,
        headers: { host: 'boost.lan:3000', ...headers }
      })
      return reply.statusCode
    }
    const nothingRuns = 409
    // Over plain http, a browser sends Origin with a POST, and Sec-Fetch-Site with nothing.
    t.equal(await stop('POST', { origin: 'http://boost.lan:3000' }), nothingRuns)
    t.equal(await stop('POST', { 'sec-fetch-site': 'same-origin' }), nothingRuns)
    t.equal(await stop('POST', { origin: 'http://evil.test' }), 403)
    t.equal(await stop('POST', {}), 403)
    for (const site of ['same-origin', 'none', 'cross-site'])
      t.equal(await stop('GET', { 'sec-fetch-site': site }), 403, `a GET by cookie, ${site}`)
    t.equal(await stop('GET', {}), 403)
    const authorization = `ShopifyAdmin ${TOKEN}`
    t.equal(await stop('GET', { authorization }, { psb_session: '' }), nothingRuns)
  }
)

t.test('the language that an address names stays through the sign-in', async (t) => {
  const { app } = await startApp(t)
  const submit = (authToken: string) =>
    app.inject({
      method: 'POST',
      url: '/sign-in?locale=de',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ authToken }).toString()
    })
  t.equal((await submit('wrong')).headers.location, '/sign-in?wrong=1&locale=de')
  t.equal((await submit(TOKEN)).headers.location, '/?locale=de')
})

t.test('a link on another website signs nobody in §13.2.1', async (t) => {
  const { app } = await startApp(t)
  await registerPages(app, 'built')
  const follow = async (headers: Record<string, string>) => {
    const { headers: given, cookies } = await app.inject({ url: `/?authToken=${TOKEN}`, headers })
    return [given.location, cookies.length]
  }
  t.strictSame(await follow({ 'sec-fetch-site': 'cross-site' }), ['/sign-in', 0])
  t.strictSame(await follow({ 'sec-fetch-site': 'same-site' }), ['/sign-in', 0])
  t.strictSame(await follow({ 'sec-fetch-site': 'none' }), ['/', 1], 'an address that was typed')
  t.strictSame(await follow({}), ['/', 1])
})

t.test('a page leads a visitor without an open shop to the sign-in page', async (t) => {
  const { app, shopId } = await startApp(t)
  await registerPages(app, 'built')
  const open = async (url: string, cookies = {}) => {
    const { statusCode, headers, cookies: given } = await app.inject({ url, cookies })
    return [statusCode, headers.location, given.length]
  }
  t.strictSame(await open('/sign-in'), [200, undefined, 0])
  t.strictSame(await open('/pricing'), [303, '/sign-in', 0])
  t.strictSame(await open('/pricing?locale=de'), [303, '/sign-in?locale=de', 0])
  t.strictSame(await open('/pricing', { psb_session: 'forged' }), [303, '/sign-in', 0])
  t.strictSame(await open('/pricing?authToken=wrong'), [303, '/sign-in?wrong=1', 0])
  t.strictSame(await open(`/pricing?authToken=${TOKEN}x`), [303, '/sign-in?wrong=1', 0])
  t.strictSame(await open(`/pricing?a=b&authToken=${TOKEN}`), [303, '/pricing?a=b', 1])

  const signedIn = await app.inject(`/?authToken=${TOKEN}`)
  const cookies = { psb_session: signedIn.cookies[0]?.value ?? '' }
  t.strictSame(await open('/pricing', cookies), [200, undefined, 0])
  await app.db.updateTable('shop').set({ is_open: 0 }).where('id', '=', shopId).execute()
  t.strictSame(await open('/pricing', cookies), [303, '/sign-in', 0], 'its shop is closed')
})

t.test('a sign-in link never redirects to another host', async (t) => {
  const { app } = await startApp(t)
  await registerPages(app, 'built')
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  for (const path of ['//evil.test', '/\\evil.test', '/main/..//evil.test', '/./\\/evil.test']) {
    // Unlike fetch, this sends the path as it is.
    const sent = request({ port, path: `${path}?authToken=${TOKEN}` }).end()
    const [reply] = await once(sent, 'response')
    reply.resume()
    t.equal(reply.statusCode, 303)
    t.equal(reply.headers.location, '/evil.test', path)
  }
})

t.test('another website cannot write with the merchant’s cookie §4.1.7', async (t) => {
  const { app } = await startApp(t)
  const { cookies: given } = await app.inject({
    method: 'POST',
    url: '/sign-in',
    payload: { authToken: TOKEN }
  })
  const cookies = { psb_session: given[0]?.value ?? '' }
  const write = async (headers: Record<string, string>) =>
    (await app.inject({ ...WRITE, cookies, headers: { host: 'boost.test', ...headers } }))
      .statusCode
  t.equal(await write({ 'sec-fetch-site': 'cross-site' }), 403)
  t.equal(await write({ 'sec-fetch-site': 'same-site' }), 403)
  t.equal(await write({ origin: 'https://evil.test' }), 403)
  t.equal(await write({}), 403)
  t.equal(await write({ 'sec-fetch-site': 'same-origin' }), 200)
  t.equal(await write({ origin: 'http://boost.test' }), 200)
})

t.test('a session ends after 30 days §13.2.4', async (t) => {
  const { app, clock } = await startApp(t)
  const { cookies: given } = await app.inject({
    method: 'POST',
    url: '/sign-in',
    payload: { authToken: TOKEN }
  })
  const cookies = { psb_session: given[0]?.value ?? '' }
  clock.forward(29 * 24 * 60 * 60 * 1000)
  t.equal((await app.inject({ url: CALL, cookies })).statusCode, 200)
  clock.forward(2 * 24 * 60 * 60 * 1000)
  t.equal((await app.inject({ url: CALL, cookies })).statusCode, 401)
})

t.test('the credentials of a store that is no longer served are refused', async (t) => {
  const { app, merchant, shopId } = await startApp(t)
  const given = await app.inject({ method: 'POST', url: '/sign-in', payload: { authToken: TOKEN } })
  const cookies = { psb_session: given.cookies[0]?.value ?? '' }
  await app.db.updateTable('shop').set({ is_open: 0 }).where('id', '=', shopId).execute()
  const refused = { status: 401, body: { ack: 0, message: /no longer connected/ } }
  t.match(await merchant.get(CALL), refused)
  const reply = await app.inject({ url: CALL, cookies })
  t.equal(reply.statusCode, 401)
  t.equal(reply.headers['x-shopify-api-request-failure-reauthorize'], undefined)
})

t.test(
  'a shop with no permissions to grant is redirected to the settings page §15.5.13',
  async (t) => {
    const { app } = await startApp(t)
    await registerPages(app, 'built')
    const { statusCode, headers } = await app.inject('/shopify/reauth?shop=harbor-goods.local')
    t.equal(statusCode, 303)
    t.equal(headers.location, '/setting')
  }
)

t.test('the session cookie is never sent over http if the app runs on https §13.2.4', async (t) => {
  const { app } = await startApp(t, { env: { APP_URL: 'https://boost.example' } })
  const payload = { authToken: TOKEN }
  const { cookies } = await app.inject({ method: 'POST', url: '/sign-in', payload })
  t.match(cookies, [{ name: 'psb_session', secure: true }])
})
