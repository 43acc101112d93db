import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { openFetchOutside } from '../server/core/http/fetch-outside.ts'
import { isInside } from '../server/core/http/inside.ts'
import { report } from './support/report.ts'

/** Starts a server inside, which counts its connections and whose path `/away` leads to `/secret`. */
async function startCanary(t: Test) {
  let connections = 0
  const asked: string[] = []
  const server = createServer(({ url = '' }, reply) => {
    asked.push(url)
    if (url === '/away') reply.writeHead(302, { location: '/secret' }).end()
    else reply.end('secret')
  })
  server.on('connection', () => connections++)
  server.listen(0)
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  return { port, asked, connections: () => connections }
}

const request = () => ({ signal: AbortSignal.timeout(5000) })

t.test('an internal address is never connected to, however it is written', async (t) => {
  const { port, connections } = await startCanary(t)
  const fetchOutside = openFetchOutside(false)
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'localhost.',
    '１２７.０.０.１',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.1.1',
    'user:password@example.com'
  ]
  for (const host of hosts)
    for (const scheme of ['http', 'https'])
      await t.rejects(fetchOutside(`${scheme}://${host}:${port}/`, request()), `${scheme} ${host}`)
  for (const address of [
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:,a',
    'http://example.com/'
  ])
    await t.rejects(fetchOutside(address, request()), address)
  t.equal(connections(), 0)
  report(15, 'outgoing requests', {
    'notations of hosts': hosts.length,
    'connections inside': connections()
  })
})

t.test(
  'only what the operator has named on this machine is reached, and no redirect followed',
  async (t) => {
    const { port, asked } = await startCanary(t)
    const fetchOutside = openFetchOutside(true)
    const reply = await fetchOutside(`http://127.0.0.1:${port}/a`, request())
    t.equal(await reply.text(), 'secret')
    await t.rejects(fetchOutside(`http://127.0.0.1:${port}/away`, request()), {
      message: 'HTTP 302 leads elsewhere'
    })
    t.strictSame(asked, ['/a', '/away'])
    for (const host of ['0.0.0.0', '169.254.169.254', '10.0.0.1', '[fd00::1]'])
      await t.rejects(fetchOutside(`http://${host}/`, request()), host)
  }
)

t.test('addresses of the public internet are outside', async (t) => {
  for (const address of [
    '23.227.38.65',
    '8.8.8.8',
    '172.32.0.1',
    '2606:4700::1111',
    '2620:0:ccc::2'
  ])
    t.notOk(isInside(address), address)
})
