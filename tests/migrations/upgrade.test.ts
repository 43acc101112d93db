import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { layOutNewerVersion, type NewerVersion } from '../support/newer-version.ts'
import {
  putOldDatabase,
  readRecorded,
  rowsIn,
  schemaOf,
  upgrade,
  upgradeUndisturbed
} from '../support/old-database.ts'
import { launchServer, startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Creates the folders of a server whose database has rows and the schema of this version. */
async function oldServer(t: Test) {
  const folder = temporaryFolder(t)
  const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
  for (const made of [DATA_DIR, STORE_DIR]) mkdirSync(made)
  const path = join(DATA_DIR, 'page-speed-boost.db')
  putOldDatabase(path)
  await upgrade(path)
  const copies = () => readdirSync(DATA_DIR).filter((name) => name.includes('.before-'))
  const hidden = () => readdirSync(DATA_DIR).filter((name) => name.startsWith('.'))
  for (const copy of copies()) rmSync(join(DATA_DIR, copy))
  return { env: { DATA_DIR, STORE_DIR }, path, before: rowsIn(path), copies, hidden }
}

let newer: NewerVersion
t.before(async () => {
  newer = await layOutNewerVersion(t)
})

/**
 * Starts and stops a server, by default of the newer version. Returns its error message if it did not start, otherwise
 * an empty text.
 */
async function start(
  env: Record<string, string>,
  { limits, cwd = newer.folder }: { limits?: string; cwd?: string } = {}
): Promise<string> {
  try {
    const server = await startServer(env, { limits, cwd })
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
  'alter table "quota_unit" add column "later"',
  'insert into kysely_migration',
  'drop table "session"'
]

for (const statement of KILL_BEFORE)
  t.test(`an upgrade killed before \`${statement}\` continues at the next start`, async (t) => {
    const { env, path, before, copies, hidden } = await oldServer(t)
    const expected = await upgradeUndisturbed(t, path, newer.migrations)
    const flags = ['--import', resolve('tests/support/kill-before.ts')]
    const { child, address } = launchServer(
      { ...env, KILL_BEFORE: statement },
      { flags, cwd: newer.folder }
    )
    address.catch(() => {})
    t.strictSame(await once(child, 'exit'), [null, 'SIGKILL'])
    t.ok(
      readRecorded(path).length < newer.migrations.size,
      'the kill came in the middle of the upgrade'
    )

    t.equal(await start(env), '')
    t.strictSame(schemaOf(path), expected.schema)
    t.strictSame({ ...rowsIn(path), ...ofServer }, { ...expected.rows, ...ofServer })
    t.strictSame(copies(), ['page-speed-boost.before-900-add.db'])
    t.strictSame(rowsIn(join(env.DATA_DIR, copies()[0] ?? '')), before)
    t.strictSame(hidden(), [], 'no temporary file remains')
  })

/** Tables to which a starting server adds its own rows. */
const ofServer = { clock_check: [], shop: [], access_token: [], catalogue: [], sqlite_sequence: [] }

t.test(
  'an upgrade keeps one copy of the old database until the next upgrade, for 30 days at most §2.1.9 §2.5.20',
  async (t) => {
    const { env, path, before, copies } = await oldServer(t)
    alter(path, "update store_image set alt = 'before' where id = 1")
    t.equal(await start(env), '')
    const copy = join(env.DATA_DIR, 'page-speed-boost.before-900-add.db')
    t.equal(
      statSync(copy).mode & 0o777,
      statSync(path).mode & 0o777,
      'the copy has the permissions of the database'
    )
    t.not(rowsIn(copy).store_image, before.store_image)
    t.strictSame(copies().length, 1)
    t.equal(await start(env), '')
    t.strictSame(copies().length, 1, 'a start without an upgrade keeps the copy')

    rmSync(path)
    putOldDatabase(path)
    const allButOne = new Map([...newer.migrations].slice(0, -1))
    await upgrade(path, allButOne)
    t.equal(await start(env), '')
    t.strictSame(copies(), ['page-speed-boost.before-903-index.db'])

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
  'a migration that fails changes nothing, and the error names the migration and the copy of the old database §2.1.9',
  async (t) => {
    const { env, path, copies, hidden } = await oldServer(t)
    alter(path, 'alter table quota_unit add column later text')
    const [schema, changed] = [schemaOf(path), rowsIn(path)]
    const said = await start(env)
    const logs = readdirSync(env.DATA_DIR).filter((name) => /\.db-(wal|shm)$/.test(name))
    t.strictSame(logs, [], 'no write-ahead log remains that SQLite would apply to a restored copy')
    t.match(said, /migration 900-add failed \(duplicate column name: later\)/)
    t.match(said, join(env.DATA_DIR, copies()[0] ?? 'no copy'))
    t.notMatch(said, /\n +at /, 'the error is a sentence without a stack')
    t.strictSame(schemaOf(path), schema)
    t.strictSame(rowsIn(path), changed)
    t.equal(copies().length, 1)
    t.strictSame(hidden(), [])
  }
)

t.test('an upgrade that runs out of disk space continues once there is room', async (t) => {
  const { env, path } = await oldServer(t)
  const expected = await upgradeUndisturbed(t, path, newer.migrations)
  // The limit of 800 blocks of 512 bytes is more than the copy needs, but less than the write-ahead log of all
  // migrations needs.
  const said = await start(env, { limits: 'ulimit -f 800' })
  t.match(said, /migration 902-fill failed \(disk I\/O error\)/)
  t.equal(readRecorded(path).at(-1), '901-rebuild', 'finished migrations stay applied')
  t.equal(await start(env), '')
  t.strictSame(schemaOf(path), expected.schema)
  t.strictSame({ ...rowsIn(path), ...ofServer }, { ...expected.rows, ...ofServer })
})

t.test(
  'the copy still holds the old database after an upgrade that failed half-way and was tried again',
  async (t) => {
    const { env, path, copies } = await oldServer(t)
    alter(path, 'alter table store_image add column later text')
    const before = rowsIn(path)
    t.match(await start(env), /migration 902-fill failed/)
    t.equal(readRecorded(path).at(-1), '901-rebuild', 'finished migrations stay applied')
    t.strictSame(copies(), ['page-speed-boost.before-900-add.db'])
    t.match(await start(env), /migration 902-fill failed/)
    t.strictSame(
      copies(),
      ['page-speed-boost.before-900-add.db'],
      'the copy is from before the first attempt'
    )
    t.strictSame(rowsIn(join(env.DATA_DIR, copies()[0] ?? '')), before)
    alter(path, 'alter table store_image drop column later')
    t.equal(await start(env), '', 'the upgrade continues once the cause is removed')
  }
)

t.test('a database of a newer version is refused and left unchanged §2.1.9', async (t) => {
  const { env, path } = await oldServer(t)
  await upgrade(path, newer.migrations)
  const before = rowsIn(path)
  const said = await start(env, { cwd: '.' })
  t.match(said, /was written by a newer version .* does not know its migration 900-add/)
  t.match(
    said,
    /Start the newer one, or put the copy from before its last upgrade, .*\.before-900-add\.db, in its place/
  )
  t.strictSame(rowsIn(path), before)
})

for (const [what, change] of [
  ['has a gap', `delete from kysely_migration where name = '901-rebuild'`],
  [
    'is in a different order',
    `delete from kysely_migration where name = '901-rebuild';
    insert into kysely_migration values ('901-rebuild', '2026-11-21T08:00:00.000Z')`
  ]
] as const)
  t.test(`a database whose record of migrations ${what} is refused`, async (t) => {
    const { env, path, copies } = await oldServer(t)
    await upgrade(path, newer.migrations)
    alter(path, change)
    for (const copy of copies()) rmSync(join(env.DATA_DIR, copy))
    t.match(await start(env), /has migration 902-fill where 901-rebuild belongs/)
    t.strictSame(copies(), [])
  })

t.test('a database from before the schema that is taken over is refused', async (t) => {
  const { env, path } = await oldServer(t)
  putOldDatabase(path)
  alter(path, "delete from kysely_migration where name >= '039'")
  const before = rowsIn(path)
  t.match(
    await start(env, { cwd: '.' }),
    /too old: its last migration is 038-webhooks-states, and this version upgrades databases from 039-image-opt-searched-title on/
  )
  t.strictSame(rowsIn(path), before)
})
