import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { startServer } from '../../../support/server.ts'
import { put } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { askUnread, countOpen, residentMb, until } from '../../../support/unread.ts'

const skip = process.platform === 'linux' ? false : 'open files are counted in /proc'

/**
 * The size of the requested picture. With a picture of this size, 40 clients once made the server grow from 381 to
 * 2,673 MB.
 */
const PICTURE_BYTES = 48 * 1024 * 1024
const CLIENTS = 40

/**
 * The most megabytes by which the server may grow: much less than the 1,920 MB of all pictures. Measured growth is 20
 * to 30 MB.
 */
const MOST_GROWTH_MB = 120

t.test(
  'clients that request a large picture and never read it cost no memory and leave no file open',
  { skip },
  async (t) => {
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'store')
    mkdirSync(storeDir)
    const bytes = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), randomBytes(PICTURE_BYTES)])
    const picture = 'products/vase/front.jpg'
    put(storeDir, { [picture]: bytes })
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: storeDir,
      LOG_LEVEL: 'silent',
      IMAGE_WORKERS: '1',
      PAGESPEED: 'off'
    })
    t.teardown(() => server.kill())
    const page = await (await fetch(`${server.address}/store/products/vase`)).text()
    const [, path = ''] = /src="(\/store\/images\/[^"]+)"/.exec(page) ?? []
    const hashOf = async (response: Response) =>
      sha256(new Uint8Array(await response.arrayBuffer()))
    const load = () => fetch(server.address + path)
    t.equal(await hashOf(await load()), sha256(bytes))
    const open = () => countOpen(server.pid, join(storeDir, picture))
    await until(() => open() === 0)

    const before = residentMb(server.pid)
    const sockets = Array.from({ length: CLIENTS }, () => askUnread(server.address, path))
    await until(() => open() === CLIENTS)
    t.equal((await fetch(`${server.address}/store`)).status, 200, 'another visitor sees the shop')
    t.equal(await hashOf(await load()), sha256(bytes), 'another visitor gets the picture')
    const during = residentMb(server.pid)
    t.ok(during - before < MOST_GROWTH_MB, `${before.toFixed()} MB became ${during.toFixed()} MB`)

    for (const socket of sockets) socket.destroy()
    await until(() => open() === 0)
    const after = residentMb(server.pid)
    t.ok(after - before < MOST_GROWTH_MB, `${after.toFixed()} MB after the clients had left`)
    t.comment(`${before.toFixed()} MB before, ${during.toFixed()} during, ${after.toFixed()} after`)
  }
)
