import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Forms, KEPT, keepAnswer } from './core/http/kept-answer.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
}

/** The name of a file changes with its content. */
const ONE_YEAR = 'public, max-age=31536000, immutable'

/** The ends of the names of compressed files (compress-assets.ts). */
const COMPRESSED = ['.br', '.gz']

/**
 * Serves the scripts, styles and pictures of our pages. They are kept in memory, 3 MB if all are asked for, so that a
 * client that does not read one holds no file open.
 */
export function serveAssets(app: FastifyInstance, folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const answers = new Map(
    names.flatMap((name) => {
      const type = TYPES[extname(name)]
      if (type === undefined) return []
      const headers = { 'content-type': type, 'cache-control': ONE_YEAR }
      const send = keepAnswer(headers, () => readForms(join(folder, name)))
      return [[name.replaceAll('\\', '/'), send] as const]
    })
  )
  app.get<{ Params: { '*': string } }>('/assets/*', KEPT, (request, reply) => {
    const send = answers.get(request.params['*'])
    return send ? send(request, reply) : reply.callNotFound()
  })
}

async function readForms(path: string): Promise<Forms> {
  const [br, gzip] = await Promise.all(
    COMPRESSED.map(async (end) => (existsSync(path + end) ? readFile(path + end) : undefined))
  )
  return { identity: await readFile(path), br, gzip }
}
