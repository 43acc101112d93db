import { mkdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { type Server, startServer } from '../support/server.ts'
import { jpeg, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'
import { until } from '../support/unread.ts'
import { requestUploads } from '../support/uploads.ts'

const CONNECTIONS = repeated({ test: 12, prove: 200 })

/**
 * In the short form the server has shorter time limits, because an upload may otherwise take a quarter of an hour.
 */
const FLAGS = repeated({
  test: ['--import', new URL('../support/short-limits.ts', import.meta.url).href],
  prove: []
})

/** The interval at which ten bytes are sent. */
const DRIP_MS = repeated({ test: 100, prove: 1000 })

const skip = process.platform !== 'linux' && 'connections are read from /proc'

const SCHEDULE = '/api/v2/image-opt/getOptSchedule'

const FILE = { name: 'slow.jpg', bytes: new Uint8Array(100_000) }

/** Returns the first bytes of a slow POST request. The rest of each request in KINDS is sent ten bytes at a time. */
const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n`
const KINDS: Record<string, (uploadPath: string) => string> = {
  'the headers': () => `GET ${SCHEDULE} HTTP/1.1\r\nHost: x\r\n`,
  'a call of a merchant': () =>
    `${post('/api/v1/insertContactUs', 'application/json')}Authorization: ShopifyAdmin ${TOKEN}\r\n\r\n{"name": "`,
  'a call of a stranger': () => `${post('/api/v1/insertContactUs', 'application/json')}\r\n{`,
  'a sign-in': () => `${post('/sign-in', 'application/x-www-form-urlencoded')}\r\nauthToken=`,
  'an upload to an invented address': () =>
    `PUT /uploads/invented HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`,
  'an upload': (path) => `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`
}

/** The states of a connection that a process still holds: ESTABLISHED and CLOSE_WAIT (include/net/tcp_states.h). */
const HELD = ['01', '08']

/** Returns the ports of the clients whose connections a server still holds. */
function heldBy({ address }: Server): Set<number> {
  const server = Number(new URL(address).port)
  const [, ...rows] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n')
  const portOf = (end = '') => Number.parseInt(end.split(':')[1] ?? '', 16)
  const ends = rows.map((row) => row.trim().split(/\s+/))
  return new Set(
    ends
      .filter(([, local, , state = '']) => portOf(local) === server && HELD.includes(state))
      .map(([, , remote]) => portOf(remote))
  )
}

/**
 * Sends ten bytes at a time until the server closes the connection.
 * @returns the number of seconds until then, the port from which the client sent, and whether the server held the
 *   connection at first
 */
async function sendSlowly(server: Server, head: string) {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  const began = Date.now()
  let [clientPort, wasHeld] = [0, false]
  socket.once('connect', () => {
    clientPort = socket.localPort ?? 0
    wasHeld = heldBy(server).has(clientPort)
  })
  // A write to a closed connection fails. This is ignored, because the test only waits for the connection to be closed.
  socket.on('error', () => {})
  socket.write(head)
  const drip = setInterval(() => socket.write('X-A: aaa\r\n'), DRIP_MS)
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return { seconds: (Date.now() - began) / 1000, clientPort, wasHeld }
}

t.test(
  'connections that send ten bytes a second are closed, and other requests are answered meanwhile §2.6.5',
  {
    skip
  },
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BILLING: 'off',
      PAGESPEED: 'off'
    }
    mkdirSync(env.STORE_DIR)
    put(env.STORE_DIR, { 'products/cup/a.jpg': await jpeg(1) })
    const server = await startServer(env, { flags: FLAGS })
    t.teardown(() => server.stop())
    await server.merchant.get(SCHEDULE)
    const names = Object.keys(KINDS)
    const longest = new Map<string, number>()
    const clientPorts: number[] = []
    const all = Array.from({ length: CONNECTIONS }, async (_, index) => {
      const name = names[index % names.length] ?? ''
      const [upload] = name === 'an upload' ? await requestUploads(server.merchant, [FILE]) : []
      const head = KINDS[name]?.(upload?.upload_url ?? '') ?? ''
      const { seconds, clientPort, wasHeld } = await sendSlowly(server, head)
      t.ok(wasHeld, 'the server holds the connection at first')
      clientPorts.push(clientPort)
      longest.set(name, Math.max(longest.get(name) ?? 0, seconds))
    })
    let [answered, isOver] = [0, false]
    const end = Promise.all(all).then(() => {
      isOver = true
    })
    while (!isOver) {
      t.equal((await server.merchant.get(SCHEDULE)).status, 200)
      t.equal((await fetch(`${server.address}/store`)).status, 200)
      answered += 2
      await Promise.race([end, setTimeout(500)])
    }
    await end
    for (const [name, seconds] of longest) t.comment(`${name}: ${seconds.toFixed(1)} s`)
    const upload = longest.get('an upload') ?? 0
    for (const name of names.slice(0, -1))
      t.ok((longest.get(name) ?? 0) < upload / 2, `${name} ends long before an upload may end`)
    // The server has closed its side as well.
    await until(() => clientPorts.every((port) => !heldBy(server).has(port)))
    report(21, 'server', {
      connections: CONNECTIONS,
      'calls and pages answered meanwhile': answered,
      's until an upload is cut': Math.round(upload),
      's at most until any other is cut': Math.round(
        Math.max(...names.slice(0, -1).map((name) => longest.get(name) ?? 0))
      )
    })
  }
)
