import { readFileSync } from 'node:fs'
import t from 'tap'
import { hostOf } from '../access/launch.ts'
import { mintIdToken, readIdToken, signBody, signIdToken, signQuery } from '../access/signing.ts'

t.test('a query gets the signature given in the documentation', async (t) => {
  // This is the worked example in Shopify's documentation.
  const query = {
    code: '0907a61c0c8d55e99db179b68161bc00',
    shop: 'some-shop.myshopify.com',
    timestamp: '1337178173',
    hmac: 'left out of what is signed'
  }
  const right = '4712bf92ffc2917d15a2f5a273e39f0116667419aa4b6ac0b3baaf26fa3c4d20'
  t.equal(signQuery(query, 'hush'), right)
  t.equal(
    signQuery(
      { custom: 'hello world', shop: 'myshop.myshopify.com', timestamp: '1699999940' },
      'my super secret key'
    ),
    'f9b2d2abf2e615be0cf01a55b25a9c018411804fa337571a53b6521799d48359',
    'a space is encoded as %20'
  )
})

t.test('a delivery is signed over its bytes', async (t) => {
  t.equal(
    signBody('{"foo": "bar"}', 'test_secret_key'),
    'B23tXN681gZ0qIWNRrgtzBE9XSDo5yaUu6wfmhu3a7g='
  )
  t.not(signBody('{"foo":"bar"}', 'test_secret_key'), signBody('{"foo": "bar"}', 'test_secret_key'))
})

t.test('an id token is valid for a minute and names the shop twice', async (t) => {
  const now = new Date('2026-11-21T08:00:00.000Z')
  const order = {
    clientId: 'key',
    shop: 'snow-shop.myshopify.com',
    userId: '1',
    sessionId: 'abc',
    now
  }
  const token = mintIdToken({ ...order, secret: 'secret' })
  const claims = readIdToken(token, ['secret'], now)
  t.match(claims, {
    iss: 'https://snow-shop.myshopify.com/admin',
    dest: 'https://snow-shop.myshopify.com',
    aud: 'key',
    sub: '1',
    sid: 'abc'
  })
  t.equal((claims?.exp ?? 0) - (claims?.nbf ?? 0), 60)
  t.equal(readIdToken(token, ['other'], now), null)
  t.match(
    readIdToken(token, ['new', 'secret'], now),
    { aud: 'key' },
    'a token signed with the previous secret is accepted'
  )
  t.equal(readIdToken(token, ['secret'], new Date('2026-11-21T08:01:00.000Z')), null)
  t.not(token, mintIdToken({ ...order, secret: 'secret' }), 'every token is different')
})

type Vector = {
  name: string
  secret: string
  oldSecret?: string
  valid: boolean
  kind?: string
  query: string
  hmac: string
  token: string
  payload: object
  bodyBase64: string
  hmacHeader: string
}

const read = (file: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../server/platforms/shopify/vectors/${file}.json`, import.meta.url),
      'utf8'
    )
  )

const casesOf = (file: string): Vector[] => (read(file) as { cases: Vector[] }).cases

t.test('the stand-in computes the expected signature for every valid test vector', async (t) => {
  for (const { name, secret, oldSecret, valid, query, hmac } of casesOf('oauth-hmac')) {
    if (!valid) continue
    const parameters = Object.fromEntries(new URLSearchParams(query))
    const signed = [secret, oldSecret ?? secret].map((by) => signQuery(parameters, by))
    if (!query.includes('[]')) t.ok(signed.includes(hmac), name)
  }
  for (const { name, secret, valid, bodyBase64, hmacHeader } of casesOf('webhook-hmac'))
    if (valid) t.equal(signBody(Buffer.from(bodyBase64, 'base64'), secret), hmacHeader, name)
  for (const { name, secret, oldSecret, valid, token, payload } of casesOf('session-token')) {
    if (!valid) continue
    t.ok(
      [secret, oldSecret ?? secret].some((by) => signIdToken(payload, by) === token),
      name
    )
  }
})

t.test('the host parameter contains the address of the shop’s admin', async (t) => {
  const { hosts } = read('shop-domain') as {
    hosts: { host: string; decoded: string; valid: boolean; shop?: string }[]
  }
  const [known] = hosts.filter(
    ({ valid, decoded }) => valid && decoded.startsWith('admin.shopify.com')
  )
  t.equal(hostOf(known?.shop ?? ''), known?.host.replace(/=+$/, ''))
})
