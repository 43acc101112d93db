import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { type LinkTarget, openSignedUrls } from '../../../../modules/image-opt/signed-urls.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { startApp } from '../../../support/app.ts'
import { historyOf, optimiseAll } from '../../../support/runs.ts'
import { jpeg, put } from '../../../support/shop.ts'
import { askUnread, countOpen, until } from '../../../support/unread.ts'

const skip = process.platform === 'linux' ? false : 'open files are counted in /proc'

/** A picture of this size does not fit into the network buffers of both sides, which hold about 7 MB. */
const LARGE_BYTES = 24 * 1024 * 1024

t.test(
  'a client that requests a picture but does not read it is cut off, and no file stays open §2.6.6',
  { skip },
  async (t) => {
    const test = await startApp(t, { stallMs: 2000, pictures: { mostOfAddress: 2 } })
    const { app, merchant, storeDir, shopId, clock } = test
    const bytes = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(LARGE_BYTES)])
    put(storeDir, { 'products/vase/front.jpg': bytes })
    const hash = await app.files.keep(shopId, bytes)
    await merchant.get('/api/v2/image-opt/getProductList?page=1')
    app.syncStore(shopId)
    const findImage = () => app.db.selectFrom('store_image').selectAll().executeTakeFirst()
    await until(async () => (await findImage()) !== undefined)
    const image = await findImage()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const pathTo = (target: LinkTarget, content: string) =>
      openSignedUrls(app.config.secretKey, clock).pathTo({
        shopId,
        imageId: image?.id ?? 0,
        target,
        content,
        isDownload: true
      })
    const links = [
      { path: pathTo('original', hash), place: app.files.nameOf(shopId, hash) },
      { path: pathTo('result', hash), place: join(storeDir, 'products/vase/front.jpg') },
      {
        path: pathTo('result', image?.version ?? ''),
        place: join(storeDir, 'products/vase/front.jpg')
      }
    ]
    for (const { path, place } of links) {
      const open = () => countOpen(process.pid, place)
      const sockets = [askUnread(address, path), askUnread(address, path)]
      await until(() => open() === 2)
      const refused = await fetch(address + path)
      t.match(await refused.json(), { ack: 0, message: 'Try again later' })
      t.equal(refused.status, 503)
      t.equal(refused.headers.get('retry-after'), '2')
      await until(() => open() === 0)
      for (const socket of sockets) socket.destroy()

      const whole = await fetch(address + path)
      t.equal(sha256(new Uint8Array(await whole.arrayBuffer())), hash)
      t.equal(whole.headers.get('content-length'), String(bytes.length))
      t.equal(whole.headers.get('content-security-policy'), "default-src 'none'; sandbox")
      t.match(whole.headers.get('content-disposition'), 'attachment; filename=front.jpg')
      const head = await fetch(address + path, { method: 'HEAD' })
      t.equal(head.headers.get('content-length'), String(bytes.length))
      await until(() => open() === 0)
    }
    const other = pathTo('result', sha256('other bytes'))
    t.equal(
      (await fetch(address + other)).status,
      404,
      'a signed URL for bytes that the store does not hold finds nothing'
    )
    await until(() => countOpen(process.pid, join(storeDir, 'products/vase/front.jpg')) === 0)
  }
)

t.test(
  'a picture from a remote store is sent from a temporary file, which is deleted afterwards',
  async (t) => {
    const { app, merchant, storeDir, dataDir } = await startApp(t, {
      wrapStore: ({ openImage: _onDisk, ...elsewhere }) => elsewhere
    })
    put(storeDir, { 'products/cup/front.jpg': await jpeg(1, 640, 480) })
    await optimiseAll(merchant)
    const [{ image }] = await historyOf(merchant)
    const results = await Promise.all([1, 2, 3].map(() => app.inject(image.after_file_path)))
    const stored = readFileSync(join(storeDir, 'products/cup/front.jpg'))
    for (const { rawPayload } of results) t.ok(rawPayload.equals(stored))
    t.equal((await app.inject(image.thumbnail)).headers['content-type'], 'image/webp')
    t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])
  }
)

t.test(
  'the server sends 256 pictures at a time, 64 of them to one address, and refuses more §2.6.7',
  async (t) => {
    let asked = 0
    const gate = { isShut: false, open: () => {} }
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    const { app, merchant, storeDir } = await startApp(t, {
      wrapStore: ({ openImage, ...store }) => ({
        ...store,
        async openImage(...args) {
          asked++
          if (gate.isShut) await opened
          if (!openImage) throw new Error('Expected a store that opens pictures')
          return openImage(...args)
        }
      })
    })
    put(storeDir, { 'products/cup/front.jpg': await jpeg(1) })
    await optimiseAll(merchant)
    const [{ image }] = await historyOf(merchant)
    const ask = (remoteAddress: string) => app.inject({ url: image.after_file_path, remoteAddress })
    const refusalFor = async (address: string) => {
      const reply = await ask(address)
      t.match(reply.json(), { ack: 0, message: 'Try again later' })
      return [reply.statusCode, reply.headers['retry-after']]
    }
    gate.isShut = true
    asked = 0
    const sent: ReturnType<typeof ask>[] = []
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) {
      for (let count = 0; count < 64; count++) sent.push(ask(address))
      await until(() => asked === sent.length)
      t.strictSame(await refusalFor(address), [503, '2'], `the 65th picture for ${address}`)
    }
    t.strictSame(await refusalFor('10.0.0.5'), [503, '2'], 'the 257th picture')
    t.equal(asked, 256, 'nothing is opened for a refused request')

    gate.open()
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    t.strictSame(new Set(statuses), new Set([200]))
    for (const address of ['10.0.0.1', '10.0.0.5'])
      t.equal((await ask(address)).statusCode, 200, 'there is room again')
  }
)
