import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { bindDisk, fillingDisk } from '../../support/filling-disk.ts'
import { runOperator as run } from '../../support/operator.ts'
import { report } from '../../support/report.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { cannotMount } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Stores and optimises some pictures. */
async function openInstallation(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, 1)
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  t.equal(await server.stop(), 0)
  return { folder, env }
}

t.test(
  'a backup that fills the disk reports it, leaves no partial file, and succeeds once there is room §19.2',
  { skip: cannotMount() },
  async (t) => {
    const { env } = await openInstallation(t)
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

/** Prepares what fills another DATA_DIR: a restore of a backup, and a move. */
async function openFilling(t: Test, dataDir: (folder: string) => string) {
  const { folder, env } = await openInstallation(t)
  const backup = join(folder, 'backup.tar')
  t.match(run(env, 'backup', backup), { code: 0 })
  const into = { ...env, DATA_DIR: dataDir(folder) }
  const variables = join(folder, 'new.env')
  writeFileSync(variables, `DATA_DIR='${into.DATA_DIR}'\n`)
  return {
    into,
    kept: hashesOf(join(env.DATA_DIR, 'storage/originals')),
    sizeBytes: statSync(backup).size,
    restore: () => run(into, 'restore', backup),
    move: () => run(env, 'move', variables)
  }
}

for (const name of ['restore', 'move'] as const) {
  t.test(
    `a ${name} onto a disk that fills says so, starts no server on a half, and succeeds once there is room`,
    { skip: cannotMount() },
    async (t) => {
      const disk = fillingDisk(t, 12)
      const filling = await openFilling(t, () => disk.path)
      const rooms = [0, 0.2, 0.7]
      for (const share of rooms) {
        disk.free()
        disk.fill(Math.round(filling.sizeBytes * share))
        const { code, said } = filling[name]()
        t.equal(code, 3, `with room for ${share} of it: ${said}`)
        t.match(said, /disk is full/)
        t.notMatch(run(filling.into, 'verify'), { code: 0 })
      }
      disk.free()
      t.match(filling[name](), { code: 0 })
      t.strictSame(hashesOf(join(disk.path, 'storage/originals')), filling.kept)
      t.match(run(filling.into, 'verify'), { code: 0 })
    }
  )

  t.test(
    `a ${name} onto a disk that is read-only says so, and succeeds once it can be written`,
    { skip: cannotMount() },
    async (t) => {
      const disk = fillingDisk(t, 12)
      // The originals have a disk of their own.
      const filling = await openFilling(t, (folder) => join(folder, 'new'))
      const storage = join(filling.into.DATA_DIR, 'storage')
      mkdirSync(storage, { recursive: true })
      bindDisk(t, disk.path, storage)
      await disk.setReadOnly(true)
      const { code, said } = filling[name]()
      t.equal(code, 3, said)
      t.match(said, /the disk cannot be written/)
      t.notOk(existsSync(join(filling.into.DATA_DIR, 'page-speed-boost.db')), 'no half is in use')
      await disk.setReadOnly(false)
      t.match(filling[name](), { code: 0 })
      t.strictSame(hashesOf(join(storage, 'originals')), filling.kept)
      t.match(run(filling.into, 'verify'), { code: 0 })
    }
  )
}
