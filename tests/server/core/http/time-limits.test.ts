import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import { startApp } from '../../../support/app.ts'
import { formOf } from '../../../support/forms.ts'
import { type HeldTimers, holdTimers } from '../../../support/held-timers.ts'
import { jpeg } from '../../../support/shop.ts'
import { TOKEN } from '../../../support/token.ts'
import { until } from '../../../support/unread.ts'
import { requestUploads } from '../../../support/uploads.ts'

const AUTHORISED = { authorization: `ShopifyAdmin ${TOKEN}` }
const MINUTE_MS = 60_000

type Form = Awaited<ReturnType<typeof formOf>>

/** Starts the app on a port, and holds the timers that are set from then on. */
async function startListening(t: Test) {
  const { app, merchant } = await startApp(t, { env: { BILLING: 'off' } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, merchant, address, timers: holdTimers(t) }
}

/** Sends the first part of a request, and returns a connection for the rest. */
async function begin(address: string, part: string) {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  // The server closes connections, which is what these tests are about.
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(part)
  return {
    send: (bytes: string | Uint8Array) => void socket.write(bytes),
    /** Resolves to the status of the answer. */
    async status() {
      await until(() => answer.includes('\r\n\r\n') || socket.destroyed)
      return Number(answer.split(' ')[1])
    },
    /** Resolves to all that the server has answered before it closed the connection. */
    async untilClosed() {
      await closed
      return answer
    },
    end: () => void socket.destroy()
  }
}

const headOf = (line: string, headers: Record<string, string | number>) =>
  `${line} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

t.test('a request has 60 seconds to arrive, and is cut off then §2.6.5', async (t) => {
  const { app, address, timers } = await startListening(t)
  const message = JSON.stringify({ name: 'Ana', email: 'a@example.com', description: 'Hello' })
  const form = `authToken=${TOKEN}`
  const requests = {
    'a call of a merchant': {
      head: headOf('POST /api/v1/insertContactUs', {
        ...AUTHORISED,
        'content-type': 'application/json',
        'content-length': message.length
      }),
      body: message,
      status: 200
    },
    'a sign-in': {
      head: headOf('POST /sign-in', {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': form.length
      }),
      body: form,
      status: 303
    }
  }
  for (const [name, { head, body, status }] of Object.entries(requests)) {
    const inTime = await begin(address, head + body.slice(0, 5))
    await until(() => timers.count() === 1)
    timers.pass(MINUTE_MS - 1)
    inTime.send(body.slice(5))
    t.equal(await inTime.status(), status, `${name} that arrives in time is answered`)
    await until(() => timers.count() === 0)
    inTime.end()

    const late = await begin(address, head + body.slice(0, 5))
    await until(() => timers.count() === 1)
    timers.pass(MINUTE_MS)
    t.equal(await late.untilClosed(), '', `${name} that is late is cut off`)
  }

  const refused = await begin(
    address,
    headOf('POST /api/v1/insertContactUs', { 'content-length': 1000 })
  )
  t.equal(await refused.status(), 401)
  timers.pass(MINUTE_MS - 1)
  refused.send('x')
  t.equal((await fetch(`${address}/healthz`)).status, 200)
  t.equal(timers.count(), 1, 'a request that was refused early still has its time')
  timers.pass(1)
  t.match(await refused.untilClosed(), /^HTTP\/1.1 401 /)

  // Node itself ends a request whose head is late. tests/proofs/slow-connections.test.ts shows that it does.
  t.equal(app.server.headersTimeout, MINUTE_MS)
})

/**
 * Sends a body in parts, each after almost a minute of silence.
 * @returns the minutes that this took
 */
async function sendPatiently(
  timers: HeldTimers,
  { send }: { send(bytes: Uint8Array): void },
  body: Uint8Array
): Promise<number> {
  const parts = 15
  const length = Math.ceil(body.length / parts)
  for (let part = 0; part < parts; part++) {
    await until(() => timers.leftMs() === MINUTE_MS)
    timers.pass(MINUTE_MS - 1)
    send(body.subarray(part * length, (part + 1) * length))
  }
  return (parts * (MINUTE_MS - 1)) / MINUTE_MS
}

/** Begins to send a form, and returns the server's end of the connection as well. */
async function beginForm({ app, address }: Awaited<ReturnType<typeof startListening>>, form: Form) {
  const connected = once(app.server, 'connection')
  const sender = await begin(
    address,
    headOf('POST /api/v2/image-opt/uploadImagesOpt', {
      ...AUTHORISED,
      'content-type': form.type,
      'content-length': form.payload.length
    })
  )
  const [socket] = (await connected) as [Socket]
  return { sender, socket }
}

t.test(
  'a form with files is cut off after 60 seconds of silence, wherever it stops §2.6.5',
  async (t) => {
    const server = await startListening(t)
    const { app, timers } = server
    const refused = Buffer.from('<svg>'.repeat(2000))
    const form = await formOf([
      { name: 'refused.svg', bytes: refused, type: 'image/svg+xml' },
      { name: 'a.jpg', bytes: await jpeg(1) }
    ])
    const places = {
      'before its first part': 0,
      'in the head of a file': form.payload.indexOf('refused.svg'),
      'in a file that is refused': form.payload.indexOf(refused) + 5000,
      'after its last file': form.payload.length - 5
    }
    for (const [place, end] of Object.entries(places)) {
      const { sender, socket } = await beginForm(server, form)
      await until(() => timers.count() === 1)
      const read = socket.bytesRead
      timers.pass(MINUTE_MS - 1)
      sender.send(form.payload.subarray(0, end))
      await until(() => socket.bytesRead === read + end)
      await until(() => timers.leftMs() === (end === 0 ? 1 : MINUTE_MS))
      timers.pass(timers.leftMs() - 1)
      t.notOk(socket.destroyed, `${place}: it has its time`)
      timers.pass(1)
      t.equal(await sender.untilClosed(), '', `${place}: it is cut off`)
      await until(() => timers.count() === 0)
    }
    await until(async () => (await app.db.selectFrom('upload').select('id').execute()).length === 0)
  }
)

t.test('a sender whose bytes are skipped is not silent §2.6.5', async (t) => {
  const server = await startListening(t)
  const good = await jpeg(1)
  const huge = Buffer.concat([good, Buffer.alloc(52 * 1024 * 1024)])
  const form = await formOf([
    { name: 'huge.jpg', bytes: huge },
    { name: 'a.jpg', bytes: good }
  ])
  const { sender } = await beginForm(server, form)
  const start = 51 * 1024 * 1024
  sender.send(form.payload.subarray(0, start))
  for (let at = start; at < form.payload.length; at += 500_000) {
    await until(() => server.timers.leftMs() === MINUTE_MS)
    server.timers.pass(MINUTE_MS - 1)
    sender.send(form.payload.subarray(at, at + 500_000))
  }
  t.equal(await sender.status(), 200, 'the other file of the form is received')
  sender.end()
})

t.test('a sender who waits for the server is not silent §2.6.5', async (t) => {
  const server = await startListening(t)
  const keeping = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const { files } = server.app
  const keepFile = files.keepFile.bind(files)
  t.intercept(files, 'keepFile', {
    value: async (...given: Parameters<typeof keepFile>) => {
      keeping.resolve()
      await mayGoOn.promise
      return keepFile(...given)
    }
  })
  const bytes = await jpeg(1)
  const large = Buffer.concat([await jpeg(2), Buffer.alloc(4_000_000)])
  const form = await formOf([
    { name: 'a.jpg', bytes },
    { name: 'b.jpg', bytes: large }
  ])
  const { sender, socket } = await beginForm(server, form)
  sender.send(form.payload)
  await keeping.promise
  for (let minute = 0; minute < 3; minute++) server.timers.pass(MINUTE_MS)
  t.ok(socket.bytesRead < form.payload.length, 'the sender has more to send')
  mayGoOn.resolve()
  t.equal(await sender.status(), 200)
  sender.end()
})

t.test('an upload has 15 minutes, and is cut off after 60 seconds of silence §2.6.5', async (t) => {
  const server = await startListening(t)
  const { app, merchant, address, timers } = server
  const bytes = await jpeg(1)
  const form = await formOf([{ name: 'a.jpg', bytes }])
  /** The bytes of the form until a little of its file. */
  const start = form.payload.indexOf(Buffer.from(bytes)) + 10
  const kinds = {
    async 'a file'() {
      const [upload] = await requestUploads(merchant, [{ name: 'a.jpg', bytes }])
      const head = headOf(`PUT ${upload?.upload_url}`, { 'content-length': bytes.length })
      return { connection: await begin(address, head), rest: bytes }
    },
    async 'a file of a form'() {
      const { sender } = await beginForm(server, form)
      sender.send(form.payload.subarray(0, start))
      return { connection: sender, rest: form.payload.subarray(start) }
    }
  }
  for (const [name, beginUpload] of Object.entries(kinds)) {
    const silent = await beginUpload()
    for (const byte of [0, 1]) {
      await until(() => timers.leftMs() === MINUTE_MS)
      timers.pass(MINUTE_MS - 1)
      silent.connection.send(silent.rest.subarray(byte, byte + 1))
    }
    await until(() => timers.leftMs() === MINUTE_MS)
    timers.pass(MINUTE_MS)
    t.equal(await silent.connection.untilClosed(), '', `${name} that falls silent is cut off`)
    await until(() => timers.count() === 0)

    const patient = await beginUpload()
    const minutes = await sendPatiently(timers, patient.connection, patient.rest)
    t.equal(
      await patient.connection.status(),
      200,
      `${name} that takes ${minutes} minutes is received`
    )
    patient.connection.end()
  }
  // Node itself ends an upload that takes longer. tests/proofs/slow-connections.test.ts shows that it does.
  t.equal(app.server.requestTimeout, 15 * MINUTE_MS)
})
