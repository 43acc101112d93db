import t from 'tap'
import { launchAddress } from '../access/launch.ts'
import { readIdToken, signQuery } from '../access/signing.ts'
import { askForToken, openStage, type Stage } from './support/ask.ts'

/** Requests a page as a browser does, but returns redirects instead of following them. */
const open = (address: string, body?: Record<string, string>) =>
  fetch(address, {
    redirect: 'manual',
    ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {})
  })

const placeOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', answer.url)

const CALLBACK = 'http://127.0.0.1:3000/shopify/auth/callback'

function question({ at, shop }: Stage, others: Record<string, string> = {}) {
  const query = {
    client_id: shop.world.app.clientId,
    redirect_uri: CALLBACK,
    state: 'nonce-1',
    scope: ''
  }
  return { address: `${at}/admin/oauth/authorize`, query: { ...query, ...others } }
}

const asLink = ({ address, query }: ReturnType<typeof question>) =>
  `${address}?${new URLSearchParams(query)}`

t.test('once the merchant agrees, the app gets a signed code that works only once', async (t) => {
  const stage = await openStage(t)
  const { shop } = stage
  const asked = question(stage)
  const page = await open(asLink(asked))
  t.equal(page.status, 200)
  t.equal(page.headers.get('content-security-policy'), "frame-ancestors 'none'", 'never in a frame')
  t.match(await page.text(), 'write_products')
  t.equal(shop.access.installation(), null)

  const back = placeOf(await open(asked.address, asked.query))
  t.equal(back.origin + back.pathname, CALLBACK)
  const query = Object.fromEntries(back.searchParams)
  t.match(query, { state: 'nonce-1', shop: shop.domain, code: /^\w{32}$/ })
  t.equal(signQuery(query, shop.world.app.secret), query.hmac)
  t.ok(shop.access.installation(), 'installed')

  const redeemed = await askForToken(stage, { code: query.code ?? '', expiring: '1' })
  t.match(redeemed, { status: 200, body: { expires_in: 3600, refresh_token: /^shprt_/ } })
  const twice = await askForToken(stage, { code: query.code ?? '', expiring: '1' })
  t.match(twice, { status: 400, body: { error: 'invalid_request' } })
  t.match(twice.body.error_description, /already used/)

  const known = placeOf(await open(asLink(question(stage, { state: 'nonce-2' }))))
  t.equal(
    known.searchParams.get('state'),
    'nonce-2',
    'nothing needs approval, so it redirects at once'
  )
})

t.test('only the app’s exact redirect address is accepted', async (t) => {
  const stage = await openStage(t)
  for (const redirect_uri of [
    `${CALLBACK}/`,
    `${CALLBACK}?a=1`,
    'http://127.0.0.1:3000/elsewhere',
    ''
  ]) {
    const asked = question(stage, { redirect_uri })
    t.equal((await open(asLink(asked))).status, 400, redirect_uri)
    t.equal((await open(asked.address, asked.query)).status, 400)
  }
  t.equal((await open(asLink(question(stage, { client_id: 'other' })))).status, 400)
  t.equal(stage.shop.access.installation(), null)
})

t.test('a scope that does not exist is refused before the merchant is asked', async (t) => {
  const stage = await openStage(t)
  for (const scope of ['read_pictures', 'write_products,nonsense', 'products', 'Read_products']) {
    const asked = question(stage, { scope })
    const page = await open(asLink(asked))
    t.equal(page.status, 400, scope)
    t.match(await page.text(), /Oauth error invalid_scope/)
    t.equal((await open(asked.address, asked.query)).status, 400)
  }
  t.equal(stage.shop.access.installation(), null)
  const known = question(stage, { scope: 'write_products, read_themes' })
  t.equal((await open(asLink(known))).status, 200)
  t.equal((await open(known.address, known.query)).status, 303)
  t.same([...(stage.shop.access.installation()?.scopes ?? [])], ['write_products', 'read_themes'])
})

t.test('an expired code is refused', async (t) => {
  const stage = await openStage(t)
  stage.shop.access.install()
  const code = stage.shop.access.addCode(CALLBACK)
  stage.clock.forward(60_000)
  t.equal((await askForToken(stage, { code, expiring: '1' })).status, 400)
})

t.test('a managed installation opens the app with a signed address and id token', async (t) => {
  const stage = await openStage(t)
  const { at, shop, clock } = stage
  const { app } = shop.world
  const home = `${at}/admin/apps/${app.clientId}`
  t.match(placeOf(await open(home)).pathname, /\/admin\/oauth\/install$/)
  const installed = await open(`${at}/admin/oauth/install`, {})
  t.equal(placeOf(installed).href, home)
  t.same([...(shop.access.installation()?.scopes ?? [])], [...app.scopes])

  const page = await (await open(`${home}/pricing?charge_id=7`)).text()
  const [, address = ''] = /<iframe[^>]* src="([^"]+)"/.exec(page) ?? []
  const launch = new URL(address.replaceAll('&amp;', '&'))
  const query = Object.fromEntries(launch.searchParams)
  t.equal(launch.origin + launch.pathname, `${app.appUrl}/pricing`)
  t.match(query, { embedded: '1', charge_id: '7', shop: shop.domain, locale: 'en' })
  t.equal(Buffer.from(query.host ?? '', 'base64').toString(), 'admin.shopify.com/store/snow-shop')
  t.equal(signQuery(query, app.secret), query.hmac, 'the id token is signed too')
  t.match(readIdToken(query.id_token ?? '', [app.secret], clock.now()), { aud: app.clientId })

  shop.world.switches.firstLoadHmac = 'without-id-token'
  const { id_token, ...others } = Object.fromEntries(new URL(launchAddress(shop)).searchParams)
  t.ok(id_token)
  t.equal(signQuery(others, app.secret), others.hmac)

  app.scopes = [...app.scopes, 'read_locales']
  t.match(await (await open(home)).text(), 'Update Page Speed Boost')
})

t.test('a change of scopes sends app/scopes_update', async (t) => {
  const { shop } = await openStage(t)
  shop.access.install(['read_products'])
  shop.access.setScopes(['read_products', 'read_files'])
  t.match(shop.webhooks.emitted, [
    {
      topic: 'app/scopes_update',
      body: { previous: ['read_products'], current: ['read_products', 'read_files'] }
    }
  ])
})
