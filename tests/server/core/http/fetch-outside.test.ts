import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import t, { type Test } from 'tap'
import { openFetchOutside } from '../../../../server/core/http/fetch-outside.ts'
import { isPrivate } from '../../../../server/core/private-addresses.ts'
import { report } from '../../../support/report.ts'

/**
 * Starts a server on this machine that counts its connections and records the paths that are requested. `/away`
 * redirects to `/secret`, the first request for `/cut` has its connection cut, and `/garbage` answers with something
 * that is not HTTP.
 */
async function startCanary(t: Test) {
  let connections = 0
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const { url = '', headers } = request
    asked.push(url)
    if (url === '/away') reply.writeHead(302, { location: '/secret' }).end()
    else if (url === '/cut' && asked.filter((path) => path === '/cut').length === 1)
      reply.socket?.destroy()
    else if (url === '/garbage') reply.socket?.end('garbage\r\n\r\n')
    else if (/^\/[34]\d\d$/.test(url)) reply.writeHead(Number(url.slice(1))).end()
    else if (url === '/empty') reply.writeHead(204).end()
    else if (url === '/echo') {
      const { 'content-type': type = '', 'x-extra': extra = '' } = headers
      reply.writeHead(201, { 'x-type': type, 'x-extra': extra })
      request.pipe(reply)
    } else reply.end('secret')
  })
  server.on('connection', () => connections++)
  server.listen(0)
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  return { port, asked, connections: () => connections, server }
}

/**
 * The error for an address that must not be reached. Some machines cannot resolve `localhost.`, with a dot at the end,
 * so the request fails earlier there.
 */
const REFUSED = {
  message: /is not an address of the public internet$|ENOTFOUND localhost\.$/
}

const request = () => ({ signal: AbortSignal.timeout(5000) })

t.test(
  'no connection to an internal address is opened, however the address is written §3.4.5',
  async (t) => {
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
      'user:password@example.com',
      'user@example.com',
      ':password@example.com'
    ]
    for (const host of hosts)
      for (const scheme of ['http', 'https'])
        await t.rejects(
          fetchOutside(`${scheme}://${host}:${port}/`, request()),
          REFUSED,
          `${scheme} ${host}`
        )
    for (const address of [
      'file:///etc/passwd',
      'gopher://example.com/',
      'data:,a',
      'http://example.com/'
    ])
      await t.rejects(fetchOutside(address, request()), REFUSED, address)
    t.equal(connections(), 0)
    report(15, 'outgoing requests', {
      'notations of hosts': hosts.length,
      'connections inside': connections()
    })
  }
)

t.test(
  'a server that the operator named on this machine is reached, but no private network is, and no redirect is followed',
  async (t) => {
    const { port, asked } = await startCanary(t)
    const fetchOutside = openFetchOutside(true)
    const reply = await fetchOutside(`http://127.0.0.1:${port}/a`, request())
    t.equal(await reply.text(), 'secret')
    await t.rejects(fetchOutside(`http://127.0.0.1:${port}/away`, request()), {
      message: 'HTTP 302 leads elsewhere'
    })
    t.strictSame(asked, ['/a', '/away'])
    const onIpv6 = fetchOutside(`http://[::1]:${port}/300`, request())
    // Some machines have no IPv6.
    await t.rejects(onIpv6, { message: /HTTP 300|EADDRNOTAVAIL|ECONNREFUSED|EAFNOSUPPORT/ })
    for (const status of [300, 399])
      await t.rejects(fetchOutside(`http://127.0.0.1:${port}/${status}`, request()), {
        message: `HTTP ${status} leads elsewhere`
      })
    t.equal((await fetchOutside(`http://127.0.0.1:${port}/400`, request())).status, 400)
    await t.rejects(fetchOutside(`https://127.0.0.1:${port}/`, request()), {
      code: /EPROTO|ERR_SSL/
    })
    asked.length = 0
    for (const host of ['0.0.0.0', '169.254.169.254', '10.0.0.1', '[fd00::1]'])
      await t.rejects(fetchOutside(`http://${host}/`, request()), REFUSED, host)
    for (const user of ['user', ':password'])
      await t.rejects(fetchOutside(`http://${user}@127.0.0.1:${port}/`, request()), REFUSED, user)
    await t.rejects(fetchOutside('file:///etc/passwd', request()), REFUSED)
    await t.rejects(fetchOutside('ftp://127.0.0.1/', request()), REFUSED)
    await t.rejects(fetchOutside('http://no-such-name.invalid/', request()), {
      code: /ENOTFOUND|EAI_AGAIN/
    })
    t.strictSame(asked, [])
  }
)

t.test('addresses of the public internet do not count as internal', async (t) => {
  for (const address of [
    '23.227.38.65',
    '8.8.8.8',
    '172.32.0.1',
    '2606:4700::1111',
    '2620:0:ccc::2'
  ])
    t.notOk(isPrivate(address), address)
})

t.test('a server that the operator has named receives the whole request', async (t) => {
  const { port, connections } = await startCanary(t)
  const fetchOutside = openFetchOutside(true)
  const address = (path: string) => `http://localhost:${port}${path}`
  const body = new FormData()
  body.set('field', 'value')
  const headers = { 'x-extra': 'mug' }
  const sent = await fetchOutside(address('/echo'), { ...request(), method: 'POST', headers, body })
  t.equal(sent.status, 201)
  t.match(sent.headers.get('x-type'), /^multipart\/form-data; boundary=/)
  t.equal(sent.headers.get('x-extra'), 'mug')
  t.match(await sent.text(), /name="field"\r\n\r\nvalue/)
  const got = await fetchOutside(address('/echo'), { ...request(), method: 'POST' })
  t.equal(await got.text(), '', 'a request without a body')
  for (const [path, method, status] of [
    ['/empty', 'GET', 204],
    ['/a', 'HEAD', 200]
  ] as const) {
    const reply = await fetchOutside(address(path), { ...request(), method })
    t.equal(reply.status, status)
    t.equal(reply.body, null, method)
  }
  t.ok(connections() < 4, 'connections are kept')
})

t.test(
  'a request without a body is repeated if the server has closed the connection that was kept open',
  async (t) => {
    const { port, asked } = await startCanary(t)
    const address = (path: string) => `http://127.0.0.1:${port}${path}`
    const fetchOutside = openFetchOutside(true)
    const keep = async () => (await fetchOutside(address('/a'), request())).text()
    await keep()
    t.equal(await (await fetchOutside(address('/cut'), request())).text(), 'secret')
    t.strictSame(asked, ['/a', '/cut', '/cut'])
    asked.length = 0
    await keep()
    const body = new FormData()
    await t.rejects(fetchOutside(address('/cut'), { ...request(), method: 'POST', body }), {
      code: 'ECONNRESET'
    })
    t.strictSame(asked, ['/a', '/cut'])
    asked.length = 0
    await t.rejects(openFetchOutside(true)(address('/cut'), request()), { code: 'ECONNRESET' })
    t.strictSame(asked, ['/cut'], 'a new connection that is cut is no reason to repeat')
    await keep()
    asked.length = 0
    await t.rejects(fetchOutside(address('/garbage'), request()), { code: /^HPE_/ })
    t.strictSame(asked, ['/garbage'], 'nor is an answer that is not HTTP')
  }
)

t.test('a redirect that is refused leaves no connection open', async (t) => {
  const { port, server } = await startCanary(t)
  // Without this, the server would soon close the connection itself.
  server.keepAliveTimeout = 0
  // Nor does a signal that ends the request close it.
  const { signal } = new AbortController()
  const opened = once(server, 'connection') as Promise<[Socket]>
  const refused = openFetchOutside(true)(`http://127.0.0.1:${port}/away`, { signal })
  const [socket] = await opened
  const closed = once(socket, 'close')
  await t.rejects(refused, { message: 'HTTP 302 leads elsewhere' })
  await closed
})
