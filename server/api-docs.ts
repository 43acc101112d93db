import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { formsOf, keepAnswer } from './core/http/kept-answer.ts'

/** The document, which `npm run openapi` writes and the image contains. */
const DOCUMENT = new URL('../docs/openapi.json', import.meta.url)

/** Serves the API document to programs (specification §4.5). Nothing of it is read before somebody asks. */
export const apiDocsRoutes: FastifyPluginAsync = async (app) => {
  const send = keepAnswer({ 'content-type': 'application/json; charset=utf-8' }, async () =>
    formsOf(await readFile(DOCUMENT))
  )
  app.get('/api/openapi.json', { compress: false }, send)
}
