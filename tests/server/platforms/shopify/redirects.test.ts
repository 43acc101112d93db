import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { openFetchOutside } from '../../../../server/core/http/fetch-outside.ts'
import {
  exchangeIdToken,
  redeemCode,
  refreshTokens
} from '../../../../server/platforms/shopify/auth/oauth.ts'
import { sendOperation } from '../../../../server/platforms/shopify/client/admin-request.ts'
import { shopInfo } from '../../../../server/platforms/shopify/client/operations.ts'
import type { ShopifySettings } from '../../../../server/platforms/shopify/settings.ts'
import { download, sizeOf } from '../../../../server/platforms/shopify/store/files/download.ts'

t.test('a request for a picture does not follow a redirect §3.4.5', async (t) => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, reply) => {
    asked.push(url)
    if (url === '/inside.jpg') reply.end('secret')
    else reply.writeHead(302, { location: '/inside.jpg' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const context = { fetchOutside: openFetchOutside(true) }
  const address = `http://127.0.0.1:${port}/picture.jpg`
  await t.rejects(download(context, address, 1000), { name: 'StoreError', code: 'unreachable' })
  await t.rejects(sizeOf(context, address), { name: 'StoreError', code: 'unreachable' })
  t.strictSame(asked, ['/picture.jpg', '/picture.jpg'])
})

t.test('a request that carries a secret or a token does not follow a redirect', async (t) => {
  for (const status of [301, 302, 303, 307, 308]) {
    const asked: string[] = []
    const server = createServer(({ url = '' }, reply) => {
      asked.push(url)
      reply.writeHead(status, { location: '/elsewhere' }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    t.teardown(() => server.close())
    const { port } = server.address() as AddressInfo
    const settings: ShopifySettings = {
      clientId: 'client',
      secret: 'hush',
      previousSecret: null,
      apiVersion: '2026-10',
      appHandle: 'app',
      extensionUuid: null,
      adminOrigin: `http://127.0.0.1:${port}`
    }
    const asking = { settings, shop: 'some-shop.myshopify.com' }
    for (const request of [
      () => exchangeIdToken(asking, 'id-token'),
      () => redeemCode(asking, 'code'),
      () => refreshTokens(asking, 'refresh-token')
    ])
      await t.rejects(request(), { code: 'unreachable' })
    const call = { domain: asking.shop, token: 'shpat', operation: shopInfo, variables: {} }
    await t.rejects(sendOperation(settings, call), { cause: { message: 'unexpected redirect' } })
    t.strictSame(asked.toSorted(), [
      `/admin/api/2026-10/graphql.json`,
      ...Array.from({ length: 3 }, () => '/admin/oauth/access_token')
    ])
  }
})
