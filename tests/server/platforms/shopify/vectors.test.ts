import { readFileSync } from 'node:fs'
import t from 'tap'
import { readIdToken } from '../../../../server/platforms/shopify/auth/id-token.ts'
import {
  isSignedProxyQuery,
  isSignedQuery
} from '../../../../server/platforms/shopify/auth/query-hmac.ts'
import { signOf } from '../../../../server/platforms/shopify/auth/signature.ts'
import { findAdminHost, findShop } from '../../../../server/platforms/shopify/shop-domain.ts'
import { isSignedBody } from '../../../../server/platforms/shopify/webhooks/webhook-hmac.ts'
import { report } from '../../../support/report.ts'

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

const NOW = 1_700_000_000

/**
 * Signs a query as the documented rule says: with an `hmac` as for the app's first load, or with a `signature` as for
 * the proxy, where nothing separates the parameters.
 */
function signed(pairs: [key: string, value: string][], name: 'hmac' | 'signature'): string {
  const parts = pairs.map(([key, value]) => `${key}=${value}`).sort()
  const hmac = signOf('hush', parts.join(name === 'hmac' ? '&' : ''), 'hex')
  return [...pairs, [name, hmac]].map((pair) => pair.join('=')).join('&')
}

for (const [name, isSigned, single] of [
  ['hmac', isSignedQuery, ['hmac', 'shop', 'timestamp', 'state', 'code', 'host']],
  ['signature', isSignedProxyQuery, ['hmac', 'shop', 'timestamp', 'signature']]
] as const) {
  t.test(`a query signed as ${name} is accepted for 90 seconds, in any order`, async (t) => {
    const pairs: [string, string][] = [
      ['timestamp', String(NOW)],
      ['shop', 'some-shop.myshopify.com'],
      ['a', '1'],
      ['state', 'x'],
      ['code', 'y']
    ]
    const query = signed(pairs, name)
    for (const seconds of [-90, 0, 90])
      t.ok(isSigned(query, ['hush'], at(NOW + seconds)), `${seconds} s`)
    for (const seconds of [-91, 91])
      t.notOk(isSigned(query, ['hush'], at(NOW + seconds)), `${seconds} s`)
    t.ok(isSigned(query, ['other', 'hush'], at(NOW)), 'any of the secrets')
    for (const secrets of [[], [''], ['other']]) t.notOk(isSigned(query, secrets, at(NOW)))
    t.notOk(isSigned(query.replace('a=1', 'a=2'), ['hush'], at(NOW)), 'a changed value')
    if (name === 'hmac')
      t.ok(isSigned(`${query}&signature=x`, ['hush'], at(NOW)), 'signature is not signed')
  })

  t.test(`a query signed as ${name} is refused with a doubtful parameter`, async (t) => {
    const rest: [string, string][] = [
      ['a', '1'],
      ['shop', 'some-shop.myshopify.com']
    ]
    for (const timestamp of ['', `${NOW}x`, `x${NOW}`, `0x${NOW.toString(16)}`, '1'.repeat(16)])
      t.notOk(isSigned(signed([...rest, ['timestamp', timestamp]], name), ['hush'], at(NOW)))
    t.notOk(isSigned(signed(rest, name), ['hush'], at(NOW)), 'no timestamp')
    const pairs: [string, string][] = [...rest, ['timestamp', String(NOW)]]
    for (const key of single) {
      const value = new URLSearchParams(signed(pairs, name)).get(key) ?? 'x'
      const twice: [string, string][] = [...pairs, [key, value]]
      if (!pairs.some(([other]) => other === key) && key !== name) twice.push([key, value])
      t.notOk(isSigned(signed(twice, name), ['hush'], at(NOW)), `${key} occurs twice`)
      t.notOk(isSigned(`${signed(pairs, name)}&${key}=${value}`, ['hush'], at(NOW)), key)
    }
    t.notOk(isSigned(pairs.map((pair) => pair.join('=')).join('&'), ['hush'], at(NOW)), 'unsigned')
  })
}

t.test(
  'the way in which Shopify’s libraries sign a query is accepted only if the query has a list',
  async (t) => {
    const rest = `shop=some-shop.myshopify.com&timestamp=${NOW}`
    const check = (query: string, text: string) =>
      isSignedQuery(`${query}&${rest}&hmac=${signOf('hush', text, 'hex')}`, ['hush'], at(NOW))
    t.ok(check('b=x%20y', `b=x%20y&${rest}`))
    t.notOk(check('b=x%20y', `b=x y&${rest}`), 'without a list, values are encoded')
    t.ok(check('ids[]=1&b=x%20y', `b=x y&ids=["1"]&${rest}`))
    t.ok(check('ids[]=1&c%26%3D%25=x%26=%25', `c%26%3D%25=x%26=%25&ids=["1"]&${rest}`))
    t.ok(check('b=2&b=1', `b=2&b=1&${rest}`), 'equal names keep their order')
    t.notOk(check('b=2&b=1', `b=1&b=2&${rest}`), 'in another order they are refused')
    t.notOk(check('ids[]=1&b=x', `bx&ids=["1"]&${rest}`), 'the form keeps every border')
  }
)

t.test(
  'a host or a shop domain with anything before, after or hidden inside it is refused',
  async (t) => {
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const good = base64('admin.shopify.com/store/my-shop')
    t.ok(findAdminHost(good))
    t.ok(findAdminHost(good.replaceAll('=', '')), 'without padding')
    for (const host of [
      `${good}=`,
      `${good.replaceAll('=', '')}====`,
      `=${good}`,
      ` ${good}`,
      `${good} `,
      // Differs from the valid host only in bits that base64 ignores.
      good.replace('cA==', 'cB=='),
      ...[
        'x/my-shop.myshopify.com/admin',
        'my-shop.myshopify.com/admin/x',
        'my-shop.myshopify.com/x',
        'xadmin.shopify.com/store/my-shop',
        'admin.shopify.com/store/my-shop/x',
        'admin.shopify.com/store/-shop',
        'evil.example/admin',
        ''
      ].map(base64)
    ])
      t.equal(findAdminHost(host), undefined, host)
    for (const shop of [
      'admin.shopify.com/store/my-shop/x',
      'xadmin.shopify.com/store/my-shop',
      'admin.shopify.com/store/my_shop',
      'my-shop',
      ''
    ])
      t.equal(findShop(shop), undefined, shop)
  }
)
