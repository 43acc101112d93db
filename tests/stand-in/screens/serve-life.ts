import { readFileSync } from 'node:fs'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { html } from '../../../server/platforms/local/storefront/html.ts'
import { grantRoutes } from '../access/grant-routes.ts'
import { tokenRoutes } from '../access/token-routes.ts'
import { bridgeRoutes } from '../bridge/routes.ts'
import type { World } from '../world.ts'
import { appScreens } from './app-screens.ts'
import { chargeScreens } from './charge-screens.ts'
import { contentScreens } from './content-screens.ts'
import { deliveryScreen } from './delivery-screen.ts'
import { sendDocument } from './document.ts'
import { shopsOf } from './shop-of.ts'
import { themeScreens } from './theme-screens.ts'

const STYLES = readFileSync(new URL('admin.css', import.meta.url), 'utf8')

/** Serves sign-in and the small admin: everything of a shop except its Admin API and its pictures. */
export function serveLife(app: FastifyInstance, world: World): void {
  app.register(async (life) => {
    await life.register(formBody)
    const shopOf = shopsOf(world)
    // Everything that is due happens before a request is handled.
    life.addHook('preHandler', async ({ params }) => {
      const { shop } = params as { shop?: string }
      await world.shops.get(shop ?? '')?.timeline.settle()
    })
    life.get('/shopifycloud/admin.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(STYLES)
    )
    life.get('/shops', (_request, reply) => {
      const links = [...world.shops.values()].map(
        ({ domain, name }) => html`<li><a href="/${domain}/admin">${name}</a> ${domain}</li>`
      )
      return sendDocument(
        reply,
        'Shops',
        html`<main class="sheet"><h1>Shops of the stand-in</h1><ul>${links}</ul></main>`
      )
    })
    tokenRoutes(life, shopOf)
    grantRoutes(life, shopOf)
    bridgeRoutes(life, shopOf)
    appScreens(life, shopOf)
    chargeScreens(life, shopOf)
    contentScreens(life, shopOf)
    deliveryScreen(life, shopOf)
    themeScreens(life, shopOf)
  })
}
