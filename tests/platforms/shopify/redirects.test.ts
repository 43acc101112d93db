import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { openFetchOutside } from '../../../server/core/http/fetch-outside.ts'
import { download, sizeOf } from '../../../server/platforms/shopify/store/files/download.ts'

t.test('a picture’s address that leads to another one is not followed', async (t) => {
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
