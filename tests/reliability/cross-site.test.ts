import type { RouteOptions } from 'fastify'
import t from 'tap'
import { startApp, TOKEN } from '../support/app.ts'
import { report } from '../support/report.ts'
import { watchRoutes } from '../support/routes.ts'
import { jpeg, put } from '../support/shop.ts'
import { rowsOf } from '../support/shop-rows.ts'
import { exampleOf } from './example.ts'

/**
 * These take no cookie: a storefront sends figures from its own site, an upload's address is its permission, and a
 * sign-in brings a token.
 */
const WITHOUT_COOKIE = ['/visits/:token', '/uploads/:token', '/sign-in']

/** What a browser sends with a call that another website makes, and what an old or a rare one may leave out. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://boost.test.evil.example' },
  { origin: 'http://boost.test:81' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'http://boost.test/' },
  {}
]

/** The bodies that a form of another website can send without asking first. */
const FORMS = ['application/x-www-form-urlencoded', 'text/plain', 'application/json']

type Write = { url: string; method: 'GET' | 'POST' | 'PUT'; body: object }

/** Lists every write of the server, with a body that its schema accepts. */
const writesOf = (routes: RouteOptions[]): Write[] =>
  routes
    .filter(({ url }) => !WITHOUT_COOKIE.includes(url))
    .flatMap(({ url, method, schema, config }) =>
      [method]
        .flat()
        .filter((one) => one === 'POST' || one === 'PUT' || (one === 'GET' && config?.isWrite))
        .map((one) => ({
          url: url.replace(/:\w+/g, '1'),
          method: one as Write['method'],
          body: (schema?.body ? exampleOf(schema.body, '1', 0) : {}) as object
        }))
    )

t.test('no write is carried out for another website, whatever its page sends', async (t) => {
  const routesOf = watchRoutes(t)
  const { app, storeDir, shopId } = await startApp(t, { env: { BILLING: 'off' } })
  put(storeDir, { 'products/mug/mug.jpg': await jpeg(1) })
  await app.ready()
  const signIn = { method: 'POST', url: '/sign-in', payload: { authToken: TOKEN } } as const
  const cookies = { psb_session: (await app.inject(signIn)).cookies[0]?.value ?? '' }
  const writes = writesOf(routesOf(app))
  t.ok(writes.length > 25, `${writes.length} writes were found`)
  const before = await rowsOf(app.db, shopId)

  let refused = 0
  const accepted: string[] = []
  for (const { url, method, body } of writes)
    for (const headers of FOREIGN)
      for (const type of method === 'GET' ? [''] : FORMS) {
        const isJson = type === 'application/json'
        const payload = isJson
          ? JSON.stringify(body)
          : String(
              new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)]))
            )
        const { statusCode } = await app.inject({
          method,
          url,
          cookies,
          // The limit of calls for one address is not what refuses them.
          remoteAddress: `192.0.2.${refused % 250}`,
          headers: { host: 'boost.test', ...headers, ...(type && { 'content-type': type }) },
          ...(method === 'GET' ? {} : { payload })
        })
        if (statusCode === 403) refused++
        else accepted.push(`${method} ${url} ${type} ${JSON.stringify(headers)}: ${statusCode}`)
      }
  t.strictSame(accepted, [])
  t.strictSame(await rowsOf(app.db, shopId), before, 'nothing has changed')
  report(19, 'every write', {
    writes: writes.length,
    'requests refused': refused,
    'carried out': accepted.length
  })
})
