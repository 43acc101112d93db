import t from 'tap'
import { callbackAddress, hostOf, launchAddress } from '../../stand-in/access/launch.ts'
import { signQuery } from '../../stand-in/access/signing.ts'
import { APP_URL, type ShopifyTestApp, startShopifyApp } from '../../support/shopify-app.ts'

const CALLBACK = `${APP_URL}/shopify/auth/callback`

/**
 * Starts the grant as a merchant in the top-level window, and returns the request to Shopify and the browser's
 * cookie.
 */
async function begin({ ask, shop }: ShopifyTestApp, query = `shop=${shop.domain}`, headers = {}) {
  const begun = await ask({ url: `/shopify/auth?${query}`, headers })
  const asked = new URL(begun.location)
  const state = asked.searchParams.get('state') ?? ''
  const cookie = begun.cookies.find(({ name }) => name === 'psb_grant')
  return { begun, asked, state, cookie, cookies: { psb_grant: cookie?.value ?? '' } }
}

const back = ({ ask }: ShopifyTestApp, address: string, cookies: Record<string, string>) =>
  ask({ url: address.replace(APP_URL, ''), cookies })

t.test(
  'after the merchant has granted permission at Shopify, the app redirects back into the admin §4.5.7',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop, standIn, rowOf } = stage
    const { begun, asked, state, cookie, cookies } = await begin(stage)
    t.equal(begun.status, 302)
    t.equal(asked.origin + asked.pathname, `${standIn.origin}/${shop.domain}/admin/oauth/authorize`)
    t.match(Object.fromEntries(asked.searchParams), {
      client_id: standIn.world.app.clientId,
      scope:
        'read_content,read_files,read_products,read_themes,write_content,write_files,write_products',
      redirect_uri: CALLBACK
    })
    t.match(state, /^[\w-]{43}$/)
    t.match(cookie, {
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/shopify/auth/callback',
      maxAge: 60
    })
    t.match(begun.headers, { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

    const agreed = await fetch(asked, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(asked.search)
    })
    const done = await back(stage, agreed.headers.get('location') ?? '', cookies)
    const { clientId } = standIn.world.app
    t.match(done, {
      status: 303,
      location: `${standIn.origin}/${shop.domain}/admin/apps/${clientId}`
    })
    t.match(done.cookies, [{ name: 'psb_grant', value: '' }], 'the state is used up')
    t.match(await rowOf(shop), { is_open: 1, name: 'Snow Shop' })
    t.equal(shop.access.tokens.count().access, 1)
  }
)

t.test(
  'a grant callback is accepted only if it is signed, in time, and from the same browser and shop §13.2.7',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop, standIn, clock, db } = stage
    const other = standIn.addShop('rain-shop.myshopify.com')
    shop.access.install()
    other.access.install()
    const { state, cookies } = await begin(stage)
    const address = (of = shop, nonce = state) =>
      callbackAddress(of, CALLBACK, nonce, of.access.addCode(CALLBACK))
    const resigned = (others: Record<string, string>) => {
      const query = { ...Object.fromEntries(new URL(address()).searchParams), ...others }
      return `${CALLBACK}?${new URLSearchParams({ ...query, hmac: signQuery(query, shop.world.app.secret) })}`
    }
    const failed = { status: 303, location: /^\/auth\/install\?failed=1&shop=/ }
    const wrong: [string, string, Record<string, string>][] = [
      ['another state', address(shop, 'another'), cookies],
      ['no state', resigned({ state: '' }), cookies],
      ['no cookie', address(), {}],
      ['a cookie we did not make', address(), { psb_grant: cookies.psb_grant.replace(/.$/, '~') }],
      ['another shop', address(other), cookies],
      ['a parameter more', `${address()}&a=1`, cookies],
      ['the host of another shop', resigned({ host: hostOf(other.domain) }), cookies],
      ['a shop that is none', resigned({ shop: 'evil.example' }), cookies],
      ['no code', resigned({ code: '' }), cookies],
      ['a code that is none', resigned({ code: 'abc' }), cookies]
    ]
    for (const [what, url, kept] of wrong) {
      const answer = await back(stage, url, kept)
      t.match(answer, failed, what)
      t.equal(shop.access.tokens.count().access, 0)
    }
    t.strictSame(
      await db.selectFrom('shop').select('is_open').where('is_open', '=', 1).execute(),
      []
    )

    const good = address()
    t.notMatch(await back(stage, good, cookies), failed)
    t.match(await back(stage, good, cookies), failed, 'a code works once')
    const late = await begin(stage)
    clock.forward(60_000)
    t.match(
      await back(stage, address(shop, late.state), late.cookies),
      failed,
      'a minute is too long'
    )
  }
)

t.test('the grant always starts in the top-level window', async (t) => {
  const stage = await startShopifyApp(t)
  const { shop, ask } = stage
  const framed = await ask({
    url: `/shopify/auth?shop=${shop.domain}`,
    headers: { 'sec-fetch-dest': 'iframe' }
  })
  t.match(framed, { status: 303, location: `/auth/leave?shop=${shop.domain}`, cookies: [] })
  t.equal(
    (await ask({ url: `/shopify/reauth?shop=${shop.domain}` })).location,
    `/shopify/auth?shop=${shop.domain}`
  )
  for (const url of ['/shopify/auth', '/shopify/auth?shop=evil.example', '/shopify/auth?shop=snow'])
    t.equal((await ask({ url })).location, '/auth/install?failed=1&shop=', url)
})

t.test(
  'a grant started outside the admin leads back to the app there, with the merchant signed in for a day',
  async (t) => {
    const stage = await startShopifyApp(t)
    const { shop, ask, clock, db } = stage
    shop.access.install()
    const { state, cookies } = await begin(stage, `shop=${shop.domain}&outside=1`)
    const code = shop.access.addCode(CALLBACK)
    const done = await back(stage, callbackAddress(shop, CALLBACK, state, code), cookies)
    t.equal(done.location, '/', 'no address ever holds a token')
    const cookie = done.cookies.find(({ name }) => name === 'psb_session')
    t.match(cookie, { sameSite: 'Lax', secure: true, httpOnly: true })
    const session = { psb_session: cookie?.value ?? '' }
    t.notMatch(
      JSON.stringify(await db.selectFrom('session').selectAll().execute()),
      session.psb_session
    )
    const page = await ask({ url: '/pricing', cookies: session })
    t.equal(page.status, 200)
    t.notMatch(page.text, /app-bridge/)
    t.match(page.headers['content-security-policy'], "frame-ancestors 'none'")
    const call = () => ask({ url: '/api/v1/getSettingInfo', cookies: session })
    t.equal((await call()).status, 200)
    const launch = new URL(launchAddress(shop, { isEmbedded: false }))
    const launched = await ask({ url: `/${launch.search}`, cookies: session })
    t.match(launched.location, /\/admin\/apps\//, 'Shopify opens the app inside its admin')

    const again = await begin(stage, `shop=${shop.domain}`, {
      cookie: `psb_session=${session.psb_session}`
    })
    const secondCode = shop.access.addCode(CALLBACK)
    const url = callbackAddress(shop, CALLBACK, again.state, secondCode)
    t.equal((await back(stage, url, again.cookies)).location, '/')

    await db.updateTable('shop').set({ is_open: 0 }).execute()
    t.equal(
      (await ask({ url: '/pricing', cookies: session })).location,
      `/shopify/auth?shop=${shop.domain}&outside=1`,
      'a shop with lost tokens is asked for permission again'
    )
    await db.updateTable('shop').set({ is_open: 1 }).execute()

    clock.forward(24 * 3_600_000)
    t.equal((await call()).status, 401)
    t.equal((await ask({ url: '/pricing', cookies: session })).location, '/sign-in')
  }
)
