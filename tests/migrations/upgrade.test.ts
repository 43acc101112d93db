import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import {
  makeOldDatabase,
  migrationNames,
  readRecorded,
  rowsIn,
  schemaOf,
  upgradeUndisturbed
} from '../support/old-database.ts'
import { launchServer, startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Creates the folders of a server whose database has rows and whose newest migration is `last`. */
async function oldServer(t: Test, last = '008-image-opt-uploads') {
  const folder = temporaryFolder(t)
  const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
  for (const made of [DATA_DIR, STORE_DIR]) mkdirSync(made)
  const path = join(DATA_DIR, 'page-speed-boost.db')
  await makeOldDatabase(path, last, 40)
  const copies = () => readdirSync(DATA_DIR).filter((name) => name.includes('.before-'))
  const hidden = () => readdirSync(DATA_DIR).filter((name) => name.startsWith('.'))
  return { env: { DATA_DIR, STORE_DIR }, path, before: rowsIn(path), copies, hidden }
}

/** Starts and stops a server. Returns its error message if it did not start, otherwise an empty text. */
async function start(env: Record<string, string>, limits?: string): Promise<string> {
  try {
    const server = await startServer(env, { limits })
    await server.stop()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** Changes the database by hand while no server is running. */
function alter(path: string, change: string): void {
  const database = new Sqlite(path)
  database.exec(change)
  database.close()
}

const KILL_BEFORE = [
  'vacuum into',
  'alter table "quota_unit" add column "spent_at"',
  'insert into kysely_migration',
  'drop table "session"'
]

for (const statement of KILL_BEFORE)
  t.test(`an upgrade killed before \`${statement}\` continues at the next start`, async (t) => {
    const { env, path, before, copies, hidden } = await oldServer(t)
    const expected = await upgradeUndisturbed(t, path)
    const flags = ['--import', './tests/support/kill-before.ts']
    const { child, address } = launchServer({ ...env, KILL_BEFORE: statement }, { flags })
    address.catch(() => {})
    t.strictSame(await once(child, 'exit'), [null, 'SIGKILL'])
    t.ok(
      readRecorded(path).length < (await migrationNames()).length,
      'the kill came in the middle of the upgrade'
    )

    t.equal(await start(env), '')
    t.strictSame(schemaOf(path), expected.schema)
    t.strictSame({ ...rowsIn(path), ...ofServer }, { ...expected.rows, ...ofServer })
    t.strictSame(copies(), ['page-speed-boost.before-009-pricing-billing.db'])
    t.strictSame(rowsIn(join(env.DATA_DIR, copies()[0] ?? '')), before)
    t.strictSame(hidden(), [], 'no temporary file remains')
  })

/** Tables to which a starting server adds its own rows. */
const ofServer = { clock_check: [], shop: [], access_token: [], catalogue: [], sqlite_sequence: [] }

t.test(
  'an upgrade keeps one copy of the old database until the next upgrade, for 30 days at most',
  async (t) => {
    const { env, path, before, copies } = await oldServer(t)
    alter(path, "update store_image set alt = 'before' where id = 1")
    t.equal(await start(env), '')
    const copy = join(env.DATA_DIR, 'page-speed-boost.before-009-pricing-billing.db')
    t.equal(
      statSync(copy).mode & 0o777,
      statSync(path).mode & 0o777,
      'the copy has the permissions of the database'
    )
    t.not(rowsIn(copy).store_image, before.store_image)
    t.strictSame(copies().length, 1)
    t.equal(await start(env), '')
    t.strictSame(copies().length, 1, 'a start without an upgrade keeps the copy')

    const [lastButOne = '', newest] = (await migrationNames()).slice(-2)
    rmSync(path)
    await makeOldDatabase(path, lastButOne, 40)
    t.equal(await start(env), '')
    t.strictSame(copies(), [`page-speed-boost.before-${newest}.db`])

    const [date, kept] = [Date.now() / 1000 - 31 * 86_400, join(env.DATA_DIR, copies()[0] ?? '')]
    utimesSync(kept, date, date)
    t.equal(await start(env), '')
    t.strictSame(copies(), [])
  }
)

t.test(
  'a start removes the unfinished copy that a killed upgrade left behind, and the journal of that copy',
  async (t) => {
    const { env, hidden } = await oldServer(t)
    const copy = join(env.DATA_DIR, '.page-speed-boost-0123456789abcdef.tmp')
    for (const path of [copy, `${copy}-journal`]) writeFileSync(path, 'half')
    t.equal(await start(env), '')
    t.strictSame(hidden(), [])
  }
)

t.test(
  'a migration that fails changes nothing, and the error names the migration and the copy of the old database',
  async (t) => {
    const { env, path, before, copies, hidden } = await oldServer(t)
    alter(path, 'create table local_usage (made_by text)')
    const schema = schemaOf(path)
    const said = await start(env)
    const logs = readdirSync(env.DATA_DIR).filter((name) => /\.db-(wal|shm)$/.test(name))
    t.strictSame(logs, [], 'no write-ahead log remains that SQLite would apply to a restored copy')
    t.match(said, /migration 009-pricing-billing failed \(table "local_usage" already exists\)/)
    t.match(said, join(env.DATA_DIR, copies()[0] ?? 'no copy'))
    t.notMatch(said, /\n +at /, 'the error is a sentence without a stack')
    t.strictSame(schemaOf(path), schema)
    t.strictSame(rowsIn(path), { ...before, local_usage: [] })
    t.equal(copies().length, 1)
    t.strictSame(hidden(), [])
  }
)

t.test('an upgrade that runs out of disk space continues once there is room', async (t) => {
  const { env, path } = await oldServer(t)
  const expected = await upgradeUndisturbed(t, path)
  // The limit of 800 blocks of 512 bytes is more than the copy needs, but less than the write-ahead log of all
  // migrations needs.
  const said = await start(env, 'ulimit -f 800')
  t.match(said, /migration 01\d-[a-z-]+ failed \(disk I\/O error\)/)
  t.ok(readRecorded(path).includes('009-pricing-billing'), 'finished migrations stay applied')
  t.equal(await start(env), '')
  t.strictSame(schemaOf(path), expected.schema)
  t.strictSame({ ...rowsIn(path), ...ofServer }, { ...expected.rows, ...ofServer })
})

t.test(
  'the copy still holds the old database after an upgrade that failed half-way and was tried again',
  async (t) => {
    const { env, path, before, copies } = await oldServer(t)
    alter(path, 'create table webhook_delivery (made_by text)')
    t.match(await start(env), /migration 016-webhooks failed/)
    t.equal(readRecorded(path).at(-1), '015-auth-shopify', 'finished migrations stay applied')
    t.strictSame(copies(), ['page-speed-boost.before-009-pricing-billing.db'])
    t.match(await start(env), /migration 016-webhooks failed/)
    t.strictSame(
      copies(),
      ['page-speed-boost.before-009-pricing-billing.db'],
      'the copy is from before the first attempt'
    )
    t.strictSame(rowsIn(join(env.DATA_DIR, copies()[0] ?? '')), { ...before, webhook_delivery: [] })
    alter(path, 'drop table webhook_delivery')
    t.equal(await start(env), '', 'the upgrade continues once the cause is removed')
  }
)

t.test('a database of a newer version is refused and left unchanged', async (t) => {
  const { env, path } = await oldServer(t, '019-image-opt-erasing')
  alter(path, "insert into kysely_migration values ('999-next-year', '2027-01-01T00:00:00.000Z')")
  const before = rowsIn(path)
  const said = await start(env)
  t.match(said, /was written by a newer version .* does not know its migration 999-next-year/)
  t.match(said, /Start the newer one, or put a backup in its place/)
  t.strictSame(rowsIn(path), before)
})

t.test('a database whose record of migrations has a gap is refused', async (t) => {
  const { env, path, copies } = await oldServer(t, '012-image-opt-search')
  alter(path, "delete from kysely_migration where name = '009-pricing-billing'")
  const said = await start(env)
  t.match(said, /has migration 010-settings-support where 009-pricing-billing belongs/)
  t.strictSame(copies(), [])
})

t.test('a database whose migrations ran in a different order is refused', async (t) => {
  const { env, path } = await oldServer(t, '012-image-opt-search')
  alter(
    path,
    `delete from kysely_migration where name = '009-pricing-billing';
    insert into kysely_migration values ('009-pricing-billing', '2026-11-21T08:00:00.000Z')`
  )
  t.match(await start(env), /has migration 010-settings-support where 009-pricing-billing belongs/)
})
