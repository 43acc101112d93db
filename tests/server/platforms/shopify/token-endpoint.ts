import Fastify from 'fastify'
import type { Test } from 'tap'
import type { Clock } from '../../../../server/core/clock.ts'
import { API_VERSION, type ShopifySettings } from '../../../../server/platforms/shopify/settings.ts'
import { tokenFor } from '../../../stand-in/access/token-routes.ts'
import { addShop, openWorld } from '../../../stand-in/world.ts'

type Answer = { status: number; body: object | string }

/** Starts the stand-in's token endpoint; it records its requests and can be made to answer anything. */
export async function startTokenEndpoint<Time extends Clock>(
  t: Test,
  { domain, clock }: { domain: string; clock: Time }
) {
  const world = openWorld({ clock })
  const shop = addShop(world, domain)
  shop.access.install()
  const requests: Record<string, string>[] = []
  const faults: ((right: () => Answer) => Answer | Promise<Answer>)[] = []
  const app = Fastify()
  app.post<{ Body: Record<string, string> }>(
    '/:shop/admin/oauth/access_token',
    async (request, reply) => {
      requests.push({ path: request.url, ...request.body })
      const right = () => tokenFor(shop, request.body)
      const { status, body } = await (faults.shift() ?? ((answer) => answer()))(right)
      return reply.code(status).send(body)
    }
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  const settings: ShopifySettings = {
    clientId: world.app.clientId,
    secret: world.app.secret,
    previousSecret: null,
    apiVersion: API_VERSION,
    appHandle: world.app.handle,
    extensionUuid: null,
    adminOrigin: `${origin}/{shop}`
  }
  return {
    clock,
    shop,
    settings,
    /** The requests, in order. */
    requests,
    /**
     * One function for each of the next requests. It can call `right`, which executes the request and returns the
     * stand-in's answer.
     */
    faults
  }
}
