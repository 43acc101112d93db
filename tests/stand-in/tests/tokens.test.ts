import t from 'tap'
import { idTokenFor } from '../access/launch.ts'
import { signIdToken } from '../access/signing.ts'
import { ask, askForToken, openStage } from './support/ask.ts'

const EXCHANGE = {
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
  requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token'
}
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NAME = '{ shop { name } }'

t.test(
  'an id token is exchanged for an access token that is valid for an hour and a refresh token that is valid for ninety days',
  async (t) => {
    const stage = await openStage(t)
    const { shop, clock } = stage
    shop.access.install()
    const order = () => ({ ...EXCHANGE, subject_token: idTokenFor(shop), expiring: '1' })
    const { status, body } = await askForToken(stage, order())
    t.equal(status, 200)
    t.match(body, {
      expires_in: 3600,
      refresh_token_expires_in: 7_776_000,
      access_token: /^shpat_/
    })
    t.equal(
      body.scope,
      'read_themes,write_content,write_files,write_products',
      'a write scope includes its read scope'
    )
    t.match(await ask(stage, body.access_token, NAME), { data: { shop: { name: 'Snow Shop' } } })

    clock.forward(HOUR_MS)
    const late = await ask(stage, body.access_token, NAME)
    t.equal(late.status, 401)
    t.type(late.errors, 'string')

    const again = await askForToken(stage, order())
    const before = await askForToken(stage, {
      grant_type: 'refresh_token',
      refresh_token: body.refresh_token
    })
    t.match(
      before,
      { status: 401, body: { error: 'invalid_grant' } },
      'an app has one pair per shop'
    )
    t.equal((await ask(stage, again.body.access_token, NAME)).status, 200)
  }
)

t.test('a token that is not a valid id token of this shop is refused', async (t) => {
  const stage = await openStage(t)
  const { shop, clock, standIn } = stage
  shop.access.install()
  const other = standIn.addShop('other-shop.myshopify.com')
  other.access.install()
  const old = idTokenFor(shop)
  clock.forward(61_000)
  const forged = signIdToken(
    { aud: shop.world.app.clientId, dest: `https://${shop.domain}` },
    'guessed'
  )
  for (const subject_token of [old, forged, idTokenFor(other), 'nonsense', '']) {
    const answer = await askForToken(stage, { ...EXCHANGE, subject_token, expiring: '1' })
    t.match(answer, { status: 400, body: { error: 'invalid_subject_token' } })
  }
  const wrong = { ...EXCHANGE, subject_token: idTokenFor(shop), client_secret: 'wrong' }
  t.match(await askForToken(stage, wrong), { status: 400, body: { error: 'invalid_client' } })
  t.match(await askForToken(stage, { ...wrong, client_id: 'nobody' }), { status: 400 })
  shop.access.uninstall()
  const gone = await askForToken(stage, { ...EXCHANGE, subject_token: idTokenFor(shop) })
  t.equal(gone.status, 400)
})

t.test(
  'the token endpoint refuses unknown grants, token types and clients, and issues no token',
  async (t) => {
    const stage = await openStage(t)
    const { shop } = stage
    shop.access.install()
    const { app } = shop.world
    const exchange = { ...EXCHANGE, subject_token: idTokenFor(shop), expiring: '1' }
    const code = () => shop.access.addCode(app.redirectUrls[0] ?? '')
    const refused: [error: string, body: Record<string, string>][] = [
      ['unsupported_grant_type', { ...exchange, grant_type: 'client_credentials' }],
      ['unsupported_grant_type', { grant_type: 'password', code: code() }],
      ['invalid_request', { expiring: '1' }],
      [
        'invalid_request',
        { ...exchange, subject_token_type: 'urn:ietf:params:oauth:token-type:jwt' }
      ],
      ['invalid_request', { ...exchange, subject_token_type: '' }],
      ['invalid_request', { ...exchange, requested_token_type: EXCHANGE.subject_token_type }],
      ['invalid_request', { ...exchange, requested_token_type: '' }],
      ['application_cannot_be_found', { ...exchange, client_id: 'nobody' }],
      ['application_cannot_be_found', { code: code(), client_id: '' }],
      ['invalid_client', { code: code(), client_secret: '' }],
      ['invalid_client', { code: code(), client_secret: `${app.secret}x` }]
    ]
    for (const [error, body] of refused)
      t.match(
        await askForToken(stage, body),
        { status: 400, body: { error } },
        JSON.stringify(body)
      )
    t.same(shop.access.tokens.count(), { access: 0, refresh: 0 })
    t.equal((await askForToken(stage, exchange)).status, 200, 'the same request without a fault')
  }
)

t.test('a refresh token can be used again until the next one is used', async (t) => {
  const stage = await openStage(t)
  const { shop, clock } = stage
  const first = shop.access.grantPair()
  const refresh = (refresh_token: string) =>
    askForToken(stage, { grant_type: 'refresh_token', refresh_token })

  const lost = await refresh(first.refreshToken)
  t.equal(lost.status, 200)
  t.equal(
    (await ask(stage, first.accessToken, NAME)).status,
    401,
    'the refresh invalidates the earlier access token'
  )
  const second = await refresh(first.refreshToken)
  t.equal(second.status, 200, 'a refresh whose answer was lost can be repeated')
  t.equal((await refresh(lost.body.refresh_token)).status, 401, 'the lost pair is invalid')
  t.same(shop.access.tokens.count(), { access: 1, refresh: 2 })
  const third = await refresh(second.body.refresh_token)
  t.equal(
    (await refresh(first.refreshToken)).status,
    401,
    'using its successor retires the refresh token'
  )
  t.equal((await ask(stage, third.body.access_token, NAME)).status, 200)

  const fourth = await refresh(third.body.refresh_token)
  clock.forward(30 * DAY_MS)
  t.equal(
    (await refresh(third.body.refresh_token)).status,
    401,
    'the refresh token can be used again only for thirty days'
  )
  clock.forward(60 * DAY_MS)
  t.equal(
    (await refresh(fourth.body.refresh_token)).status,
    401,
    'the refresh token is valid only for ninety days in all'
  )
})

t.test('the token endpoint can fail before or after the request takes effect', async (t) => {
  const stage = await openStage(t)
  const { refreshToken } = stage.shop.access.grantPair()
  const refresh = () =>
    askForToken(stage, { grant_type: 'refresh_token', refresh_token: refreshToken })
  for (const kind of ['timeout-before', 'timeout-after'] as const) {
    stage.shop.faults.add({ operation: 'token', kind })
    await t.rejects(refresh(), { cause: { code: 'UND_ERR_SOCKET' } })
  }
  t.same(
    stage.shop.access.tokens.count(),
    { access: 1, refresh: 2 },
    'the second request took effect'
  )
  t.equal((await refresh()).status, 200)
})

t.test('uninstalling invalidates every token', async (t) => {
  const stage = await openStage(t)
  const { shop } = stage
  const pair = shop.access.grantPair()
  const online = {
    ...EXCHANGE,
    requested_token_type: 'urn:shopify:params:oauth:token-type:online-access-token'
  }
  const staff = await askForToken(stage, { ...online, subject_token: idTokenFor(shop) })
  t.match(staff.body, { access_token: /^shpua_/, associated_user: { account_owner: true } })
  t.equal((await ask(stage, staff.body.access_token, NAME)).status, 200)
  shop.access.uninstall()
  for (const token of [pair.accessToken, staff.body.access_token])
    t.equal((await ask(stage, token, NAME)).status, 401)
  const answer = await askForToken(stage, {
    grant_type: 'refresh_token',
    refresh_token: pair.refreshToken
  })
  t.equal(answer.status, 401)
  t.same(shop.access.tokens.count(), { access: 0, refresh: 0 })
  const again = shop.access.grant()
  t.equal(
    (await ask(stage, pair.accessToken, NAME)).status,
    401,
    'the old token stays invalid after a new installation'
  )
  t.equal((await ask(stage, again, NAME)).status, 200)
})

t.test('a public app cannot use a token that never expires', async (t) => {
  const stage = await openStage(t)
  stage.shop.access.install()
  const order = { ...EXCHANGE, subject_token: idTokenFor(stage.shop) }
  const { body } = await askForToken(stage, order)
  t.notOk('refresh_token' in body)
  t.match(await ask(stage, body.access_token, NAME), { status: 403, errors: /Non-expiring/ })
  stage.shop.world.app.isPublic = false
  t.equal((await ask(stage, body.access_token, NAME)).status, 200)
})

t.test(
  'a field whose scope is not granted is refused with the access requirement in the schema',
  async (t) => {
    const stage = await openStage(t)
    const token = stage.shop.access.grant(['read_products'])
    const { status, data, errors } = await ask(
      stage,
      token,
      '{ themes(first: 1) { nodes { id } } }'
    )
    t.equal(status, 200)
    t.same(data, { themes: null })
    t.match(errors[0], {
      message: 'Access denied for themes field. Required access: `read_themes` access scope.',
      path: ['themes'],
      extensions: { code: 'ACCESS_DENIED', requiredAccess: '`read_themes` access scope.' }
    })
    const files = await ask(stage, token, '{ files(first: 1) { nodes { id } } }')
    t.equal(files.data, null, 'the field cannot be null')
    t.match(
      files.errors[0].message,
      '`read_files` access scope, `read_themes` access scope or `read_images`'
    )

    const { number } = await stage.shop.merchant.addProduct({ title: 'Board' })
    const node = `{ node(id: "gid://shopify/Product/${number}") { id } }`
    t.notOk((await ask(stage, token, node)).errors)
    stage.shop.access.setScopes(['write_products'])
    t.notOk((await ask(stage, token, node)).errors, 'a write scope includes its read scope')
    stage.shop.access.setScopes(['read_themes'])
    t.match((await ask(stage, token, node)).errors[0].extensions, { code: 'ACCESS_DENIED' })
  }
)
