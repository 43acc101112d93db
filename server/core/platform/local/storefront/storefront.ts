import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { LocalStore } from '../local-item.ts'
import { imageRoutes } from './image-routes.ts'
import { HTML, pageRoutes } from './page-routes.ts'
import { notFoundPage } from './pages.ts'

const styleSheet = new URL('./store.css', import.meta.url)

export type StorefrontNeeds = { store: LocalStore }

/** The small shop at /store, which shows the local store to anyone, as shops do. */
export async function registerStorefront(
  app: FastifyInstance,
  { store }: StorefrontNeeds
): Promise<void> {
  const css = await readFile(styleSheet, 'utf8')
  await app.register(
    async (shop) => {
      shop.setNotFoundHandler(async (_request, reply) =>
        reply
          .code(404)
          .type(HTML)
          .send(notFoundPage(await store.shopInfo()))
      )
      shop.get('/store.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css)
      )
      imageRoutes(shop, store)
      pageRoutes(shop, store)
      // Otherwise a host that answers every address would answer those below ours with its own pages.
      shop.get('/*', (_request, reply) => reply.callNotFound())
    },
    { prefix: '/store' }
  )
}
