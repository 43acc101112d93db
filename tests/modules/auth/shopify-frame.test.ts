import t from 'tap'
import { closeShop } from '../../../modules/auth/commands.ts'
import { idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { signIdToken } from '../../stand-in/access/signing.ts'
import { report } from '../../support/report.ts'
import { APP_URL, startShopifyApp } from '../../support/shopify-app.ts'

const ancestorsIn = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1]

const queryIn = (location: string) => new URL(location, APP_URL).searchParams

t.test(
  'the first load installs the shop, signs the frame in and opens the guide §13.1.1',
  async (t) => {
    const { shop, standIn, install, open, rowOf } = await startShopifyApp(t)
    const home = await install(shop)
    t.equal(home.status, 303)
    t.match(home.location, /^\/guidance\?/)
    t.match(await rowOf(shop), { platform: 'shopify', store_key: shop.domain, is_open: 1 })
    t.match(home.cookies, [
      {
        name: 'psb_frame',
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'None',
        partitioned: true,
        maxAge: 86_400
      }
    ])
    const kept = queryIn(home.location)
    t.ok(kept.has('id_token'), 'the next page can identify a browser without cookies too')
    t.notOk(kept.has('hmac') || kept.has('session') || kept.has('timestamp'))

    const page = await open(home.location)
    t.equal(page.status, 200)
    const { clientId } = standIn.world.app
    const bridge = `<meta name="shopify-api-key" content="${clientId}">
<script src="${standIn.origin}/shopifycloud/app-bridge.js"></script>`
    t.match(page.text, bridge)
    t.equal(page.text.indexOf('<script'), page.text.indexOf(bridge) + bridge.indexOf('<script'))
    t.equal(page.headers['referrer-policy'], 'no-referrer')
    t.equal(page.headers['speculation-rules'], undefined)
    t.match(page.text, /<s-app-nav hidden[^>]*>.*<s-link href="\/pricing">Pricing<\/s-link>/)
  }
)

const PUBLIC = ['/sign-in', '/privacy-policy', '/404', '/auth/install?shop=x', '/healthz', '/']

t.test('a page can be framed only by the admin of its shop §13.2.8', async (t) => {
  const { app, shop, standIn, install, open, ask } = await startShopifyApp(t)
  const other = standIn.addShop('rain-shop.myshopify.com')
  const policyOf = async (address: string) =>
    (await open(address)).headers['content-security-policy']
  for (const one of [shop, other]) {
    await install(one)
    const policy = await policyOf(launchAddress(one, { path: '/privacy-policy' }))
    const page = await policyOf(launchAddress(one, { path: '/main' }))
    for (const each of [policy, page])
      t.equal(
        ancestorsIn(each),
        `https://${one.domain} https://admin.shopify.com ${standIn.origin}`
      )
    t.match(page, `script-src 'self' ${standIn.origin};`)
    t.match(page, `connect-src 'self' ${standIn.origin};`)
  }
  for (const url of PUBLIC) {
    const { headers } = await ask({ url })
    t.equal(ancestorsIn(headers['content-security-policy']), "'none'", url)
    t.equal(headers['x-frame-options'], undefined)
  }
  t.ok(app.config.platforms.shopify)
  report(20, 'Shopify', { shops: 2, 'pages that nobody may frame': PUBLIC.length })
})

t.test(
  'a page without a valid id token fetches one through the bounce page, but only once §13.1.10',
  async (t) => {
    const { shop, standIn, clock, install, open } = await startShopifyApp(t)
    await install(shop)
    const address = launchAddress(shop, { path: '/pricing', query: { plan: '3' } })
    clock.forward(75_000)
    const bounced = await open(address)
    t.equal(bounced.status, 302)
    const query = queryIn(bounced.location)
    t.match(bounced.location, /^\/shopify\/bounce\?/)
    const reload = query.get('shopify-reload') ?? ''
    t.match(reload, /^\/pricing\?/)
    t.match(Object.fromEntries(queryIn(reload)), { plan: '3', shop: shop.domain, bounced: '1' })
    for (const name of ['id_token', 'hmac', 'session', 'timestamp'])
      t.notOk(query.has(name) || queryIn(reload).has(name), name)

    const page = await open(bounced.location)
    t.equal(page.status, 200)
    t.match(
      page.text,
      `<meta name="shopify-api-key" content="${standIn.world.app.clientId}">\n<script src="${standIn.origin}/shopifycloud/app-bridge.js"></script>`
    )
    t.equal(page.text.match(/<script/g)?.length, 1, 'App Bridge is the only script')
    t.equal(
      ancestorsIn(page.headers['content-security-policy']),
      `https://${shop.domain} https://admin.shopify.com ${standIn.origin}`
    )
    t.match(page.headers, { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

    t.equal(
      (await open(`${reload}&id_token=${idTokenFor(shop)}`)).status,
      200,
      'App Bridge adds a fresh id token'
    )
    const failed = await open(`${reload}&id_token=${idTokenFor(shop)}x`)
    t.equal(
      failed.location,
      `/auth/install?failed=1&shop=${shop.domain}`,
      'a second failure ends the redirects'
    )
    const why = await open(failed.location)
    t.equal(why.status, 400)
    t.match(why.text, /Your store could not be opened/)
    t.match(
      ancestorsIn(why.headers['content-security-policy']),
      `https://${shop.domain}`,
      'the error page can be shown in the frame'
    )
  }
)

t.test('the bounce page sends id tokens only to our own pages §4.5.7', async (t) => {
  const { open } = await startShopifyApp(t)
  for (const reload of ['https://evil.example/', '//evil.example/', '/\\evil.example', ' /', ''])
    t.match(await open(`/shopify/bounce?${new URLSearchParams({ 'shopify-reload': reload })}`), {
      status: 303,
      location: '/auth/install?failed=1&shop='
    })
})

t.test('the frame’s cookie identifies the shop on later pages §13.2.4', async (t) => {
  const { app, shop, clock, install, open, ask, rowOf } = await startShopifyApp(t)
  const { cookies: given } = await install(shop)
  const cookies = { psb_frame: given[0]?.value ?? '' }
  const page = await open('/pricing', cookies)
  t.equal(page.status, 200)
  t.match(page.text, `data-admin="${shop.domain}"`)
  t.match((await open('/', cookies)).location, '/main')
  t.match((await open('/pricing')).location, /^\/shopify\/bounce/, 'the cookie is required')
  t.match(
    (await ask({ url: '/pricing', cookies })).location,
    '/sign-in',
    'the cookie is not valid outside the frame'
  )
  t.match(
    (await open('/pricing?shop=rain-shop.myshopify.com', cookies)).location,
    /^\/shopify\/bounce/,
    'the cookie is not valid for another shop'
  )
  const stolen = await open('/pricing', { psb_session: cookies.psb_frame })
  t.match(stolen.location, /^\/shopify\/bounce/)

  clock.forward(25 * 3_600_000)
  t.match(
    (await open('/pricing', cookies)).location,
    /^\/shopify\/bounce/,
    'the cookie expires after a day'
  )
  const { id = 0 } = (await rowOf(shop)) ?? {}
  const again = (await open(launchAddress(shop))).cookies[0]?.value ?? ''
  t.equal((await open('/pricing', { psb_frame: again })).status, 200)
  t.ok(await closeShop(app, id, clock.now().toISOString()))
  t.match((await open('/pricing', { psb_frame: again })).location, /^\/shopify\/bounce/)
})

t.test(
  'an address that names one shop but carries the id token of another shop opens neither',
  async (t) => {
    const { shop, standIn, install, open, rowOf } = await startShopifyApp(t)
    const other = standIn.addShop('rain-shop.myshopify.com')
    await install(shop)
    const address = launchAddress(shop, { path: '/pricing' })
    const swapped = await open(address.replace('shop=snow-shop', 'shop=rain-shop'))
    t.equal(swapped.location, `/auth/install?failed=1&shop=${shop.domain}`)
    t.strictSame(swapped.cookies, [])
    t.equal(await rowOf(other), undefined)
  }
)

t.test(
  'an id token that is invalid or belongs to another app or shop does not open the app',
  async (t) => {
    const { shop, db, clock, open } = await startShopifyApp(t)
    shop.access.install()
    const at = clock.now().getTime() / 1000
    const good = {
      iss: `https://${shop.domain}/admin`,
      dest: `https://${shop.domain}`,
      aud: shop.world.app.clientId,
      sub: '1',
      exp: at + 60,
      nbf: at,
      iat: at,
      jti: 'j',
      sid: 's'
    }
    const { secret } = shop.world.app
    for (const claims of [
      { aud: 'another-app' },
      { dest: 'https://evil.example', iss: 'https://evil.example/admin' },
      { dest: 'https://rain-shop.myshopify.com' },
      { exp: at - 11 },
      { nbf: at + 11 },
      { sub: '' }
    ]) {
      const id_token = signIdToken({ ...good, ...claims }, secret)
      const { location } = await open(`/main?${new URLSearchParams({ embedded: '1', id_token })}`)
      t.match(location, /^\/shopify\/bounce/, JSON.stringify(claims))
    }
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`
    t.match((await open(`/main?embedded=1&id_token=${unsigned}`)).location, /^\/shopify\/bounce/)
    t.strictSame(await db.selectFrom('shop').selectAll().execute(), [])
    const right = signIdToken(good, secret)
    t.equal((await open(`/main?embedded=1&id_token=${right}`)).status, 200)
  }
)

t.test(
  'a merchant whose shop has not granted permission is led out of the frame to the approval page',
  async (t) => {
    const { shop, standIn, open } = await startShopifyApp(t)
    const left = await open(launchAddress(shop))
    t.equal(left.location, `/auth/leave?shop=${shop.domain}`)
    const page = await open(left.location)
    t.equal(page.status, 200)
    t.match(page.text, `href="/shopify/auth?shop=${shop.domain}" target="_top"`)
    t.match(page.text, `<script src="${standIn.origin}/shopifycloud/app-bridge.js">`)
  }
)

t.test('the frame shows the error page while Shopify cannot be reached', async (t) => {
  const { shop, standIn, open } = await startShopifyApp(t)
  shop.access.install()
  const address = launchAddress(shop)
  await standIn.close()
  const failed = await open(address)
  t.equal(failed.location, `/auth/install?failed=1&shop=${shop.domain}`)
})

t.test('the install screen signs the merchant in just like every other page', async (t) => {
  const { shop, open } = await startShopifyApp(t)
  shop.access.install()
  const sent = await open(launchAddress(shop, { path: '/auth/install' }))
  t.match(sent.location, /^\/\?/)
  t.match((await open(sent.location)).location, /^\/guidance\?/)
})

t.test(
  'a shop whose tokens were lost reopens as soon as its merchant opens the app §3.4.6',
  async (t) => {
    const { app, shop, clock, install, open, rowOf, call } = await startShopifyApp(t)
    const { cookies: given } = await install(shop)
    const cookies = { psb_frame: given[0]?.value ?? '' }
    const { id = 0 } = (await rowOf(shop)) ?? {}
    clock.forward(3_600_000)
    shop.access.revoke()
    await t.rejects(app.storeOf(id).shopInfo(), { name: 'StoreError', code: 'unreachable' })
    t.match(await rowOf(shop), { is_open: 0 }, 'the shop’s jobs wait')
    t.match((await open('/pricing', cookies)).location, /^\/shopify\/bounce/)
    t.equal((await call('/api/v1/getSettingInfo', shop)).status, 401)

    t.equal((await open(launchAddress(shop, { path: '/pricing' }))).status, 200)
    t.match(await rowOf(shop), { is_open: 1 })
    t.match(await app.storeOf(id).shopInfo(), { domain: shop.domain })
    t.equal((await call('/api/v1/getSettingInfo', shop)).status, 200)
  }
)

t.test('pages are in the admin’s language until the merchant chooses one', async (t) => {
  const { shop, install, open, rowOf, db } = await startShopifyApp(t)
  shop.locale = 'pt-BR'
  const home = await install(shop)
  t.match(home.location, /locale=pt-BR/)
  t.match((await open(home.location)).text, '<html lang="pt-BR" data-embedded>')
  t.match(await rowOf(shop), { language: 'pt_BR' })
  shop.locale = 'de'
  t.match((await open(launchAddress(shop, { path: '/pricing' }))).text, '<html lang="de"')
  shop.locale = 'xx'
  t.match((await open(launchAddress(shop, { path: '/pricing' }))).text, '<html lang="de"')
  await db.updateTable('shop').set({ is_language_chosen: 1 }).execute()
  shop.locale = 'fr'
  t.match((await open(launchAddress(shop, { path: '/pricing' }))).text, '<html lang="de"')
  t.match(await rowOf(shop), { language: 'ge' }, 'what the merchant has chosen stays')
})

t.test('all pages of a frame share one session for half a day', async (t) => {
  const { shop, standIn, open, db, install, clock } = await startShopifyApp(t)
  const first = await install(shop)
  const [cookie] = first.cookies
  if (!cookie) throw new Error('Expected a cookie')
  const own = { [cookie.name]: cookie.value }
  const sessions = async () => (await db.selectFrom('session').select('hash').execute()).length
  for (let page = 0; page < 5; page++) await open(launchAddress(shop), own)
  clock.forward(11 * 3_600_000)
  await open(launchAddress(shop), own)
  t.equal(await sessions(), 1)
  await open(launchAddress(shop), { [cookie.name]: 'forged' })
  t.equal(await sessions(), 2)
  const other = standIn.addShop('rain-shop.myshopify.com')
  other.access.install()
  await open(launchAddress(other), own)
  t.equal(await sessions(), 3, 'a session opens no other shop')
  clock.forward(2 * 3_600_000)
  await open(launchAddress(shop), own)
  t.equal(await sessions(), 4, 'a session with less than half a day left is renewed')
})
