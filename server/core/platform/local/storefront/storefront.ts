import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { imageRoutes } from './image-routes.ts'
import { HTML, pageRoutes } from './page-routes.ts'
import { notFoundPage } from './pages.ts'
import { allowRules, type ScriptNeeds, serveScripts } from './scripts.ts'

const styleSheet = new URL('./store.css', import.meta.url)

export type StorefrontNeeds = ScriptNeeds

/** The small shop at /store, which shows the local store to anyone, as shops do. */
export async function registerStorefront(
  app: FastifyInstance,
  needs: StorefrontNeeds
): Promise<void> {
  const { store } = needs
  const css = await readFile(styleSheet, 'utf8')
  await app.register(
    async (shop) => {
      const scripts = serveScripts(shop, needs)
      const frame = async () => ({ ...(await store.shopInfo()), scripts: await scripts() })
      shop.addHook('onSend', async (_request, reply) => allowRules(reply))
      shop.setNotFoundHandler(async (_request, reply) =>
        reply
          .code(404)
          .type(HTML)
          .send(notFoundPage(await frame()))
      )
      shop.get('/store.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css)
      )
      imageRoutes(shop, store)
      pageRoutes(shop, store, frame)
      // Otherwise a host that answers every address would answer those below ours with its own pages.
      shop.get('/*', (_request, reply) => reply.callNotFound())
    },
    { prefix: '/store' }
  )
}
