import type { RouteOptions } from 'fastify'
import t from 'tap'
import { startApp } from '../support/app.ts'
import { report } from '../support/report.ts'
import { watchRoutes } from '../support/routes.ts'
import { jpeg, put } from '../support/shop.ts'
import { rowsOf } from '../support/shop-rows.ts'
import { TOKEN } from '../support/token.ts'
import { exampleOf } from './example.ts'

/**
 * The writes that do not use the session cookie. The token in the address permits a storefront's figures and an
 * upload, and a sign-in brings its own token.
 */
const WITHOUT_COOKIE = ['/visits/:token', '/uploads/:token', '/sign-in']

/**
 * Headers of calls that another website may make. Old and unusual browsers send neither Origin nor Sec-Fetch-Site, and
 * a Referer alone proves nothing.
 */
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

/**
 * The types of bodies to try. A form on another website can send the first two without asking the server first (CORS);
 * JSON is tried as well.
 */
const FORMS = ['application/x-www-form-urlencoded', 'text/plain', 'application/json']

type Write = { url: string; method: 'GET' | 'POST' | 'PUT'; body: object }

/** Returns every write of the server that uses the session cookie, with a body that its schema accepts. */
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

t.test(
  'the server refuses every write that another website makes the browser send §13.2.4',
  async (t) => {
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
                new URLSearchParams(
                  Object.entries(body).map(([key, value]) => [key, String(value)])
                )
              )
          const { statusCode } = await app.inject({
            method,
            url,
            cookies,
            // The calls come from many addresses, so that the rate limit for one address is not what refuses them.
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
  }
)
