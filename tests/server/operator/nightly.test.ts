import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../server/core/clock.ts'
import { until } from '../../support/browser.ts'
import { isRunning } from '../../support/processes.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const DAY_S = 86_400

/** The last time at which the nightly backup was due. */
function lastDue(): number {
  const beginsMs = 3 * HOUR_MS + 18 * MINUTE_MS
  return Math.floor((Date.now() - beginsMs) / DAY_MS) * DAY_MS + beginsMs
}

t.test(
  'backups are kept for 30 days, one dated in the future does not stop the next, and files left by a kill are removed',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BACKUP_DIR: join(folder, 'nightly')
    }
    for (const made of [env.STORE_DIR, env.BACKUP_DIR]) mkdirSync(made)
    const put = (name: string, days: number) => {
      const path = join(env.BACKUP_DIR, name)
      writeFileSync(path, '')
      const at = Date.now() / 1000 + days * DAY_S
      utimesSync(path, at, at)
    }
    const ofLater = 'page-speed-boost-2099-01-01T03-18-00-000Z.tar'
    const underWay = `.page-speed-boost-${'a'.repeat(16)}.tmp`
    put(ofLater, 365)
    put(underWay, 0)
    put(`.page-speed-boost-${'b'.repeat(16)}.tmp`, -2)
    put(`.page-speed-boost-${'c'.repeat(16)}.tmp-journal`, -2)
    put('page-speed-boost-2020-01-01T03-18-00-000Z.tar', -31)
    const ofThisMonth = 'page-speed-boost-2020-02-01T03-18-00-000Z.tar'
    put(ofThisMonth, -29)
    put('of-somebody-else.tar', -400)
    // A new DATA_DIR does not trust its clock to delete older backups, so this one has been in use.
    await (await startServer({ DATA_DIR: env.DATA_DIR, STORE_DIR: env.STORE_DIR })).stop()
    const server = await startServer(env)
    const isNew = (name: string) =>
      /^page-speed-boost-.*tar$/.test(name) && ![ofLater, ofThisMonth].includes(name)
    await until('there is a new backup', () => readdirSync(env.BACKUP_DIR).some(isNew))
    t.equal(await server.stop(), 0)
    t.strictSame(
      readdirSync(env.BACKUP_DIR)
        .filter((name) => !isNew(name))
        .sort(),
      [underWay, 'of-somebody-else.tar', ofThisMonth, ofLater]
    )
  }
)

t.test(
  'a start makes a backup unless there is one since the last night §2.5.2 §2.5.3',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = {
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      BACKUP_DIR: join(folder, 'nightly')
    }
    for (const made of [env.STORE_DIR, env.BACKUP_DIR]) mkdirSync(made)
    const path = join(env.BACKUP_DIR, 'page-speed-boost-2026-11-21T03-18-00-000Z.tar')
    writeFileSync(path, '')
    const startOnce = async () => {
      // The end of the server waits for its jobs.
      t.equal(await (await startServer(env)).stop(), 0)
      return readdirSync(env.BACKUP_DIR).length
    }
    const of = (ms: number) => utimesSync(path, ms / 1000, ms / 1000)
    of(lastDue() + MINUTE_MS / 2)
    t.equal(await startOnce(), 1, 'it was made that night')
    of(lastDue() - 2 * MINUTE_MS)
    t.equal(await startOnce(), 2, 'it was made on the day before')
  }
)

t.test('a backup ends when its server is killed', async (t) => {
  const folder = temporaryFolder(t)
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
    BACKUP_DIR: join(folder, 'nightly')
  }
  for (const made of [env.STORE_DIR, env.BACKUP_DIR]) mkdirSync(made)
  // A file of 3 GB that takes no room. The backup would write it for seconds.
  const originals = join(env.DATA_DIR, 'storage/originals/1/aa')
  mkdirSync(originals, { recursive: true, mode: 0o700 })
  const server = await startServer({ ...env, BACKUP_DIR: '' })
  t.equal(await server.stop(), 0)
  const large = join(originals, 'a'.repeat(64))
  writeFileSync(large, '')
  truncateSync(large, 3 * 1024 ** 3)
  const again = await startServer(env)
  await until('the backup is being written', () =>
    readdirSync(env.BACKUP_DIR).some((name) => name.endsWith('.tmp'))
  )
  t.ok(isRunning(env.BACKUP_DIR))
  await again.kill()
  await until('the backup has ended', () => !isRunning(env.BACKUP_DIR))
  t.notOk(readdirSync(env.BACKUP_DIR).some((name) => name.endsWith('.tar')))
})
