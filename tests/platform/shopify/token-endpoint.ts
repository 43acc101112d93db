import Fastify from 'fastify'
import type { Test } from 'tap'
import type { ShopifySettings } from '../../../server/core/platform/shopify/settings.ts'

export const SETTINGS: ShopifySettings = {
  clientId: 'client-id-of-tests',
  secret: 'a-secret-of-tests',
  previousSecret: null,
  apiVersion: '2026-10',
  appHandle: 'page-speed-boost',
  extensionUuid: null,
  adminOrigin: null
}

type Answer = { status: number; body: object | string }

/**
 * What Shopify's token endpoint does for one shop: one pair at a time, and a refresh token that stays good
 * until the pair it gave is used.
 */
export async function startTokenEndpoint(t: Test) {
  const app = Fastify({ logger: false })
  const requests: Record<string, string>[] = []
  const faults: (() => Promise<Answer> | Answer)[] = []
  let count = 0
  let latest = ''
  const good = new Set<string>()

  const give = (): Answer => {
    count++
    latest = `refresh-${count}`
    good.add(latest)
    return {
      status: 200,
      body: {
        access_token: `access-${count}`,
        scope: 'write_products,write_files,write_content,read_themes',
        expires_in: 3600,
        refresh_token: latest,
        refresh_token_expires_in: 7_776_000
      }
    }
  }
  const answer = (fields: Record<string, string>): Answer => {
    if (fields.grant_type !== 'refresh_token') return give()
    if (!good.has(fields.refresh_token ?? ''))
      return { status: 401, body: { error: 'invalid_grant' } }
    return give()
  }
  app.post<{ Body: Record<string, string> }>('/*', async (request, reply) => {
    requests.push({ path: request.url, ...request.body })
    const fault = faults.shift()
    const { status, body } = fault ? await fault() : answer(request.body)
    return reply.code(status).send(body)
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => app.close())
  return {
    settings: { ...SETTINGS, adminOrigin: `${origin}/{shop}` },
    requests,
    /** The next requests are answered so, one after the other. */
    faults,
    give,
    /** As an uninstall does, or 90 days. */
    revoke: () => good.clear(),
    /** Using a pair ends the ones before it. */
    use: () => {
      good.clear()
      good.add(latest)
    }
  }
}
