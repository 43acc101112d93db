import t from 'tap'
import { hashOf, setAdminToken } from '../../../modules/auth/index.ts'
import { hostOf, idTokenFor, launchAddress } from '../../stand-in/access/launch.ts'
import { mintIdToken, signQuery } from '../../stand-in/access/signing.ts'
import type { ShopWorld } from '../../stand-in/world.ts'
import { APP_URL, type ShopifyTestApp, startShopifyApp } from '../../support/shopify-app.ts'
import { TOKEN } from '../../support/token.ts'

/** Sends the entry call with the query of this address, as the install screen does. */
async function enter({ ask }: ShopifyTestApp, address: string, headers = {}) {
  const reply = await ask({ url: `/shopify/app${new URL(address).search}`, headers })
  return { status: reply.status, headers: reply.headers, body: JSON.parse(reply.text) }
}

/** Returns an address with these parameters, signed as Shopify signs it. */
function signed({ world }: ShopWorld, query: Record<string, string>): string {
  const hmac = signQuery(query, world.app.secret)
  return `${APP_URL}/?${new URLSearchParams({ ...query, hmac })}`
}

const queryOf = (shop: ShopWorld, others: Record<string, string> = {}) => ({
  host: hostOf(shop.domain),
  shop: shop.domain,
  timestamp: String(shop.world.clock.now().getTime() / 1000),
  ...others
})

for (const firstLoadHmac of ['all-signed', 'without-id-token'] as const)
  t.test(
    `opening the app for the first time installs the shop (hmac: ${firstLoadHmac}) §4.5.6`,
    async (t) => {
      const stage = await startShopifyApp(t, { switches: { firstLoadHmac } })
      const { shop, rowOf } = stage
      shop.access.install()
      const first = await enter(stage, launchAddress(shop))
      t.match(first, { status: 200, body: { code: 302, msg: '', url: '/guidance' } })
      t.match(await rowOf(shop), { is_open: 1, is_old: 1, name: 'Snow Shop', email: shop.email })
      t.match(first.headers['set-cookie'], /^psb_frame=/)
      const second = await enter(stage, launchAddress(shop))
      t.match(second, { status: 200, body: { code: 302, url: '/image_optimisation' } })
      t.equal(shop.access.tokens.count().access, 1, 'the second opening requests no token')
    }
  )

t.test('shops without the full set of tabs start on the page-speed dashboard', async (t) => {
  const stage = await startShopifyApp(t, { env: { FULL_FEATURES: 'off' } })
  stage.shop.access.install()
  for (const _time of ['first', 'second'])
    t.match(await enter(stage, launchAddress(stage.shop)), { body: { code: 302, url: '/main' } })
})

t.test('a shop that returns after the guide starts on the image page', async (t) => {
  const stage = await startShopifyApp(t)
  await stage.install(stage.shop)
  await stage.call('/api/v1/saveNewGuideCfg', stage.shop, {
    method: 'POST',
    payload: { new_guide_status: 0 }
  })
  await stage.db.updateTable('shop').set({ is_open: 0 }).execute()
  t.match(await enter(stage, launchAddress(stage.shop)), { body: { url: '/image_optimisation' } })
})

t.test('opening the app outside the admin redirects into the admin', async (t) => {
  const stage = await startShopifyApp(t)
  const { shop, standIn } = stage
  const address = launchAddress(shop, { isEmbedded: false })
  const { clientId } = standIn.world.app
  const url = `${standIn.origin}/${shop.domain}/admin/apps/${clientId}`
  t.match(await enter(stage, address), { status: 200, body: { code: 301, msg: '', url } })
  const document = await stage.ask({ url: `/${new URL(address).search}` })
  t.match(document, { status: 303, location: url })

  const real = await startShopifyApp(t, { env: { SHOPIFY_ADMIN_ORIGIN: '' } })
  const opened = await enter(real, launchAddress(real.shop, { isEmbedded: false }))
  t.equal(opened.body.url, `https://admin.shopify.com/store/snow-shop/apps/${clientId}`)
})

t.test(
  'a shop that lacks the app or its scopes is led to the top-level window, where the app asks for permission',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop } = stage
    const grant = { code: 301, msg: '', url: `${APP_URL}/shopify/auth?shop=${shop.domain}` }
    const withoutToken = () => signed(shop, queryOf(shop, { embedded: '1' }))
    t.match(await enter(stage, withoutToken()), { status: 200, body: grant })
    t.match(
      await enter(stage, launchAddress(shop)),
      { body: grant },
      'Shopify has no installation in that shop'
    )

    shop.access.install()
    await enter(stage, launchAddress(shop))
    t.match(await enter(stage, withoutToken()), { body: { code: 302, url: '/image_optimisation' } })
    shop.access.setScopes(['write_products', 'read_themes'])
    await stage.db.updateTable('shopify_token').set({ scopes: 'write_products' }).execute()
    t.match(await enter(stage, withoutToken()), { body: grant })
    t.match(await enter(stage, launchAddress(shop)), { body: grant })
    shop.access.setScopes(shop.world.app.scopes)
    t.match(
      await enter(stage, launchAddress(shop)),
      { body: { code: 302 } },
      'the scopes have been granted since'
    )
  }
)

t.test(
  'a launch that Shopify did not sign is refused without a redirect address §13.2.6',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop, clock } = stage
    shop.access.install()
    const good = launchAddress(shop)
    const other = stage.standIn.addShop('rain-shop.myshopify.com')
    const [, query] = good.split('?')
    const wrong: [string, string][] = [
      ['a parameter was added', `${good}&utm_source=mail`],
      ['the shop was changed', good.replace('shop=snow-shop', 'shop=rain-shop')],
      ['no hmac', good.replace(/hmac=\w+/, 'hmac=')],
      ['two shops', `${good}&shop=rain-shop.myshopify.com`],
      [
        'another secret',
        `${APP_URL}/?${new URLSearchParams({ ...queryOf(shop), hmac: signQuery(queryOf(shop), 'x') })}`
      ],
      ['no shop', signed(shop, { timestamp: queryOf(shop).timestamp })],
      ['a shop that is none', signed(shop, queryOf(shop, { shop: 'evil.example' }))],
      ['a host that is none', signed(shop, queryOf(shop, { host: 'ZXZpbC5leGFtcGxl' }))],
      ['the host of another shop', signed(shop, queryOf(shop, { host: hostOf(other.domain) }))],
      [
        'the id token of another shop',
        signed(shop, queryOf(shop, { embedded: '1', id_token: idTokenFor(other) }))
      ],
      ['no timestamp', signed(shop, { shop: shop.domain, host: hostOf(shop.domain) })]
    ]
    t.ok(query)
    for (const [what, address] of wrong) {
      const { status, body } = await enter(stage, address)
      t.match([status, body], [400, { code: 400, url: '' }], what)
      t.match(body.msg, /Open the app again from your store admin/)
    }
    clock.forward(91_000)
    t.match(
      await enter(stage, good),
      { status: 400, body: { code: 400, url: '' } },
      'the launch is too old'
    )
    t.strictSame(await stage.db.selectFrom('shop').selectAll().execute(), [], 'no shop is created')
  }
)

t.test('an invalid or expired id token makes the client send a fresh one', async (t) => {
  const stage = await startShopifyApp(t)
  const { shop, clock } = stage
  shop.access.install()
  const stale = idTokenFor(shop)
  const forged = mintIdToken({
    clientId: shop.world.app.clientId,
    secret: 'of somebody else',
    shop: shop.domain,
    userId: '1',
    sessionId: 's',
    now: clock.now()
  })
  clock.forward(75_000)
  for (const id_token of [stale, forged, 'nonsense']) {
    const answer = await enter(stage, signed(shop, queryOf(shop, { embedded: '1', id_token })))
    t.match(answer, { status: 401, body: { code: 401, url: '' } })
    t.equal(answer.headers['x-shopify-retry-invalid-session-request'], '1')
  }
  const address = signed(shop, queryOf(shop, { embedded: '1' }))
  const headers = { authorization: `Bearer ${idTokenFor(shop)}` }
  t.match(await enter(stage, address, headers), { body: { code: 302, url: '/guidance' } })
})

t.test(
  'a launch signed with the previous secret is accepted while that secret is configured',
  async (t) => {
    const stage = await startShopifyApp(t, {
      env: { SHOPIFY_API_SECRET: 'the-new-secret', SHOPIFY_API_SECRET_PREVIOUS: 'the-old-secret' }
    })
    const { shop } = stage
    const address = (secret: string) => {
      const query = queryOf(shop)
      return `${APP_URL}/?${new URLSearchParams({ ...query, hmac: signQuery(query, secret) })}`
    }
    t.match(await enter(stage, address('the-old-secret')), { body: { code: 301 } })
    t.match(await enter(stage, address('the-new-secret')), { body: { code: 301 } })
    t.match(await enter(stage, address('an-older-secret')), { body: { code: 400 } })
  }
)

t.test('a refusal is written in the language of the admin §4.1.12', async (t) => {
  const stage = await startShopifyApp(t)
  const { body } = await enter(stage, `${APP_URL}/?shop=evil.example&hmac=00&locale=de`)
  t.match(body.msg, /Öffne die App erneut aus dem Adminbereich/)
})

t.test(
  'while Shopify cannot be reached, the entry call returns an error and the shop stays closed §13.2.6',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop } = stage
    shop.access.install()
    await stage.standIn.close()
    const answer = await enter(stage, launchAddress(shop))
    t.match(answer, { status: 503, body: { code: 503, msg: /cannot be reached/, url: '' } })
    t.match(await stage.rowOf(shop), { is_open: 0 })
  }
)

t.test(
  'a session opened with an access token is not accepted as a session of the frame',
  async (t) => {
    const { app, db, shop, clock, install, open, ask, rowOf } = await startShopifyApp(t)
    await install(shop)
    const { id = 0 } = (await rowOf(shop)) ?? {}
    await setAdminToken(db, id, hashOf(TOKEN), clock.now().toISOString())
    const { cookies } = await ask({
      method: 'POST',
      url: '/sign-in',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'boost.example.com' },
      payload: new URLSearchParams({ authToken: TOKEN }).toString()
    })
    t.match(cookies, [{ name: 'psb_session' }])
    const psb_session = cookies[0]?.value ?? ''
    t.equal((await app.inject({ url: '/pricing', cookies: { psb_session } })).statusCode, 200)
    t.match((await open('/pricing', { psb_frame: psb_session })).location, /^\/shopify\/bounce/)
  }
)
