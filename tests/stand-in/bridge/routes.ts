import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { idTokenFor } from '../access/launch.ts'
import type { ShopOf } from '../screens/shop-of.ts'
import { BLOCK } from '../theme/theme.ts'
import type { ShopWorld } from '../world.ts'

/** Wraps each file in a function, because top-level names of classic scripts would collide. */
const scriptOf = (...files: string[]): string =>
  files
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .map((source) => `(() => {\n${stripTypeScriptTypes(source)}\n})();`)
    .join('\n')

/** Serves the substitute for app-bridge.js and everything the admin around the app needs to answer it. */
export function bridgeRoutes(app: FastifyInstance, shopOf: ShopOf) {
  const scripts = {
    '/shopifycloud/app-bridge.js': scriptOf('ui-modal.ts', 'app-bridge.ts'),
    '/shopifycloud/admin.js': scriptOf('admin.ts')
  }
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))

  app.post<{ Params: { shop: string } }>('/:shop/admin/id-token', async ({ params }, reply) => {
    const shop = shopOf(params.shop)
    // There are no id tokens for an app that is not installed.
    if (!shop.access.installation()) return reply.code(404).send({ errors: 'Not Found' })
    return { token: idTokenFor(shop) }
  })

  app.post<{ Params: { shop: string } }>('/:shop/admin/extensions', async ({ params }) =>
    extensionsOf(shopOf(params.shop))
  )
}

/** Returns what `shopify.app.extensions()` gives; it covers only the published theme (docs). */
function extensionsOf({ theme, world }: ShopWorld): object[] {
  const main = theme.main()
  const isOn = theme.isEmbedOn()
  const placed = { target: 'body', themeId: `gid://shopify/OnlineStoreTheme/${main?.id}` }
  return [
    {
      handle: world.app.handle,
      type: 'theme_app_extension',
      activations: [
        {
          handle: BLOCK,
          name: 'Preload links',
          target: 'body',
          status: main === null ? 'unavailable' : isOn ? 'active' : 'available',
          activations: isOn ? [placed] : []
        }
      ]
    }
  ]
}
