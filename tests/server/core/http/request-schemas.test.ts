import type { RouteOptions } from 'fastify'
import t, { type Test } from 'tap'
import { Type } from 'typebox'
import { watchRoutes } from '../../../support/routes.ts'
import { startShopifyApp } from '../../../support/shopify-app.ts'
import { findUnbounded } from '../../../support/unbounded.ts'

/**
 * The parts of a request that a schema can limit. All headers together also have a limit that is the same for all
 * routes.
 */
const PARTS = ['body', 'querystring', 'params', 'headers'] as const

/** Routes that parse their body themselves or have none, one entry for each method. */
const WITHOUT_SCHEMA = [
  '/api/v1/raiseLimit',
  '/api/v2/home/measurePreload',
  '/api/v2/home/refreshPageSpeedOnline',
  '/api/v2/image-opt/stopImageOptTask',
  '/shopify/webhooks',
  '/uploads/:token',
  '/uploads/:token',
  '/visits/:token'
]

/**
 * Returns the routes of a server for Shopify shops. The routes that a local store adds for its storefront read only
 * their address.
 */
async function routesOfAll(t: Test): Promise<RouteOptions[]> {
  const routesOf = watchRoutes(t)
  const { app } = await startShopifyApp(t)
  await app.ready()
  return routesOf(app)
}

t.test('every text and list in a request has a maximum length', async (t) => {
  const routes = await routesOfAll(t)
  const schemas = routes.flatMap(({ url, schema }) =>
    PARTS.flatMap((part) => (schema?.[part] ? [{ at: `${url} ${part}`, of: schema[part] }] : []))
  )
  t.ok(routes.length > 80, 'the routes were found')
  t.ok(schemas.length > 25, 'the schemas were found')
  t.strictSame(
    schemas.flatMap(({ at, of }) => findUnbounded(of as object, at)),
    []
  )
})

t.test('every route that takes a body has a schema for it', async (t) => {
  const routes = await routesOfAll(t)
  const bare = routes.filter(
    ({ method, schema }) =>
      !schema?.body && [method].flat().some((one) => one !== 'GET' && one !== 'HEAD')
  )
  t.strictSame(bare.map(({ url }) => url).sort(), WITHOUT_SCHEMA)
})

t.test(
  'the check reports every text and list without a maximum length, and nothing else',
  async (t) => {
    const unbounded = Type.Object({
      name: Type.String(),
      ids: Type.Array(Type.Object({ id: Type.Union([Type.String(), Type.Null()]) })),
      any: Type.Unknown(),
      empty: Type.Object({}),
      other: Type.Record(Type.String({ maxLength: 9 }), Type.Number()),
      slow: Type.String({ maxLength: 9, pattern: 'a+$' })
    })
    t.strictSame(findUnbounded(unbounded, 'body'), [
      'body.name: no maxLength',
      'body.ids: no maxItems',
      'body.ids[].id: no maxLength',
      'body.any: anything',
      'body.empty: fields of any name',
      'body.other: fields of any name',
      'body.slow: /a+$/ is not linear'
    ])
    const bounded = Type.Object({
      name: Type.Optional(Type.String({ maxLength: 9 })),
      kind: Type.Union([Type.Literal('a'), Type.Literal(1)]),
      ids: Type.Array(Type.String({ maxLength: 9, pattern: '^a+$' }), { maxItems: 9 })
    })
    t.strictSame(findUnbounded(bounded, 'body'), [])
  }
)
