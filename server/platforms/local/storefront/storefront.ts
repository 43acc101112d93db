import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { SendPicture } from '../../../core/pictures/send-picture.ts'
import { imageRoutes } from './image-routes.ts'
import { HTML, pageRoutes } from './page-routes.ts'
import { notFoundPage } from './pages.ts'
import { allowRules, type ScriptDeps, serveCode, serveScripts } from './scripts.ts'

const styleSheet = new URL('./store.css', import.meta.url)

export type StorefrontDeps = ScriptDeps & { sendPicture: SendPicture }

/** Registers a small shop at /store. It shows the local store to any visitor, as a real shop would. */
export async function registerStorefront(
  app: FastifyInstance,
  deps: StorefrontDeps
): Promise<void> {
  const { store } = deps
  const css = await readFile(styleSheet, 'utf8')
  await app.register(
    async (shop) => {
      const scripts = serveScripts(shop, deps)
      const style = serveCode(shop, 'store', 'css', css)
      const frame = async () => ({ ...(await store.shopInfo()), style, scripts: await scripts() })
      shop.addHook('onSend', async (_request, reply) => allowRules(reply))
      shop.setNotFoundHandler(async (_request, reply) =>
        reply
          .code(404)
          .type(HTML)
          .send(notFoundPage(await frame()))
      )
      imageRoutes(shop, store, deps.sendPicture)
      pageRoutes(shop, store, frame)
      // Without this route, an unknown address below /store would reach the app's own catch-all route, which serves the
      // app's pages.
      shop.get('/*', (_request, reply) => reply.callNotFound())
    },
    { prefix: '/store' }
  )
}
