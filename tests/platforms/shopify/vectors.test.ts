import { readFileSync } from 'node:fs'
import t from 'tap'
import { readIdToken } from '../../../server/platforms/shopify/auth/id-token.ts'
import {
  isSignedProxyQuery,
  isSignedQuery
} from '../../../server/platforms/shopify/auth/query-hmac.ts'
import { signOf } from '../../../server/platforms/shopify/auth/signature.ts'
import { findAdminHost, findShop } from '../../../server/platforms/shopify/shop-domain.ts'
import { isSignedBody } from '../../../server/platforms/shopify/webhooks/webhook-hmac.ts'
import { report } from '../../support/report.ts'

/*
 * Runs the test cases in vectors/. Each file states the rule it tests, and each case its source and licence. The app
 * has no app proxy. The cases for app proxies are included because their rule is documented next to the one for
 * queries.
 */

type Case = {
  name: string
  secret: string
  oldSecret?: string
  query: string
  now: number
  valid: boolean
}

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8')) as Content

const secretsOf = ({ secret, oldSecret }: { secret: string; oldSecret?: string }) =>
  oldSecret === undefined ? [secret] : [secret, oldSecret]

const at = (seconds: number) => new Date(seconds * 1000)

for (const [file, isSigned] of [
  ['oauth-hmac', isSignedQuery],
  ['app-proxy-signature', isSignedProxyQuery]
] as const)
  t.test(`${file}: exactly the queries that Shopify signed are accepted`, async (t) => {
    const { cases } = read<{ cases: Case[] }>(file)
    t.ok(cases.length > 5, 'the cases were found')
    for (const each of cases)
      t.equal(isSigned(each.query, secretsOf(each), at(each.now)), each.valid, each.name)
  })

t.test(
  'oauth-hmac: a query with a list is accepted whether it is signed as Shopify’s libraries do it or as the documented rule says',
  async (t) => {
    const rest = 'shop=some-shop.myshopify.com&timestamp=1700000000'
    const isTaken = (query: string) => isSignedQuery(query, ['hush'], at(1_700_000_000))
    const list = '["2", "1"]'
    for (const signed of [
      `ids=${list}`,
      `ids=${encodeURIComponent(list)}`,
      'ids%5B%5D=2&ids%5B%5D=1'
    ]) {
      const query = `${rest}&hmac=${signOf('hush', `${signed}&${rest}`, 'hex')}`
      t.ok(isTaken(`ids[]=2&ids[]=1&${query}`), signed)
      t.notOk(isTaken(`ids[]=1&ids[]=2&${query}`), 'another order is refused')
      t.notOk(isTaken(`ids[]=2&ids[]=1&ids[]=3&${query}`), 'an additional entry is refused')
    }
  }
)

t.test(
  'session-token: exactly the id tokens for this app and this minute are accepted',
  async (t) => {
    type TokenCase = Case & { clientId: string; token: string; shop?: string; userId?: string }
    const { cases } = read<{ cases: TokenCase[] }>('session-token')
    t.ok(cases.length > 10, 'the cases were found')
    for (const each of cases) {
      const audience = { clientId: each.clientId, secrets: secretsOf(each), now: at(each.now) }
      const said = await readIdToken(each.token, audience)
      if (each.valid) t.match(said, { shop: each.shop, userId: each.userId }, each.name)
      else t.equal(said, undefined, each.name)
    }
    const wrong = cases.filter(({ valid }) => !valid)
    report(10, 'Shopify', { 'wrong tokens refused': wrong.length })
  }
)

t.test('webhook-hmac: exactly the bytes that Shopify signed are accepted', async (t) => {
  type BodyCase = Case & { bodyBase64: string; hmacHeader: string }
  const { cases } = read<{ cases: BodyCase[] }>('webhook-hmac')
  t.ok(cases.length > 5, 'the cases were found')
  for (const each of cases) {
    const body = Buffer.from(each.bodyBase64, 'base64')
    t.equal(isSignedBody(body, each.hmacHeader, secretsOf(each)), each.valid, each.name)
  }
  t.equal(
    isSignedBody(Buffer.from('x'), undefined, ['secret']),
    false,
    'a missing header is refused'
  )
})

t.test('shop-domain: exactly Shopify’s shop domains and admin hosts are accepted', async (t) => {
  const { shops, hosts } = read<{
    shops: { input: string; shop: string | null }[]
    hosts: { host: string; decoded: string; valid: boolean; shop?: string }[]
  }>('shop-domain')
  t.ok(shops.length > 15 && hosts.length > 3, 'the cases were found')
  for (const { input, shop } of shops) t.equal(findShop(input) ?? null, shop, input)
  for (const { host, decoded, valid, shop } of hosts)
    t.strictSame(findAdminHost(host), valid ? { address: decoded, shop } : undefined, decoded)
})
