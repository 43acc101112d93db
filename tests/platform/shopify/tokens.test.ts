import t, { type Test } from 'tap'
import { openDb } from '../../../server/core/db.ts'
import { migrate } from '../../../server/core/migrate.ts'
import { openTokens } from '../../../server/core/platform/shopify/tokens.ts'
import { testClock } from '../../support/clock.ts'
import { startTokenEndpoint } from './token-endpoint.ts'

const SHOP = { id: 1, domain: 'snow.myshopify.com' }
const HOUR_MS = 3_600_000
const UNAUTHORISED = { name: 'ShopifyError', failure: 'unauthorised' }

async function start(t: Test) {
  const endpoint = await startTokenEndpoint(t)
  const db = openDb(':memory:')
  await migrate(db)
  t.teardown(() => db.destroy())
  const names = { name: 'Snow', email: '', language: 'en', is_old: 1, is_open: 0 }
  await db
    .insertInto('shop')
    .values({
      platform: 'shopify',
      store_key: SHOP.domain,
      domain: SHOP.domain,
      ...names,
      created_at: ''
    })
    .execute()
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const { settings } = endpoint
  const open = (secretKey = 'k'.repeat(32)) => openTokens({ db, clock, settings, secretKey })
  const shop = () => db.selectFrom('shop').selectAll().executeTakeFirstOrThrow()
  return { endpoint, db, clock, open, shop, tokens: open() }
}

t.test(
  'the token of a merchant who opens the app is exchanged, and the shop is open',
  async (t) => {
    const { endpoint, db, tokens, shop } = await start(t)
    await t.rejects(tokens.accessToken(1), UNAUTHORISED)
    await tokens.exchange(SHOP, 'an-id-token')
    t.match(endpoint.requests, [
      {
        path: '/snow.myshopify.com/admin/oauth/access_token',
        client_id: 'client-id-of-tests',
        client_secret: 'a-secret-of-tests',
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: 'an-id-token',
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
        requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
        expiring: '1'
      }
    ])
    t.match(await shop(), { is_open: 1, opened_at: '2026-11-21T08:00:00.000Z' })
    t.strictSame(await tokens.accessToken(1), { token: 'access-1', domain: SHOP.domain })
    const row = await db.selectFrom('shopify_token').selectAll().executeTakeFirstOrThrow()
    t.match(row, { lost_at: null, access_expires_at: '2026-11-21T09:00:00.000Z' })
    t.notMatch(JSON.stringify(row), /access-1|refresh-1/, 'nobody reads it in the database')
  }
)

t.test('the code of the grant is redeemed for an expiring token', async (t) => {
  const { endpoint, tokens } = await start(t)
  await tokens.redeem(SHOP, 'the-code')
  t.match(endpoint.requests, [{ code: 'the-code', expiring: '1' }])
  t.match(await tokens.accessToken(1), { token: 'access-1' })
})

t.test('a token is renewed before it ends, once for all who ask at that moment', async (t) => {
  const { endpoint, tokens, clock } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  clock.forward(HOUR_MS - 4 * 60_000)
  const given = await Promise.all(Array.from({ length: 20 }, () => tokens.accessToken(1)))
  t.strictSame([...new Set(given.map(({ token }) => token))], ['access-2'])
  t.match(endpoint.requests, [{}, { grant_type: 'refresh_token', refresh_token: 'refresh-1' }])
  t.equal(endpoint.requests.length, 2)
  clock.forward(HOUR_MS)
  t.match(await tokens.accessToken(1), { token: 'access-3' })
  t.match(endpoint.requests[2], { refresh_token: 'refresh-2' })
})

t.test(
  'a token endpoint that fails for a while stops nobody whose token is still good',
  async (t) => {
    const { endpoint, tokens, clock, shop } = await start(t)
    await tokens.exchange(SHOP, 'an-id-token')
    clock.forward(HOUR_MS - 4 * 60_000)
    endpoint.faults.push(() => ({ status: 503, body: '<html>' }))
    t.match(await tokens.accessToken(1), { token: 'access-1' })
    clock.forward(4 * 60_000)
    endpoint.faults.push(() => ({ status: 429, body: '' }))
    await t.rejects(tokens.accessToken(1), { name: 'ShopifyError', failure: 'unreachable' })
    t.match(await shop(), { is_open: 1 }, 'nothing is lost')
    t.match(await tokens.accessToken(1), { token: 'access-2' })
  }
)

t.test('an answer that never arrived is asked for again with the old token', async (t) => {
  const { endpoint, tokens, clock, open } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  clock.forward(HOUR_MS)
  endpoint.faults.push(() => {
    endpoint.give()
    return { status: 502, body: '<html>the pair was made, and lost on the way</html>' }
  })
  await t.rejects(tokens.accessToken(1), { name: 'ShopifyError', failure: 'unreachable' })
  t.match(await open().accessToken(1), { token: 'access-3' }, 'by the next process as well')
  t.match(endpoint.requests[2], { refresh_token: 'refresh-1' })
})

t.test(
  'a pair that Shopify refuses closes the shop, until the merchant opens the app',
  async (t) => {
    const { endpoint, db, tokens, clock, shop } = await start(t)
    await tokens.exchange(SHOP, 'an-id-token')
    clock.forward(HOUR_MS)
    endpoint.revoke()
    await t.rejects(tokens.accessToken(1), UNAUTHORISED)
    t.match(await shop(), { is_open: 0 })
    t.match(await db.selectFrom('shopify_token').select('lost_at').execute(), [
      { lost_at: '2026-11-21T09:00:00.000Z' }
    ])
    await t.rejects(tokens.accessToken(1), UNAUTHORISED)
    t.equal(endpoint.requests.length, 2, 'Shopify is not asked again')
    await tokens.exchange(SHOP, 'another-id-token')
    t.match(await shop(), { is_open: 1, opened_at: '2026-11-21T09:00:00.000Z' })
    t.match(await tokens.accessToken(1), { token: 'access-2' })
  }
)

t.test('what the operator did wrong closes no shop', async (t) => {
  const { endpoint, tokens, clock, shop } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
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
  t.match(await tokens.accessToken(1), { token: 'access-2' })
})

t.test('a refused token is renewed once, by whoever was refused first', async (t) => {
  const { endpoint, tokens } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  const { token } = await tokens.accessToken(1)
  await Promise.all([tokens.refused(1, token), tokens.refused(1, token)])
  t.match(await tokens.accessToken(1), { token: 'access-2' })
  t.equal(endpoint.requests.length, 2)
  await tokens.refused(1, token)
  t.equal(endpoint.requests.length, 2, 'an old one is no news')
})

t.test('a shop whose token cannot be renewed, or is refused anew, is closed', async (t) => {
  const { endpoint, tokens, shop } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  await tokens.refused(1, 'access-1')
  await tokens.refused(1, 'access-2')
  t.match(await shop(), { is_open: 0 })
  await t.rejects(tokens.accessToken(1), UNAUTHORISED)

  await tokens.exchange(SHOP, 'an-id-token')
  endpoint.revoke()
  await tokens.refused(1, 'access-3')
  t.match(await shop(), { is_open: 0 })
})

t.test('a refresh that ends after the uninstall brings nothing back', async (t) => {
  const { endpoint, db, tokens, clock } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  clock.forward(HOUR_MS)
  endpoint.faults.push(async () => {
    await tokens.forget(1)
    return endpoint.give()
  })
  await t.rejects(tokens.accessToken(1), UNAUTHORISED)
  t.strictSame(await db.selectFrom('shopify_token').selectAll().execute(), [])
})

t.test('another SECRET_KEY reads no token: the merchant has to open the app', async (t) => {
  const { endpoint, tokens, open, shop } = await start(t)
  await tokens.exchange(SHOP, 'an-id-token')
  await t.rejects(open('x'.repeat(32)).accessToken(1), UNAUTHORISED)
  t.match(await shop(), { is_open: 0 })
  t.equal(endpoint.requests.length, 1)
})
