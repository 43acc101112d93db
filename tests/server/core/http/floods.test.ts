import { mkdirSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { RouteOptions } from 'fastify'
import t, { type Test } from 'tap'
import { registerPages } from '../../../../server/pages.ts'
import { startApp } from '../../../support/app.ts'
import { repeated } from '../../../support/lane.ts'
import { watchRoutes } from '../../../support/routes.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { type Server, startServer } from '../../../support/server.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { residentMb, until } from '../../../support/unread.ts'

const skip = process.platform === 'linux' ? false : 'other loopback addresses exist on Linux only'

const CONNECTIONS = repeated({ test: 1000, prove: 5000 })
const PIPELINED = 20_000

/** The most memory of a server during a flood. It has 150 MB at its start. */
const MOST_MB = 300

/** Addresses that anybody may ask for. */
const OPEN = ['/store', '/sign-in', '/auth/install', '/healthz', '/metrics', '/files/x', '/nothing']

async function startFlooded(
  t: Test,
  limits?: string,
  more = {}
): Promise<Server & { storeDir: string }> {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  put(storeDir, { 'products/cup/a.jpg': await jpeg(1) })
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: storeDir,
    BILLING: 'off',
    PAGESPEED: 'off',
    ...more
  }
  const server = await startServer(env, limits === undefined ? undefined : { limits })
  t.teardown(() => server.kill())
  return { ...server, storeDir }
}

function open(t: Test, { address }: Pick<Server, 'address'>): Socket {
  const { port } = new URL(address)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  socket.on('error', () => {})
  t.teardown(() => socket.destroy())
  return socket
}

/** Asks from another address than that of the flood. Resolves to the status. */
const askElsewhere = ({ address }: Server, path = '/healthz') =>
  new Promise<number>((resolve, reject) => {
    const options = { localAddress: '127.0.0.2', agent: false }
    get(address + path, options, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    }).on('error', reject)
  })

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

t.test(
  'a connection that sends twenty thousand requests at once is closed, and others are answered §2.6.15',
  { skip },
  async (t) => {
    const server = await startFlooded(t)
    for (const head of [
      request('/store'),
      'GET /store HTTP/1.1\r\n\r\n',
      'HEAD / HTTP/1.0\r\n\r\n'
    ]) {
      const socket = open(t, server).resume()
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(head.repeat(PIPELINED))
      t.equal(await askElsewhere(server), 200)
      t.equal(await askElsewhere(server, '/store'), 200)
      await closed
    }
    t.ok(residentMb(server.pid) < MOST_MB, `${residentMb(server.pid).toFixed()} MB`)
  }
)

t.test(
  'requests that arrive together are spread over turns, between which others are answered',
  async (t) => {
    const { app } = await startApp(t)
    await app.inject('/files/x')
    let turns = 0
    const count = () => {
      turns++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    await Promise.all(Array.from({ length: 40 }, () => app.inject('/files/x')))
    clearImmediate(counting)
    t.ok(turns >= 9, `${turns} turns`)
  }
)

t.test('a request without a host is refused by us, and counted §2.6.14', { skip }, async (t) => {
  const { app } = await startApp(t)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = open(t, { address })
  let answers = ''
  socket.on('data', (chunk) => {
    answers += String(chunk)
  })
  socket.write('GET /store HTTP/1.1\r\n\r\n'.repeat(10))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await Promise.race([
    closed,
    until(() => answers.split('"error":"server/malformed"').length === 11)
  ])
  t.equal(answers.split('HTTP/1.1 400 ').length, 11)
  let counted = 0
  while (app.addressLimits.count('page', '127.0.0.1') === 0) counted++
  t.equal(counted, 590)
})

t.test('ten requests sent at once are answered in their order §2.6.15', { skip }, async (t) => {
  const server = await startFlooded(t)
  const socket = open(t, server)
  let answers = ''
  socket.on('data', (chunk) => {
    answers += String(chunk)
  })
  const paths = ['/store', '/healthz', '/nothing', '/sign-in', '/healthz']
  socket.write([...paths, ...paths].map(request).join(''))
  await until(() => answers.split('HTTP/1.1 ').length === 11)
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  const once = ['200', '200', '303', '200', '200']
  t.strictSame(statuses, [...once, ...once])
})

t.test(
  'an address that opens connections, pipelines and asks for everything stops nobody else §2.6.18',
  { skip },
  async (t) => {
    const server = await startFlooded(t)
    let isOver = false
    const ask = (path: string) => {
      if (isOver) return
      const socket = open(t, server).resume()
      socket.on('data', () => socket.write(request(path)))
      socket.once('close', () => setTimeout(ask, 20, path))
      socket.write(request(path))
    }
    for (const path of OPEN) for (let count = 0; count < 4; count++) ask(path)
    for (let count = 0; count < CONNECTIONS; count++) open(t, server)
    open(t, server).write(request('/store').repeat(PIPELINED))
    let [answered, most] = [0, 0]
    for (; answered < 40; answered++) {
      t.equal(await askElsewhere(server), 200)
      most = Math.max(most, residentMb(server.pid))
    }
    isOver = true
    t.equal(await askElsewhere(server, '/store'), 200)
    t.ok(most < MOST_MB, `${most.toFixed()} MB`)
  }
)

t.test(
  'no page is made for a client that has left while it waited §2.6.18',
  { skip },
  async (t) => {
    const { app } = await startApp(t)
    let [arrived, made] = [0, 0]
    app.server.on('request', () => arrived++)
    app.get('/made', async () => {
      made++
      return ''
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const sockets = Array.from({ length: 60 }, () => open(t, { address }))
    for (const socket of sockets) socket.write(request('/made'))
    await until(() => arrived === sockets.length)
    for (const socket of sockets) socket.destroy()
    // This one is begun after those.
    t.equal((await fetch(`${address}/made`)).status, 200)
    t.ok(made < 30, `${made} pages`)
  }
)

t.test('every route and every address without a route is limited §2.6.14', async (t) => {
  const routesOf = watchRoutes(t)
  const { app } = await startApp(t)
  await registerPages(app, 'built')
  const now = Date.now()
  t.intercept(Date, 'now', { value: () => now })
  const routes = routesOf(app)
  t.ok(routes.length > 50, `${routes.length} routes`)
  const none = { method: 'PATCH', url: '/nowhere' } as unknown as RouteOptions
  for (const { method, url, config } of [...routes, none]) {
    const [verb = 'GET'] = [method].flat()
    // Fastify makes this route from that of GET.
    if (verb === 'HEAD') continue
    const kind = config?.kind ?? 'page'
    const remoteAddress = `10.9.0.${kind.length}`
    const ask = () =>
      app.inject({ method: verb as 'GET', url: url.replace(/[:*]\w*/g, 'x'), remoteAddress })
    // As if the address had used up its minute.
    while (app.addressLimits.count(kind, remoteAddress) === 0) continue
    const refused = await ask()
    t.equal(refused.statusCode, 429, `${verb} ${url}`)
    t.match(refused.headers['retry-after'], /^[1-5]?\d$|^60$/)
  }
})

t.test(
  'a proxy that is not named loses only what is over the limits, and the log says what to set §2.6.18',
  { skip },
  async (t) => {
    const server = await startFlooded(t, undefined, { LOG_LEVEL: 'warn' })
    const viaProxy = (path: string) =>
      fetch(server.address + path, { headers: { 'x-forwarded-for': '192.0.2.7' } })
    for (let sent = 0; sent < 4600; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => viaProxy('/healthz')))
      for (const answer of answers) await answer.arrayBuffer()
    }
    const refused = await viaProxy('/healthz')
    t.equal(refused.status, 429)
    t.equal(refused.headers.get('connection'), 'close')
    t.match(refused.headers.get('retry-after'), /^[1-5]?\d$|^60$/)
    t.equal((await viaProxy('/store')).status, 200)
    t.equal((await server.merchant.get('/api/v2/setting/getAccount')).status, 200)
    await server.stop()
    t.match(server.said(), /"address":"127\.0\.0\.1".*name it in TRUSTED_PROXIES/)
  }
)

t.test(
  'wrong tokens at /metrics are refused after twenty, and the right one is not §2.6.14',
  async (t) => {
    const { app } = await startApp(t)
    const ask = async (token: string, remoteAddress: string) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers: { authorization: token } }))
        .statusCode
    const statuses: number[] = []
    for (let count = 0; count < 25; count++) statuses.push(await ask('Bearer wrong', '10.0.0.1'))
    t.strictSame(statuses, [...Array(20).fill(401), ...Array(5).fill(429)])
    t.equal(await ask(`Bearer ${app.config.adminToken}`, '10.0.0.2'), 200)
  }
)

t.test(
  'a client that does not read a page is cut off after its time §2.6.6',
  { skip },
  async (t) => {
    const { app } = await startApp(t, { stallMs: 300 })
    const large = Buffer.alloc(24 * 1024 * 1024, 'a')
    app.get('/large', () => large)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = open(t, { address })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.pause()
    socket.write(request('/large'))
    await until(
      () =>
        new Promise((resolve) =>
          app.server.getConnections((_error, count) =>
            resolve(count === 0 && socket.readyState === 'open')
          )
        )
    )
    socket.resume()
    await closed
    t.ok(socket.bytesRead > 0 && socket.bytesRead < large.length, `${socket.bytesRead} bytes`)
    const steady = await fetch(`${address}/large`)
    t.equal((await steady.arrayBuffer()).byteLength, large.length)
  }
)

t.test(
  'with 1,024 open files, a run is done in spite of silent connections from many addresses',
  { skip },
  async (t) => {
    const products = repeated({ test: 4, prove: 20 })
    const silent = repeated({ test: 2000, prove: 20_000 })
    const server = await startFlooded(t, 'ulimit -n 1024')
    for (let count = 0; count < silent; count++) {
      const localAddress = `127.1.${count % 20}.1`
      const { port } = new URL(server.address)
      const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
      socket.on('error', () => {})
      t.teardown(() => socket.destroy())
    }
    await putProducts(server.storeDir, products)
    t.match(await optimiseAll(server.merchant), {
      image_total: products * 3 + 1,
      image_failed: 0
    })
    t.equal(await askElsewhere(server), 200)
  }
)
