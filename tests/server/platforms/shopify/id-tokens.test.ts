import { SignJWT } from 'jose'
import t from 'tap'
import { readIdToken } from '../../../../server/platforms/shopify/auth/id-token.ts'

/*
 * Each case changes one claim of a valid token, so the token is refused for this one reason. All of these tokens are
 * signed with the right secret.
 */

const NOW = 1_700_000_000
const VALID = {
  iss: 'https://some-shop.myshopify.com/admin',
  dest: 'https://some-shop.myshopify.com',
  aud: 'client',
  sub: '42',
  exp: NOW + 60,
  nbf: NOW,
  iat: NOW,
  jti: 'j',
  sid: 's'
}

const sign = (claims: object, secret = 'hush', alg = 'HS256') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(Buffer.from(secret))

const read = async (
  claims: object,
  { secrets = ['hush'], now = NOW, clientId = 'client', alg = 'HS256' } = {}
) => readIdToken(await sign(claims, 'hush', alg), { clientId, secrets, now: new Date(now * 1000) })

t.test(
  'an id token for this app gives the shop, the user and the time at which the token expires',
  async (t) => {
    t.strictSame(await read(VALID), {
      shop: 'some-shop.myshopify.com',
      userId: '42',
      expiresAt: new Date((NOW + 60) * 1000)
    })
    t.match(await read({ ...VALID, sub: 42, jti: 1, sid: 2 }), { userId: '42' }, 'ids as numbers')
    t.match(await read({ ...VALID, dest: `${VALID.dest}/` }), { userId: '42' })
    t.ok(await read(VALID, { secrets: ['', 'other', 'hush'] }), 'any of the secrets')
  }
)

t.test(
  'a token is valid from 10 seconds before its start until 10 seconds after its end §13.2.3',
  async (t) => {
    for (const seconds of [-10, 0, 69])
      t.ok(await read(VALID, { now: NOW + seconds }), `${seconds} s`)
    for (const seconds of [-11, 70]) t.equal(await read(VALID, { now: NOW + seconds }), undefined)
  }
)

const { exp, nbf, sub, jti, sid, iss, dest, aud, ...rest } = VALID

const REFUSED: [what: string, claims: object][] = [
  ['no end', { ...rest, nbf, sub, jti, sid, iss, dest, aud }],
  ['no start', { ...rest, exp, sub, jti, sid, iss, dest, aud }],
  ['no user', { ...rest, exp, nbf, jti, sid, iss, dest, aud }],
  ['no id', { ...rest, exp, nbf, sub, sid, iss, dest, aud }],
  ['no session', { ...rest, exp, nbf, sub, jti, iss, dest, aud }],
  ['no issuer', { ...rest, exp, nbf, sub, jti, sid, dest, aud }],
  ['no destination', { ...rest, exp, nbf, sub, jti, sid, iss, aud }],
  ['no audience', { ...rest, exp, nbf, sub, jti, sid, iss, dest }],
  ['an empty user', { ...VALID, sub: '' }],
  ['an empty id', { ...VALID, jti: '' }],
  ['an empty session', { ...VALID, sid: '' }],
  ['an id that is no text', { ...VALID, jti: ['j'] }],
  ['a session that is no text', { ...VALID, sid: { a: 1 } }],
  ['a session that is true', { ...VALID, sid: true }],
  ['another app', { ...VALID, aud: 'other' }],
  ['several apps, also ours', { ...VALID, aud: ['client', 'other'] }],
  ['our app in a list', { ...VALID, aud: ['client'] }],
  ['an issuer that is not the admin', { ...VALID, iss: 'https://some-shop.myshopify.com/' }],
  ['an issuer below the admin', { ...VALID, iss: `${iss}/x` }],
  ['an issuer that is no shop', { ...VALID, iss: 'https://evil.example/admin' }],
  ['an issuer that is no address', { ...VALID, iss: 'some-shop.myshopify.com/admin' }],
  ['an issuer that is no text', { ...VALID, iss: 7 }],
  ['an issuer without encryption', { ...VALID, iss: iss.replace('https', 'http') }],
  ['an issuer with a user', { ...VALID, iss: iss.replace('https://', 'https://a@') }],
  ['an issuer with a password', { ...VALID, iss: iss.replace('https://', 'https://:b@') }],
  ['the destination of another shop', { ...VALID, dest: 'https://other-shop.myshopify.com' }],
  ['the issuer of another shop', { ...VALID, iss: 'https://other-shop.myshopify.com/admin' }],
  ['a destination without encryption', { ...VALID, dest: dest.replace('https', 'http') }],
  ['a destination with a user', { ...VALID, dest: dest.replace('https://', 'https://a@') }],
  ['a destination that is no text', { ...VALID, dest: [dest] }]
]

t.test('a token in which one claim is missing or wrong is refused §13.2.3', async (t) => {
  for (const [what, claims] of REFUSED) t.equal(await read(claims), undefined, what)
})

t.test('a token signed with a different secret or method is refused', async (t) => {
  for (const secrets of [[], [''], ['other']]) t.equal(await read(VALID, { secrets }), undefined)
  t.equal(await read(VALID, { alg: 'HS512' }), undefined, 'another method')
  t.equal(await read({ ...VALID, aud: '' }, { clientId: '' }), undefined, 'no app is configured')
  const now = new Date(NOW * 1000)
  for (const token of ['', 'x', 'a.b.c', `${await sign(VALID)}x`])
    t.equal(await readIdToken(token, { clientId: 'client', secrets: ['hush'], now }), undefined)
})
