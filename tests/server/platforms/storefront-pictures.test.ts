import { randomBytes } from 'node:crypto'
import { rename, truncate, writeFile } from 'node:fs/promises'
import { get as httpGet, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { holdTimers } from '../../support/held-timers.ts'
import { askUnread, countOpen, until } from '../../support/unread.ts'
import { listAll } from './conformance-support.ts'
import { type ShopLimits, startShop } from './storefront-support.ts'

const skip = process.platform === 'linux' ? false : 'open files are counted in /proc'

/** A picture of this size does not fit into the network buffers of both sides, which hold about 7 MB. */
const LARGE_BYTES = 24 * 1024 * 1024

const MINUTE_MS = 60_000

/** Starts a server on a port, for a shop with one large picture. */
async function startLarge(t: Test, limits: ShopLimits = {}) {
  const shop = await startShop(t, { 'a.jpg': 1 }, limits)
  const place = join(shop.directory, 'a.jpg')
  const bytes = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(LARGE_BYTES)])
  await writeFile(place, bytes)
  const path = (await listAll(shop.store, 'product'))[0]?.images[0]?.url ?? ''
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...shop, place, bytes, path, address, open: () => countOpen(process.pid, place) }
}

/** Sends a request and returns the response before its body is read. */
const begin = (address: string, localAddress = '127.0.0.1'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpGet(address, { agent: false, localAddress }, resolve).on('error', reject)
  })

async function bodyOf(reply: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const connectionsOf = (app: { server: import('node:http').Server }) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  )

t.test('a client that stops reading is cut off, even if it keeps sending', { skip }, async (t) => {
  const { address, path, app, open } = await startLarge(t, { stallMs: 400 })
  const silent = askUnread(address, path)
  const talking = askUnread(address, path)
  await until(() => open() === 2)
  const talk = setInterval(() => talking.write('G'), 50)
  t.teardown(() => clearInterval(talk))
  await until(async () => open() === 0 && (await connectionsOf(app)) === 0)
  for (const socket of [silent, talking]) socket.destroy()
  t.pass('the server closed both connections and the file')
})

t.test('a client that reads slowly but steadily gets the whole picture', { skip }, async (t) => {
  const [stallMs, pauseMs] = [1500, 12]
  const { address, path, bytes, open } = await startLarge(t, { stallMs })
  const reply = await begin(address + path)
  const parts: Buffer[] = []
  for await (const part of reply) {
    parts.push(part as Buffer)
    // Each part holds at most 64 KB, so reading 24 MB takes several times as long as the server waits for a client that
    // reads nothing.
    await wait(pauseMs)
  }
  t.ok(parts.length * pauseMs > 2 * stallMs, 'the pauses alone take longer than the limit')
  t.ok(Buffer.concat(parts).equals(bytes))
  await until(() => open() === 0)
})

t.test(
  'a client that takes nothing of a picture is cut off after 60 seconds §2.6.6',
  { skip },
  async (t) => {
    const { address, path, app, open } = await startLarge(t)
    const timers = holdTimers(t)
    const idle = askUnread(address, path)
    await until(() => open() === 1 && timers.count() === 1)
    timers.pass(MINUTE_MS)
    await until(async () => open() === 0 && (await connectionsOf(app)) === 0)
    idle.destroy()

    const slow = askUnread(address, path)
    await until(() => open() === 1 && timers.count() === 1)
    timers.pass(MINUTE_MS - 1)
    // More than the network buffers hold, so that the server has to send more.
    slow.resume()
    await until(() => slow.bytesRead > LARGE_BYTES / 3)
    slow.pause()
    await until(() => timers.leftMs() === MINUTE_MS)
    timers.pass(MINUTE_MS - 1)
    slow.resume()
    await until(() => slow.bytesRead > LARGE_BYTES)
    t.pass('a client that takes something after 59.999 seconds gets the whole picture')
    await until(() => open() === 0)
    slow.destroy()
  }
)

t.test(
  'the number of pictures sent at a time is limited, in total and per address §2.6.7',
  { skip },
  async (t) => {
    const { address, path, bytes, open } = await startLarge(t, { mostAtOnce: 3, mostOfAddress: 2 })
    const first = askUnread(address, path)
    const second = askUnread(address, path)
    await until(() => open() === 2)
    const refused = await begin(address + path)
    t.match(refused, {
      statusCode: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' }
    })
    await bodyOf(refused)
    const other = await begin(address + path, '127.0.0.2')
    t.equal(other.statusCode, 200, 'another visitor gets it')
    const third = await begin(address + path, '127.0.0.3')
    t.equal(third.statusCode, 503, 'a third visitor is refused, because the total limit is reached')
    await bodyOf(third)
    t.equal((await fetch(`${address}/store`)).status, 200, 'pages are still sent')
    t.ok((await bodyOf(other)).equals(bytes))

    first.destroy()
    await until(() => open() === 1)
    const again = await begin(address + path)
    t.equal(again.statusCode, 200, 'a client that leaves makes room for another')
    t.ok((await bodyOf(again)).equals(bytes))
    second.destroy()
    await until(() => open() === 0)
  }
)

t.test(
  'the pictures that one connection asks for are opened one after the other, and none stays open when it closes',
  { skip },
  async (t) => {
    const { address, path, open } = await startLarge(t)
    const socket = askUnread(address, path, { times: 10 })
    await until(() => open() > 0)
    t.equal((await fetch(`${address}/store`)).status, 200)
    t.equal(open(), 1)
    socket.destroy()
    await until(() => open() === 0)
    const reply = await begin(address + path)
    t.equal(reply.statusCode, 200, 'another request is served again')
    reply.destroy()
    await until(() => open() === 0)
  }
)

t.test(
  'a picture that is replaced while it is being sent arrives as it was',
  { skip },
  async (t) => {
    const { address, path, bytes, place, directory, open } = await startLarge(t)
    const reply = await begin(address + path)
    await writeFile(join(directory, 'new.tmp'), 'another picture')
    await rename(join(directory, 'new.tmp'), place)
    t.ok((await bodyOf(reply)).equals(bytes))
    await until(() => open() === 0)
  }
)

t.test(
  'if a picture’s file is cut short while it is being sent, the connection is closed',
  { skip },
  async (t) => {
    const { address, path, place, open } = await startLarge(t)
    const reply = await begin(address + path)
    await truncate(place, 1024)
    await t.rejects(bodyOf(reply), { code: 'ECONNRESET' })
    await until(() => open() === 0)
  }
)

t.test('HEAD, conditional and range requests leave no file open', { skip }, async (t) => {
  const { address, path, bytes, open } = await startLarge(t)
  const head = await fetch(address + path, { method: 'HEAD' })
  t.equal(head.status, 200)
  t.equal(head.headers.get('content-length'), String(bytes.length))
  t.equal(head.headers.get('content-type'), 'image/jpeg')
  t.equal((await head.arrayBuffer()).byteLength, 0)
  const known = { 'if-none-match': head.headers.get('etag') ?? '' }
  const same = await fetch(address + path, { headers: known })
  t.equal(same.status, 304)
  t.equal(same.headers.get('etag'), known['if-none-match'])
  const range = await fetch(address + path, { headers: { range: 'bytes=0-9' } })
  t.equal(range.status, 200, 'a range request gets the whole picture')
  t.ok(Buffer.from(await range.arrayBuffer()).equals(bytes))
  await until(() => open() === 0)

  const sent = request(address + path, { agent: false })
  sent.on('error', () => {})
  sent.end()
  await until(() => open() === 1)
  sent.destroy()
  await until(() => open() === 0)
  t.pass('a client that leaves keeps no file open')
})
