import type { FastifyRequest } from 'fastify'
import t from 'tap'
import { isCrossSite, isSameOrigin } from '../../../modules/auth/origin.ts'
import { addressOf } from '../../../modules/auth/sign-in-guard.ts'
import { createToken, hashOf, isToken } from '../../../modules/auth/tokens.ts'
import { addShop } from '../../support/add-shop.ts'
import { testClock } from '../../support/clock.ts'
import { openPrepared } from '../../support/prepared-database.ts'

const request = (headers: Record<string, string>) =>
  ({ headers, host: 'boost.lan:3000' }) as unknown as FastifyRequest

t.test('a request counts as same-origin only if its headers say so', async (t) => {
  const cases: [headers: Record<string, string>, isSame: boolean, isCross: boolean][] = [
    [{ 'sec-fetch-site': 'same-origin' }, true, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://evil.test' }, true, false],
    [{ 'sec-fetch-site': 'same-site' }, false, true],
    [{ 'sec-fetch-site': 'cross-site' }, false, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://boost.lan:3000' }, false, true],
    [{ 'sec-fetch-site': 'none' }, false, false],
    [{ origin: 'http://boost.lan:3000' }, true, false],
    [{ origin: 'https://boost.lan:3000' }, true, false],
    [{ origin: 'http://boost.lan' }, false, true],
    [{ origin: 'http://boost.lan:3000.evil.test' }, false, true],
    [{ origin: 'http://evil.test' }, false, true],
    [{ origin: 'null' }, false, true],
    [{ origin: '' }, false, true],
    [{}, false, false]
  ]
  for (const [headers, isSame, isCross] of cases) {
    t.equal(isSameOrigin(request(headers)), isSame, JSON.stringify(headers))
    t.equal(isCrossSite(request(headers)), isCross, JSON.stringify(headers))
  }
  const odd = { headers: {}, host: 'undefined' } as unknown as FastifyRequest
  t.notOk(isSameOrigin(odd))
})

t.test('a text shorter than 32 characters is never an access token §13.2.1', async (t) => {
  t.notOk(isToken(undefined))
  t.notOk(isToken('x'.repeat(31)))
  t.ok(isToken('x'.repeat(32)))
  t.ok(isToken('x'.repeat(33)))
})

t.test('a token that an operator creates is stored as its hash, under its name', async (t) => {
  const db = await openPrepared()
  t.teardown(() => db.destroy())
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const shopId = await addShop(db)
  const { id, token } = await createToken({ db, clock }, shopId, 'nightly script')
  t.ok(isToken(token))
  t.equal(id, hashOf(token).slice(0, 12))
  t.match(await db.selectFrom('access_token').selectAll().execute(), [
    {
      hash: hashOf(token),
      shop_id: shopId,
      name: 'nightly script',
      expires_at: null,
      revoked_at: null,
      created_at: '2026-11-21T08:00:00.000Z'
    }
  ])
})

t.test('the address of a request is never read as an address of another host', async (t) => {
  for (const [url, path] of [
    ['/', '/'],
    ['/a//b?c=//d', '/a//b?c=//d'],
    ['//evil.test/a', '/evil.test/a'],
    ['/\\evil.test/a', '/evil.test/a'],
    ['///evil.test', '/evil.test'],
    ['/../..//evil.test', '/evil.test'],
    ['/.well-known/a', '/well-known/a'],
    ['/a/.b', '/a/.b']
  ] as const) {
    const { host, pathname, search } = addressOf({ url } as FastifyRequest)
    t.equal(host, 'page', url)
    t.equal(pathname + search, path, url)
  }
})
