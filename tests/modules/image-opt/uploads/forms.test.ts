import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import { formOf, postForm } from '../../../support/forms.ts'
import type { Merchant } from '../../../support/merchant.ts'
import { animated } from '../../../support/pictures.ts'
import { historyOf, untilDone } from '../../../support/runs.ts'
import { jpeg, png } from '../../../support/shop.ts'
import { TOKEN } from '../../../support/token.ts'
import { until } from '../../../support/unread.ts'

const SUBMIT = '/api/v2/image-opt/uploadImagesOpt'
const PAID = { env: { BILLING: 'off' } }

t.test(
  'a multipart form uploads its files and optimises them in one call §4.1.1 §8.2.5',
  async (t) => {
    const { app, merchant, dataDir } = await startApp(t, PAID)
    const files = [
      { name: 'a.jpg', bytes: await jpeg(1) },
      { name: 'b.png', bytes: await png(2), type: 'image/png' }
    ]
    const sent = await postForm(app, SUBMIT, files, { pngtojpg: '1', is_watermark: '0', more: 'x' })
    t.match(sent, { status: 200, body: { ack: 1, count: 2, refused: [] } })
    await untilDone(merchant, 4)
    t.strictSame(await namesIn(merchant), ['a.jpg', 'b.jpg'])
    await until(() => readdirSync(join(dataDir, 'storage/scratch')).length === 0)
  }
)

t.test('a refused file of a form does not hold the others §8.2.5', async (t) => {
  const { app, merchant } = await startApp(t, PAID)
  const gif = await (await animated()).gif().toBuffer()
  const files = [
    { name: 'dot.gif', bytes: gif, type: 'image/gif' },
    { name: 'liar.jpg', bytes: gif },
    { name: 'huge.jpg', bytes: Buffer.concat([await jpeg(3), Buffer.alloc(50 * 1024 * 1024)]) },
    { name: 'good.jpg', bytes: await jpeg(1) }
  ]
  const reasons = [
    { filename: 'dot.gif', message: /"dot.gif" is not supported. File type must be .jpg, .png./ },
    { filename: 'liar.jpg', message: '"liar.jpg" is damaged or is not really a JPG or PNG image.' },
    { filename: 'huge.jpg', message: '"huge.jpg" is too large. The limit is 50 MB per file.' }
  ]
  t.match(await postForm(app, SUBMIT, files), { status: 200, body: { count: 1, refused: reasons } })
  await untilDone(merchant, 4)
  t.strictSame(await namesIn(merchant), ['good.jpg'])
})

t.test(
  'a form of which nothing can be taken is refused and leaves nothing behind §8.1.3',
  async (t) => {
    const { app, dataDir } = await startApp(t, PAID)
    const gif = await (await animated()).gif().toBuffer()
    const wrong = [{ name: 'dot.gif', bytes: gif, type: 'image/gif' }]
    t.match(await postForm(app, SUBMIT, wrong), {
      status: 415,
      body: { ack: 0, message: /dot.gif/ }
    })
    const none = { status: 422, body: { message: "haven't uploaded any image" } }
    t.match(await postForm(app, SUBMIT, [], { pngtojpg: '1' }), none)
    t.match(await postForm(app, SUBMIT, [{ name: '', bytes: Buffer.alloc(0) }]), none)
    const one = [{ name: 'a.jpg', bytes: await jpeg(1) }]
    t.match(await postForm(app, SUBMIT, one, { is_watermark: '1' }), { status: 422 })
    t.match(await postForm(app, SUBMIT, one, { pngtojpg: 'perhaps' }), {
      status: 400,
      body: { message: /pngtojpg/ }
    })
    await until(async () => (await countOf(app)) === 0)
    t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])
  }
)

t.test('a form is refused on a plan without uploads, and with too many files', async (t) => {
  const one = { name: 'a.jpg', bytes: await jpeg(1) }
  const free = await startApp(t)
  t.match(await postForm(free.app, SUBMIT, [one]), { status: 403 })
  const { app } = await startApp(t, PAID)
  const many = Array.from({ length: 101 }, (_, at) => ({ ...one, name: `${at}.jpg` }))
  t.match(await postForm(app, SUBMIT, many), { status: 413 })
  await until(async () => (await countOf(app)) === 0)
})

t.test('a form that is sent again under its key starts one run', async (t) => {
  const { app, merchant } = await startApp(t, PAID)
  const send = async (seed: number) =>
    postForm(
      app,
      SUBMIT,
      [{ name: 'a.jpg', bytes: await jpeg(seed) }],
      {},
      { 'idempotency-key': 'k' }
    )
  const first = await send(1)
  t.match(first, { status: 200, replayed: false })
  t.match(await send(1), { ...first, replayed: true })
  t.match(await send(2), { status: 422 }, 'other files are another call')
  await untilDone(merchant, 4)
  await until(async () => (await countOf(app)) === 1)
  t.equal((await historyOf(merchant, '', 4)).length, 1)
})

t.test(
  'a form whose sender disconnects before its file is opened does not end the server §2.6.5',
  async (t) => {
    const { app } = await startApp(t, PAID)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(app.server, 'connection')
    const form = await formOf([{ name: 'a.jpg', bytes: await jpeg(1) }])
    const scratchPath = app.files.scratchPath
    const asked = Promise.withResolvers<void>()
    t.intercept(app.files, 'scratchPath', {
      value: () => {
        peer.destroy()
        asked.resolve()
        return scratchPath()
      }
    })
    const { port, hostname } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const [peer] = (await connected) as [Socket]
    socket.write(
      `POST ${SUBMIT} HTTP/1.1\r\nHost: x\r\nAuthorization: ShopifyAdmin ${TOKEN}\r\nContent-Type: ${form.type}\r\nContent-Length: ${form.payload.length}\r\n\r\n`
    )
    socket.write(form.payload.subarray(0, -100))
    await asked.promise
    await until(async () => (await app.db.selectFrom('upload').select('id').execute()).length === 0)
    t.equal((await fetch(`${address}/healthz`)).status, 200)
  }
)

t.test('a form that breaks off leaves no row and no temporary file §8.2.5', async (t) => {
  const { app, dataDir } = await startApp(t, PAID)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { type, payload } = await formOf([
    { name: 'a.jpg', bytes: await jpeg(1) },
    { name: 'b.jpg', bytes: await jpeg(2, 640, 480) }
  ])
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  const head = [
    `POST ${SUBMIT} HTTP/1.1`,
    'host: a',
    `authorization: ShopifyAdmin ${TOKEN}`,
    `content-type: ${type}`,
    `content-length: ${payload.length}`
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(payload.subarray(0, payload.length - 2000))
  const scratch = join(dataDir, 'storage/scratch')
  await until(async () => (await countOf(app)) === 2 && readdirSync(scratch).length === 1)
  socket.destroy()
  await until(async () => (await countOf(app)) === 0 && readdirSync(scratch).length === 0)
  t.ok(existsSync(scratch))
})

async function namesIn(merchant: Merchant): Promise<string[]> {
  const rows = (await historyOf(merchant, '', 4)) as { image: { file_name: string } }[]
  return rows.map((row) => row.image.file_name).toSorted()
}

const countOf = async (app: TestApp['app']) =>
  (await app.db.selectFrom('upload').selectAll().execute()).length

t.test('a form that cannot be read is refused with a sentence that says why', async (t) => {
  const { app, dataDir } = await startApp(t, PAID)
  const part = '--x\r\ncontent-disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n'
  const older = '/api/v1/updateAppSettingDataNew'
  for (const url of [SUBMIT, '/api/v2/image-opt/saveSettings', older])
    for (const [type, payload] of [
      ['multipart/form-data', 'junk'],
      ['multipart/form-data; boundary=x', 'junk'],
      ['multipart/form-data; boundary=x', `${part}abc`]
    ] as const) {
      const headers = { authorization: `ShopifyAdmin ${TOKEN}`, 'content-type': type }
      const reply = await app.inject({ method: 'POST', url, headers, payload })
      t.equal(reply.statusCode, 400, `${url}, ${type}, ${payload}`)
      t.match(reply.json(), {
        [url === older ? 'msg' : 'message']: /^The request could not be read: ./
      })
    }
  t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])
})
