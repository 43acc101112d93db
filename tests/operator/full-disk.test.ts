import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { fillingDisk } from '../support/filling-disk.ts'
import { runOperator as run } from '../support/operator.ts'
import { report } from '../support/report.ts'
import { optimiseAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { hashesOf, putProducts } from '../support/shop.ts'
import { cannotMount } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

t.test(
  'a backup that fills the disk reports it, leaves no partial file, and succeeds once there is room',
  { skip: cannotMount() },
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 1)
    const server = await startServer(env)
    await optimiseAll(server.merchant)
    t.equal(await server.stop(), 0)
    const kept = hashesOf(join(env.DATA_DIR, 'storage/originals'))
    const disk = fillingDisk(t, 8)
    const file = join(disk.path, 'backup.tar')
    const rooms = [0, 100_000, 300_000]
    for (const room of rooms) {
      disk.free()
      disk.fill(room)
      const { code, said } = run(env, 'backup', file)
      t.equal(code, 3, `with ${room} bytes of room`)
      t.match(said, /^backup failed because the disk is full: /)
      t.equal(said.trim().split('\n').length, 1, said)
      t.strictSame(
        readdirSync(disk.path).filter((name) => name !== '.ballast'),
        [],
        'nothing half-written is left'
      )
    }
    t.strictSame(
      hashesOf(join(env.DATA_DIR, 'storage/originals')),
      kept,
      'the originals are untouched'
    )
    disk.free()
    t.match(run(env, 'backup', file), { code: 0 })
    t.match(run(env, 'verify', file), { code: 0 })
    report(4, 'backup', { 'sizes of room tried': rooms.length, 'half backups': 0 })
  }
)
