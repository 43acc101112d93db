import fastify from 'fastify'
import { serveAdminApi } from './admin/endpoint.ts'
import { serveBulkResults } from './bulk/results.ts'
import { serveCdn } from './cdn.ts'
import { serveOriginals } from './originals.ts'
import { serveLife } from './screens/serve-life.ts'
import { serveStagedUploads } from './staged-uploads.ts'
import {
  addShop,
  openWorld,
  type ShopOptions,
  type ShopWorld,
  type World,
  type WorldOptions
} from './world.ts'

export type StandIn = {
  /** Without a trailing slash. */
  origin: string
  /** The value for SHOPIFY_ADMIN_ORIGIN. */
  adminOrigin: string
  world: World
  addShop(domain: string, options?: ShopOptions): ShopWorld
  close(): Promise<void>
}

export type StandInOptions = {
  port?: number
  /** `localhost` makes the frame cross-site for an app at 127.0.0.1, as in the real admin. */
  host?: '127.0.0.1' | 'localhost'
}

/** Starts a Shopify on this machine, for tests and `npm run dev:shopify` (docs/stand-in.md). */
export async function startStandIn(options: WorldOptions & StandInOptions = {}): Promise<StandIn> {
  const world = openWorld(options)
  const app = fastify({ bodyLimit: 10 * 1024 * 1024, forceCloseConnections: true })
  serveAdminApi(app, world)
  serveCdn(app, world)
  serveOriginals(app, world)
  serveStagedUploads(app, world)
  serveBulkResults(app, world)
  serveLife(app, world)
  const host = options.host ?? '127.0.0.1'
  const { port } = new URL(await app.listen({ port: options.port ?? 0, host }))
  world.origin = `http://${host}:${port}`
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
