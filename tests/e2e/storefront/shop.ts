import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import type { Test } from 'tap'
import { PRELOAD_FILE } from '../../../modules/page-speed/storefront/build-scripts.ts'

export type ShopOptions = {
  /** The content of the first page's body. */
  links?: string
  /** Attributes of our script element. With null, the page does not include our script. */
  attributes?: string | null
  /** A script that replaces ours, for comparisons. */
  script?: { code: string; attributes?: string }
  /** The delay before a page's first byte. */
  latencyMs?: number
  cacheControl?: string
  /** The speculation rule that the platform adds to every page. */
  platformRule?: 'conservative' | 'moderate'
  contentPolicy?: string
  /** Content in the head of the first page, before the script. */
  head?: string
}

export type TestShop = {
  address: string
  /** All requests in order of arrival, except those for the first page and its script. */
  requests: { path: string; purpose: string }[]
  asked(path: string): number
  forget(): void
  set(options: Partial<ShopOptions>): void
}

/** Starts a shop that answers every address and records every request. */
export async function openTestShop(
  t: Pick<Test, 'teardown'>,
  first: ShopOptions
): Promise<TestShop> {
  let options = first
  const requests: TestShop['requests'] = []
  const app = Fastify()
  // Without this, closing the server would wait for the connections that browsers keep open.
  app.addHook('preClose', async () => app.server.closeAllConnections())
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  app.get('/first', (_request, reply) => {
    if (options.contentPolicy) reply.header('content-security-policy', options.contentPolicy)
    platformHeader(reply)
    return reply.type('text/html').send(firstPage(options))
  })
  app.get('/script.js', (_request, reply) =>
    reply.type('text/javascript').send(options.script?.code ?? readFileSync(PRELOAD_FILE))
  )
  app.get('/platform-rules.json', (_request, reply) =>
    reply.type('application/speculationrules+json').send({
      prefetch: [{ where: { href_matches: '/*' }, eagerness: options.platformRule }]
    })
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      requests.push({ path: request.url, purpose: String(request.headers['sec-purpose'] ?? '') })
      await setTimeout(options.latencyMs ?? 0)
      if (options.cacheControl) reply.header('cache-control', options.cacheControl)
      platformHeader(reply)
      return reply.type('text/html').send(landing(request.url))
    }
  })
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())

  function platformHeader(reply: { header(name: string, value: string): unknown }) {
    if (options.platformRule) reply.header('speculation-rules', '"/platform-rules.json"')
  }

  return {
    address,
    requests,
    asked: (path) => requests.filter((request) => request.path === path).length,
    forget: () => void requests.splice(0),
    set: (change) => {
      options = { ...options, ...change }
    }
  }
}

function firstPage({ links = '', attributes = '', script, head = '' }: ShopOptions): string {
  const element = script
    ? `<script src="/script.js" ${script.attributes ?? ''} defer></script>`
    : `<script src="/script.js" ${attributes} defer></script>`
  return `<!doctype html><meta charset="utf-8"><title>Shop</title>
<style>body{margin:20px;font:16px/2 sans-serif}a{display:block;padding:4px}</style>${head}
${attributes === null && !script ? '' : element}
<main>${links}</main><p style="margin-top:1500px">The end</p>`
}

const landing = (path: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${encodeURI(path)}</title><h1>Landed</h1>`
