import { mkdirSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { TOKEN, temporaryFolder } from '../support/app.ts'
import { repeated } from '../support/lane.ts'
import { report } from '../support/report.ts'
import { type Server, startServer } from '../support/server.ts'
import { jpeg, put } from '../support/shop.ts'
import { requestUploads } from '../support/uploads.ts'

const CONNECTIONS = repeated({ test: 12, prove: 200 })

/** The short form shortens the limits, because an upload may take a quarter of an hour. */
const FLAGS = repeated({
  test: ['--import', new URL('../support/short-limits.ts', import.meta.url).href],
  prove: []
})

/** Ten bytes are sent this often. */
const DRIP_MS = repeated({ test: 100, prove: 1000 })

const skip = process.platform !== 'linux' && 'open files are counted in /proc'

const SCHEDULE = '/api/v2/image-opt/getOptSchedule'

const FILE = { name: 'slow.jpg', bytes: new Uint8Array(100_000) }

/** The first bytes of each kind of slow request, of which the rest comes ten bytes at a time. */
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

/**
 * Sends ten bytes at a time until the server closes the connection.
 * @returns after how many seconds it did
 */
async function sendSlowly({ address }: Server, head: string): Promise<number> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const began = Date.now()
  // A write to a closed connection fails; what counts is that it is closed.
  socket.on('error', () => {})
  socket.write(head)
  const drip = setInterval(() => socket.write('X-A: aaa\r\n'), DRIP_MS)
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return (Date.now() - began) / 1000
}

const openFilesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

t.test(
  'connections that send ten bytes a second are cut, and others are served meanwhile',
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
    const before = openFilesOf(server.pid)

    const names = Object.keys(KINDS)
    const longest = new Map<string, number>()
    const all = Array.from({ length: CONNECTIONS }, async (_, index) => {
      const name = names[index % names.length] ?? ''
      const [upload] = name === 'an upload' ? await requestUploads(server.merchant, [FILE]) : []
      const seconds = await sendSlowly(server, KINDS[name]?.(upload?.upload_url ?? '') ?? '')
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
    t.ok(openFilesOf(server.pid) <= before + 2, 'the server has closed its side as well')
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
