import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { addShop, setShopInfo } from '../../../../modules/auth/commands.ts'
import { findShopByKey } from '../../../../modules/auth/queries.ts'
import { receiveDelivery } from '../../../../modules/webhooks/commands.ts'
import { toText } from '../../../../server/core/clock.ts'
import { text } from '../../../../server/core/config/variables.ts'
import type { OpenPlatform, Platform, PlatformDeps } from '../../../../server/platforms/platform.ts'
import type { SignInPlatform } from '../../../../server/platforms/sign-in-platform.ts'
import { createMemoryBilling, MemoryBook } from './memory-billing.ts'
import { createMemoryStore, MemoryWorld } from './memory-store.ts'

const NAME = 'memory'

/** Returns a platform that keeps one shop in memory, and that shop. */
export function makeMemoryPlatform(domain: string) {
  const world = new MemoryWorld(domain)
  const book = new MemoryBook()
  const platform: Platform = {
    name: NAME,
    label: 'Memory',
    words: {
      isOpen: 'installed',
      isClosed: 'removed',
      whyClosed: 'the app is not installed there',
      notServed: 'MEMORY_KEY is no longer set'
    },
    deliveredKinds: ['article'],
    registration: {
      variables: Type.Object({ MEMORY_KEY: text() }),
      credentials: ['MEMORY_KEY'],
      readSettings: ({ MEMORY_KEY }) => MEMORY_KEY
    },
    secretTables: [],
    webhooks: {
      meaningOf: (topic) =>
        topic === 'memory/removed'
          ? 'app-removed'
          : topic === 'memory/changed'
            ? 'store-changed'
            : undefined,
      isShopRefused: () => false
    },
    async open(deps) {
      const key = deps.config.platforms[NAME]
      return typeof key === 'string' ? openMemoryShop(deps, { world, book, key }) : null
    }
  }
  return { platform, world, book }
}

type Shop = { world: MemoryWorld; book: MemoryBook; key: string }

function openMemoryShop(deps: PlatformDeps, { world, book, key }: Shop): OpenPlatform {
  const { db, clock } = deps
  const listeners = new Set<() => void>()
  const setOpen = (is_open: 0 | 1) =>
    db
      .updateTable('shop')
      .set({ is_open, ...(is_open === 1 && { opened_at: toText(clock.now()) }) })
      .where('platform', '=', NAME)
      .execute()
  const store = createMemoryStore(world, {
    listeners,
    onRemoved: async () => void (await setOpen(0))
  })
  const billing = createMemoryBilling(book)
  return {
    storeOf: () => store,
    billingOf: () => billing,
    imagesBeside: 2,
    notifyChanged: () => listeners.forEach((listener) => listener()),
    webhookRoutes: async (app) => {
      app.post<{ Body: { id: string; topic: string } }>(
        '/memory/webhooks',
        async (request, reply) => {
          if (request.headers['x-memory-key'] !== key) return reply.code(401).send()
          const { id, topic } = request.body
          const delivery = { id, topic, shopKey: world.domain, facts: {}, triggeredAt: undefined }
          await receiveDelivery(app, delivery)
          return reply.code(200).send()
        }
      )
    },
    signIn: openMemorySignIn(deps, world, key, () => setOpen(1))
  }
}

function openMemorySignIn(
  { db, noteShop }: PlatformDeps,
  { domain }: MemoryWorld,
  key: string,
  setOpen: () => Promise<unknown>
): SignInPlatform {
  const known = () => findShopByKey(db, NAME, domain)
  return {
    routes: async () => {},
    shopInFrame: async () => undefined,
    frameOf: () => undefined,
    alongWith: () => undefined,
    adminAddress: async () => undefined,
    async shopByHeader({ headers }) {
      const [, given] = /^Memory (\S+)$/.exec(headers.authorization ?? '') ?? []
      if (given === undefined) return undefined
      return given === key ? ((await known()) ?? 'invalid') : 'invalid'
    },
    announceClosed: () => {},
    reopenPath: () => undefined,
    async enter({ query, server }: FastifyRequest) {
      const { memory } = query as { memory?: string }
      if (memory === undefined) return undefined
      if (memory !== key) return { fault: 'query' }
      const isNew = (await known())?.is_open !== 1
      const names = { store_key: domain, domain, name: domain }
      const { clock, config, storeOf, syncStore } = server
      const now = toText(clock.now())
      const { id } = await addShop(db, { platform: NAME, ...names }, config.hasFullFeatures, now)
      noteShop(id)
      await setOpen()
      await setShopInfo(db, id, await storeOf(id).shopInfo())
      syncStore(id)
      const shop = await known()
      if (!shop) throw new Error('the shop was not added')
      return { shop, isNew }
    }
  }
}
