import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import t, { type Test } from 'tap'
import { openFiles } from '../../../../server/core/files/files.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { startApp } from '../../../support/app.ts'
import { originalsIn } from '../../../support/originals.ts'
import { jpeg } from '../../../support/shop.ts'
import { cannotMount, growDisk, mountSmallDisk } from '../../../support/small-disk.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { requestUploads, send } from '../../../support/uploads.ts'

/**
 * The size of 25 memory pages. On a disk of this size, one write of 110,000 bytes stores 102,400 and reports no error.
 */
const ROOM = 102_400
const FILE_BYTES = 110_000

const noMount = cannotMount()
const noLimit = spawnSync('prlimit', ['--version']).status === 0 ? false : 'prlimit is missing'

async function pictureOf(bytes: number): Promise<Buffer> {
  const picture = await jpeg(1, 64, 48)
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 7)])
}

const hashesIn = (dataDir: string) => originalsIn(dataDir).map((path) => basename(path))

/**
 * Limits every file of this process to `sizeBytes` until the test ends. A write across the limit stores only the part
 * that fits and reports no error. Smaller files, such as records, are still written completely, as on a disk that gets
 * free room in between.
 */
function limitFiles(t: Test, sizeBytes: number): void {
  const limit = (size: string) => spawnSync('prlimit', [`--pid=${process.pid}`, `--fsize=${size}:`])
  // Without a listener, the signal would end the process.
  const stay = () => {}
  process.on('SIGXFSZ', stay)
  t.teardown(() => {
    limit('unlimited')
    process.off('SIGXFSZ', stay)
  })
  limit(String(sizeBytes))
}

t.test(
  'an upload is not kept under its hash if one of its writes was cut short',
  { skip: noLimit },
  async (t) => {
    const { app, merchant, dataDir } = await startApp(t, { env: { BILLING: 'off' } })
    const bytes = await pictureOf(FILE_BYTES)
    const [presigned] = await requestUploads(merchant, [{ name: 'a.jpg', bytes }])
    limitFiles(t, ROOM)
    t.match(await send(app, presigned?.upload_url ?? '', bytes), { status: 500, body: { ack: 0 } })
    t.strictSame(hashesIn(dataDir), [])
    t.strictSame(readdirSync(join(dataDir, 'storage/scratch')), [])
  }
)

t.test(
  'an upload that only partly fits on the disk is refused and leaves nothing behind',
  { skip: noMount },
  async (t) => {
    const { app, merchant, dataDir } = await startApp(t, { env: { BILLING: 'off' } })
    const storage = join(dataDir, 'storage')
    mountSmallDisk(t, storage, ROOM)
    mkdirSync(join(storage, 'scratch'))
    const bytes = await pictureOf(FILE_BYTES)
    const [first, second] = await requestUploads(merchant, [
      { name: 'a.jpg', bytes },
      { name: 'a.jpg', bytes }
    ])
    t.match(await send(app, first?.upload_url ?? '', bytes), { status: 507, body: { ack: 0 } })
    t.strictSame(originalsIn(dataDir), [])
    t.strictSame(readdirSync(join(storage, 'scratch')), [])

    growDisk(storage, 10 * ROOM)
    t.match(await send(app, second?.upload_url ?? '', bytes), { status: 200 })
    t.strictSame(hashesIn(dataDir), [sha256(bytes)])
  }
)

t.test(
  'an original that only partly fits on the disk is not kept §5.12.2',
  { skip: noMount },
  async (t) => {
    const folder = temporaryFolder(t)
    mountSmallDisk(t, folder, ROOM)
    const files = await openFiles(folder)
    const bytes = await pictureOf(FILE_BYTES)
    await t.rejects(files.keep(1, bytes), { code: 'ENOSPC' })
    t.match(await files.list(1), [{ hash: sha256(bytes), hasFile: false }])
    t.strictSame(readdirSync(join(folder, 'scratch')), [])

    growDisk(folder, 10 * ROOM)
    const hash = await files.keep(1, bytes)
    t.equal(sha256(readFileSync(files.nameOf(1, hash))), hash)
  }
)
