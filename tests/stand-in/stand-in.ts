import fastify from 'fastify'
import { serveAdminApi } from './admin/endpoint.ts'
import { serveLife } from './screens/serve-life.ts'
import {
  addShop,
  openWorld,
  type ShopOptions,
  type ShopWorld,
  type World,
  type WorldOptions
} from './world.ts'

export type StandIn = {
  /** Without a slash at the end. */
  origin: string
  /** For SHOPIFY_ADMIN_ORIGIN. */
  adminOrigin: string
  world: World
  addShop(domain: string, options?: ShopOptions): ShopWorld
  close(): Promise<void>
}

/** Shopify on this machine, for tests and `npm run dev:shopify` (PLATFORM.md section 7). */
export async function startStandIn(
  options: WorldOptions & { port?: number } = {}
): Promise<StandIn> {
  const world = openWorld(options)
  const app = fastify({ bodyLimit: 10 * 1024 * 1024, forceCloseConnections: true })
  serveAdminApi(app, world)
  serveLife(app, world)
  world.origin = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return {
    origin: world.origin,
    adminOrigin: `${world.origin}/{shop}`,
    world,
    addShop: (domain, shopOptions) => addShop(world, domain, shopOptions),
    close: async () => {
      for (const { timeline } of world.shops.values()) timeline.close()
      await app.close()
    }
  }
}
