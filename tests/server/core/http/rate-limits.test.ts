import type { InjectOptions } from 'fastify'
import t, { type Test } from 'tap'
import { registerPages } from '../../../../server/pages.ts'
import { startApp } from '../../../support/app.ts'
import { report } from '../../../support/report.ts'
import { TOKEN } from '../../../support/token.ts'

const CALL = '/api/v1/getSelectLanguage'
const AUTHORISED = { authorization: `ShopifyAdmin ${TOKEN}` }
const OFFICE = '198.51.100.7'
const ELSEWHERE = '198.51.100.8'

/**
 * Starts an app with a function that sends a request many times and counts the replies by status. Time stands still for
 * the counts, because a busy machine may take longer for 3,000 requests than they last.
 */
async function startCounting(t: Test, env: Record<string, string> = {}) {
  const { app } = await startApp(t, { env })
  const now = Date.now()
  t.intercept(Date, 'now', { value: () => now })
  const send = async (
    times: number,
    options: InjectOptions | ((index: number) => InjectOptions)
  ) => {
    const counts: Record<number, number> = {}
    for (let index = 0; index < times; index++) {
      const { statusCode } = await app.inject(
        typeof options === 'function' ? options(index) : options
      )
      counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }
    return counts
  }
  return { app, send }
}

const signIn = (authToken: string, remoteAddress = OFFICE): InjectOptions => ({
  method: 'POST',
  url: '/sign-in',
  payload: { authToken },
  remoteAddress
})

t.test(
  'an address that guesses tokens is soon refused every sign-in, with the time to wait §2.6.10',
  async (t) => {
    const { app, send } = await startCounting(t)
    t.strictSame(await send(30, signIn('wrong'.repeat(8))), { 303: 20, 429: 10 })
    const refused = await app.inject(signIn(TOKEN))
    t.equal(refused.statusCode, 429, 'even the right token')
    const seconds = Number(refused.headers['retry-after'])
    t.ok(seconds > 0 && seconds <= 600, `wait ${seconds} s`)
    t.match(refused.json(), { ack: 0, message: 'Too many requests. Try again later.' })

    t.match(await app.inject(signIn(TOKEN, ELSEWHERE)), {
      statusCode: 303,
      headers: { location: '/' }
    })
    t.strictSame(
      await send(3, { url: CALL, headers: AUTHORISED, remoteAddress: OFFICE }),
      { 200: 3 },
      'who is signed in already works on'
    )
  }
)

t.test('signing in with the right token is never counted', async (t) => {
  const { send } = await startCounting(t)
  t.strictSame(await send(40, signIn(TOKEN)), { 303: 40 })
})

t.test(
  'after twenty wrong tokens in a header, further ones are refused with status 429 §2.6.10',
  async (t) => {
    const { send } = await startCounting(t)
    const headers = { authorization: `ShopifyAdmin ${'wrong'.repeat(8)}` }
    t.strictSame(await send(25, { url: CALL, headers }), { 401: 20, 429: 5 })
  }
)

t.test(
  'callers who are not signed in are refused long before the merchants at the same address §2.6.8 §2.6.9 §4.1.7',
  async (t) => {
    const { app, send } = await startCounting(t)
    await registerPages(app, 'built')
    t.strictSame(await send(300, { url: CALL, remoteAddress: OFFICE }), { 401: 300 })
    t.strictSame(await send(310, { url: '/main', remoteAddress: OFFICE }), { 303: 300, 429: 10 })
    const waitOf = async (options: InjectOptions) =>
      (await app.inject(options)).headers['retry-after']
    t.match(await waitOf({ url: CALL, remoteAddress: OFFICE }), /^[1-5]?\d$|^60$/)
    t.strictSame(await send(1, { url: CALL, remoteAddress: ELSEWHERE }), { 401: 1 })
    t.strictSame(
      await send(3010, { url: CALL, headers: AUTHORISED, remoteAddress: OFFICE }),
      { 200: 3000, 429: 10 },
      'a shop has a count of its own'
    )
    t.match(await waitOf({ url: CALL, headers: AUTHORISED }), /^[1-5]?\d$|^60$/)
    report(22, 'server', {
      'calls of strangers answered': 600,
      'calls of one shop answered': 3000,
      'calls refused with 429': 20
    })
  }
)

t.test(
  'page requests count towards the limits as API calls do, and caches keep no refusal',
  async (t) => {
    const { app, send } = await startCounting(t)
    await registerPages(app, 'built')
    const { cookies } = await app.inject(signIn(TOKEN))
    const page = {
      url: '/admin',
      cookies: { psb_session: cookies[0]?.value ?? '' },
      remoteAddress: OFFICE
    }
    t.strictSame(await send(3001, page), { 303: 3000, 429: 1 })
    t.equal((await app.inject(page)).headers['cache-control'], 'no-store')
    const publicPage = { url: '/sign-in', remoteAddress: ELSEWHERE }
    t.strictSame(await send(601, publicPage), { 200: 600, 429: 1 })
    t.equal((await app.inject(publicPage)).headers['cache-control'], 'no-store')
  }
)

t.test(
  'behind a proxy, callers are counted by the address that the operator’s proxy names',
  async (t) => {
    const proxy = '10.1.2.3'
    const guess = (visitor: string, remoteAddress = proxy): InjectOptions => ({
      ...signIn('wrong'.repeat(8), remoteAddress),
      headers: { 'x-forwarded-for': visitor }
    })
    const { send } = await startCounting(t, { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' })
    t.strictSame(await send(21, guess(OFFICE)), { 303: 20, 429: 1 })
    t.strictSame(await send(1, guess(ELSEWHERE)), { 303: 1 })
    t.strictSame(
      await send(1, guess(`${ELSEWHERE}, ${OFFICE}`)),
      { 429: 1 },
      'the nearest address counts'
    )

    const untrusting = await startCounting(t)
    t.strictSame(
      await untrusting.send(21, (index) => guess(`192.0.2.${index}`)),
      { 303: 20, 429: 1 },
      'nobody escapes by inventing addresses'
    )
  }
)
