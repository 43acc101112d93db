import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { openDb } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { openTokens } from '../../../server/platforms/shopify/auth/tokens.ts'
import { openAdminClient } from '../../../server/platforms/shopify/client/admin-client.ts'
import { stagedUploadsCreate } from '../../../server/platforms/shopify/client/operations.ts'
import { API_VERSION, type ShopifySettings } from '../../../server/platforms/shopify/settings.ts'
import { testClock } from '../../support/clock.ts'

/*
 * A request for a token carries the app's secret, and a call to the Admin API carries the shop's token. Neither may
 * follow a redirect.
 */

const SHOP = { id: 1, domain: 'snow-shop.myshopify.com' }

/** 307 and 308 would repeat the body; the others would turn the request into a GET. */
const KINDS = [301, 302, 303, 307, 308]

const UNREACHABLE = { name: 'ShopifyError', code: 'unreachable' }

async function listen(t: Test, answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A platform that redirects every request, and the place it redirects to. */
async function openRedirecting(t: Test, status: number) {
  const arrived: string[] = []
  const elsewhere = await listen(t, (request, response) => {
    arrived.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const asked: string[] = []
  const origin = await listen(t, (request, response) => {
    asked.push(request.url ?? '')
    request.resume()
    response.writeHead(status, { location: `${elsewhere}/stolen` }).end()
  })
  const settings: ShopifySettings = {
    clientId: 'client',
    secret: 'secret',
    previousSecret: null,
    apiVersion: API_VERSION,
    appHandle: 'page-speed-boost',
    extensionUuid: null,
    adminOrigin: origin
  }
  return { settings, asked, arrived }
}

t.test('a request for a token never follows a redirect', async (t) => {
  for (const status of KINDS) {
    const { settings, asked, arrived } = await openRedirecting(t, status)
    const db = openDb(':memory:')
    await migrate(db)
    t.teardown(() => db.destroy())
    const clock = testClock('2026-11-21T08:00:00.000Z')
    const tokens = openTokens({ db, clock, settings, secretKey: 'k'.repeat(32) })
    await t.rejects(tokens.exchange(SHOP, 'an-id-token'), UNREACHABLE, `${status}`)
    t.ok(asked.length > 0, 'the platform received the request')
    t.strictSame(arrived, [], `${status}: the other address received nothing`)
  }
})

t.test('a call to the Admin API never follows a redirect', async (t) => {
  for (const status of KINDS) {
    const { settings, asked, arrived } = await openRedirecting(t, status)
    const tokens = {
      accessToken: async () => ({ token: 'a-token', domain: SHOP.domain }),
      refused: async () => {}
    }
    const client = openAdminClient({
      settings,
      tokens,
      clock: testClock('2026-11-21T08:00:00.000Z')
    })
    await t.rejects(
      client.run(SHOP.id, stagedUploadsCreate, { input: [] }),
      UNREACHABLE,
      `${status}`
    )
    t.ok(asked.length > 0, 'the platform received the request')
    t.strictSame(arrived, [], `${status}: the other address received nothing`)
  }
})
