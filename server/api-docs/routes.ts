import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'

/** The document, which `npm run openapi` writes and the image contains. */
const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url)
const STYLES = new URL('./docs.css', import.meta.url)

/**
 * Serves the API document to programs, and as a page to people (specification §4.5). Nothing of it is read before
 * somebody asks, and nothing is kept.
 */
export const apiDocsRoutes: FastifyPluginAsync = async (app) => {
  app.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json').send(createReadStream(DOCUMENT))
  )

  app.get('/api/docs.css', (_, reply) => reply.type('text/css').send(createReadStream(STYLES)))

  app.get('/api/docs', async (_, reply) => {
    const { renderPage } = await import('./page.ts')
    return reply.type('text/html').send(renderPage(JSON.parse(await readFile(DOCUMENT, 'utf8'))))
  })
}
