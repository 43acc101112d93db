import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { sqliteOnly } from '../../support/lane.ts'
import { runOperator as run } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const JUMPED = 'the clock has jumped and nothing confirms it'

/** Starts a server whose clock is ahead, and stops it, which waits for the sweep of the start. Returns what it said. */
async function sweepAhead(env: Record<string, string>, days: number): Promise<string> {
  const server = await startServer(
    { ...env, CLOCK_AHEAD_DAYS: String(days), LOG_LEVEL: 'warn' },
    { flags: ['--import', './tests/support/clock-ahead.ts'] }
  )
  t.equal(await server.stop(), 0)
  return server.said()
}

t.test(
  'a server whose clock is 60 days ahead after a restore deletes no original, nor does one that steps by six days at each start, and doctor says so §7.9.2',
  sqliteOnly('backups are of SQLite'),
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    mkdirSync(env.STORE_DIR)
    await putProducts(env.STORE_DIR, 2)
    const before = hashesOf(env.STORE_DIR)
    const server = await startServer(env)
    await optimiseAll(server.merchant)
    t.equal(await server.stop(), 0)
    const kept = originalsIn(env.DATA_DIR).length
    t.equal(kept, 6)
    const backup = join(folder, 'backup.tar')
    t.match(run(env, 'backup', backup), { code: 0 })
    t.match(run(env, 'doctor').said, /^ok +clock: servers have seen no jump that counts$/m)

    for (const [name, days] of Object.entries({ far: [60], steps: [6, 12, 18, 24, 30, 36, 42] })) {
      const restored = { ...env, DATA_DIR: join(folder, name) }
      t.match(run(restored, 'restore', backup), { code: 0 })
      for (const ahead of days) {
        const said = await sweepAhead(restored, ahead)
        t.equal(originalsIn(restored.DATA_DIR).length, kept, `${ahead} days ahead`)
        t.match(said, JUMPED)
      }
      t.match(
        run(restored, 'doctor').said,
        /^warning +clock: it has jumped or is new to the database, and nothing confirms it/m
      )
    }

    const again = await startServer({ ...env, DATA_DIR: join(folder, 'far') })
    await restoreAll(again.merchant)
    t.equal(await again.stop(), 0)
    t.strictSame(hashesOf(env.STORE_DIR), before)
  }
)
