import t, { type Test } from 'tap'
import { openTokens } from '../../../../server/platforms/shopify/auth/tokens.ts'
import { idTokenFor } from '../../../stand-in/access/launch.ts'
import { addShop } from '../../../support/add-shop.ts'
import { testClock } from '../../../support/clock.ts'
import { openPrepared } from '../../../support/prepared-database.ts'
import { startTokenEndpoint } from './token-endpoint.ts'

const SHOP = { id: 1, domain: 'snow-shop.myshopify.com' }
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const UNAUTHORISED = { name: 'ShopifyError', code: 'unauthorised' }
const UNREACHABLE = { name: 'ShopifyError', code: 'unreachable' }

async function start(t: Test) {
  const logged: unknown[][] = []
  const log = { warn: (...words: unknown[]) => void logged.push(words) }
  const endpoint = await startTokenEndpoint(t, {
    domain: SHOP.domain,
    clock: testClock('2026-11-21T08:00:00.000Z')
  })
  const { clock, settings, shop: there } = endpoint
  const db = await openPrepared()
  t.teardown(() => db.destroy())
  await addShop(db, {
    platform: 'shopify',
    store_key: SHOP.domain,
    domain: SHOP.domain,
    is_open: 0
  })
  const open = (secretKey = 'k'.repeat(32)) => openTokens({ db, clock, settings, secretKey, log })
  const tokens = open()
  return {
    endpoint,
    there,
    db,
    clock,
    open,
    tokens,
    logged,
    shop: () => db.selectFrom('shop').selectAll().executeTakeFirstOrThrow(),
    kept: () => db.selectFrom('shopify_token').selectAll().executeTakeFirst(),
    /** Opens the app as the merchant. */
    enter: () => tokens.exchange(SHOP, idTokenFor(there)),
    token: async () => (await tokens.accessToken(1)).token,
    /** Tells whether Shopify accepts the token. */
    works: (token: string) => there.access.scopesOf(token) !== null
  }
}

t.test('exchanging the merchant’s id token opens the shop', async (t) => {
  const { endpoint, there, tokens, enter, shop, kept, works } = await start(t)
  await t.rejects(tokens.accessToken(1), UNAUTHORISED)
  await enter()
  t.match(endpoint.requests, [
    {
      path: '/snow-shop.myshopify.com/admin/oauth/access_token',
      client_id: there.world.app.clientId,
      client_secret: there.world.app.secret,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
      expiring: '1'
    }
  ])
  t.match(await shop(), { is_open: 1, opened_at: '2026-11-21T08:00:00.000Z' })
  const { token, domain } = await tokens.accessToken(1)
  t.equal(domain, SHOP.domain)
  t.ok(works(token))
  const row = await kept()
  t.match(row, { lost_at: null, access_expires_at: '2026-11-21T09:00:00.000Z' })
  t.notMatch(JSON.stringify(row), /shpat_|shprt_/, 'the database holds no readable token')
})

t.test(
  'an id token that Shopify refuses does not open the shop, and the refusal is reported',
  async (t) => {
    const { tokens, shop } = await start(t)
    const refused = { ...UNAUTHORISED, shopifyCode: 'invalid_subject_token' }
    await t.rejects(tokens.exchange(SHOP, 'nonsense'), refused)
    t.match(await shop(), { is_open: 0 })
  }
)

t.test('the code of an authorization grant is redeemed for a token that expires', async (t) => {
  const { endpoint, there, tokens, token, works } = await start(t)
  const code = there.access.addCode('https://boost.example.com/shopify/auth/callback')
  await tokens.redeem(SHOP, code)
  t.match(endpoint.requests, [{ code, expiring: '1' }])
  t.ok(works(await token()))
  await t.rejects(tokens.redeem(SHOP, code), { name: 'ShopifyError', code: 'forbidden' })
  t.ok(works(await token()), 'a code used twice invalidates nothing')
})

t.test('a token is renewed before it expires, once for all concurrent callers', async (t) => {
  const { endpoint, enter, tokens, clock, token, works } = await start(t)
  await enter()
  const first = await token()
  clock.forward(HOUR_MS - 4 * MINUTE_MS)
  const given = await Promise.all(Array.from({ length: 20 }, () => tokens.accessToken(1)))
  const [second = '', ...others] = new Set(given.map((one) => one.token))
  t.strictSame(others, [])
  t.not(second, first)
  t.ok(works(second))
  t.equal(endpoint.requests.length, 2)
  clock.forward(HOUR_MS)
  t.ok(works(await token()))
  t.not(endpoint.requests[2]?.refresh_token, endpoint.requests[1]?.refresh_token)
})

t.test(
  'a temporary failure of the token endpoint does not stop a shop whose token is still valid',
  async (t) => {
    const { endpoint, enter, tokens, clock, shop, token, works } = await start(t)
    await enter()
    const first = await token()
    clock.forward(HOUR_MS - 4 * MINUTE_MS)
    endpoint.faults.push(() => ({ status: 503, body: '<html>' }))
    t.equal(await token(), first)
    clock.forward(4 * MINUTE_MS)
    endpoint.faults.push(() => ({ status: 429, body: '' }))
    await t.rejects(tokens.accessToken(1), UNREACHABLE)
    t.match(await shop(), { is_open: 1 }, 'nothing is lost')
    t.ok(works(await token()))
  }
)

t.test('a renewal whose answer was lost is repeated with the old token', async (t) => {
  const { endpoint, enter, tokens, clock, open, works } = await start(t)
  await enter()
  clock.forward(HOUR_MS)
  endpoint.faults.push((right) => {
    right()
    return { status: 502, body: '<html>made, and lost on the way</html>' }
  })
  await t.rejects(tokens.accessToken(1), UNREACHABLE)
  const { token } = await open().accessToken(1)
  t.ok(works(token), 'the next process can repeat the renewal too')
  t.equal(endpoint.requests[2]?.refresh_token, endpoint.requests[1]?.refresh_token)
})

t.test(
  'a token pair that Shopify permanently refuses closes the shop until the merchant opens the app',
  async (t) => {
    const { endpoint, there, enter, tokens, clock, shop, kept, token, works } = await start(t)
    await enter()
    clock.forward(HOUR_MS)
    there.access.revoke()
    await t.rejects(tokens.accessToken(1), UNAUTHORISED)
    t.match(await shop(), { is_open: 0 })
    t.match(await kept(), { lost_at: '2026-11-21T09:00:00.000Z' })
    await t.rejects(tokens.accessToken(1), UNAUTHORISED)
    t.equal(endpoint.requests.length, 2, 'Shopify is not asked again')
    await enter()
    t.match(await shop(), { is_open: 1, opened_at: '2026-11-21T09:00:00.000Z' })
    t.match(await kept(), { lost_at: null })
    t.ok(works(await token()))
  }
)

t.test(
  'a shop stays open when the token endpoint refuses the app itself or gives an unusable answer',
  async (t) => {
    const { endpoint, enter, tokens, clock, shop, token, works } = await start(t)
    await enter()
    clock.forward(HOUR_MS)
    for (const [status, error] of [
      [401, 'invalid_client'],
      [400, 'invalid_request'],
      [403, ''],
      [200, 'no pair at all']
    ] as const) {
      endpoint.faults.push(() => ({ status, body: { error } }))
      await t.rejects(tokens.accessToken(1), { name: 'ShopifyError' }, error)
      t.match(await shop(), { is_open: 1 })
    }
    t.ok(works(await token()))
  }
)

t.test('a refused token is renewed once, by whichever call was refused first', async (t) => {
  const { endpoint, enter, tokens, token, works } = await start(t)
  await enter()
  const first = await token()
  await Promise.all([tokens.refused(1, first), tokens.refused(1, first)])
  t.ok(works(await token()))
  t.equal(endpoint.requests.length, 2)
  await tokens.refused(1, first)
  t.equal(endpoint.requests.length, 2, 'an outdated token is ignored')
})

t.test('a shop is closed if its token cannot be renewed or is refused again §3.4.6', async (t) => {
  const { there, enter, tokens, clock, shop, token } = await start(t)
  await enter()
  await tokens.refused(1, await token())
  await tokens.refused(1, await token())
  t.match(await shop(), { is_open: 0 })
  await t.rejects(tokens.accessToken(1), UNAUTHORISED)

  await enter()
  await tokens.refused(1, await token())
  clock.forward(HOUR_MS / 2)
  await tokens.refused(1, await token())
  t.match(await shop(), { is_open: 1 }, 'a refusal half an hour later starts anew')
  there.access.revoke()
  await tokens.refused(1, await token())
  t.match(await shop(), { is_open: 0 })
})

t.test('the log says why a shop was closed and contains none of its tokens', async (t) => {
  const { enter, tokens, kept, token, logged } = await start(t)
  await enter()
  await tokens.refused(1, await token())
  const last = await token()
  const sealed = await kept()
  await tokens.refused(1, last)
  t.strictSame(logged, [
    [
      { shop: 1, reason: 'a new token was refused' },
      'a shop is closed until its merchant opens the app'
    ]
  ])
  for (const one of [last, sealed?.access_token, sealed?.refresh_token])
    t.notOk(JSON.stringify(logged).includes(String(one)))
})

t.test('a renewal that ends after the uninstall stores no tokens', async (t) => {
  const { db, endpoint, enter, tokens, clock, kept } = await start(t)
  await enter()
  clock.forward(HOUR_MS)
  endpoint.faults.push(async (right) => {
    await db.deleteFrom('shopify_token').execute()
    return right()
  })
  await t.rejects(tokens.accessToken(1), UNAUTHORISED)
  t.equal(await kept(), undefined)
})

t.test(
  'after a change of SECRET_KEY no stored token can be read, and the merchant has to open the app',
  async (t) => {
    const { endpoint, enter, open, shop } = await start(t)
    await enter()
    await t.rejects(open('x'.repeat(32)).accessToken(1), UNAUTHORISED)
    t.match(await shop(), { is_open: 0 })
    t.equal(endpoint.requests.length, 1, 'an unreadable token is sent to nobody')
  }
)
