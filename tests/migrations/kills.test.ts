import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { repeated } from '../support/lane.ts'
import { layOutNewerVersion, type NewerVersion } from '../support/newer-version.ts'
import {
  putOldDatabase,
  readRecorded,
  rowsIn,
  schemaOf,
  upgradeUndisturbed
} from '../support/old-database.ts'
import { launchServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** How many starts are killed, half of them first starts. */
const KILLS = repeated({ test: 6, prove: 200 })

/** Only one in this many first starts draws the pictures of the demo store, because drawing takes seconds. */
const DEMO_EVERY = 4

/** The only files that a start may leave in DATA_DIR. */
const FILES =
  /^(admin-token|secret-key|storage|store|server\.json|lock\.db.*|page-speed-boost(\.before-.+)?\.db(-wal|-shm)?)$/

const counts = { killed: 0, amongMigrations: 0, listening: 0, started: 0 }

/** The write-ahead log of a first start grows to about this size. */
const LOG_BYTES = 1_100_000

/**
 * Returns a function that tells whether a start has come to a random step. Half of the time, the step is a random size
 * of the database's write-ahead log, which grows with each migration. Otherwise it is the launch, the appearance of a
 * file, or the moment at which the server listens.
 */
function randomStep(dataDir: string): () => boolean {
  const size = Math.random() * LOG_BYTES
  const log = join(dataDir, 'page-speed-boost.db-wal')
  const written = (name: string) => () => existsSync(join(dataDir, name))
  const steps = [
    () => true,
    written('lock.db'),
    written('secret-key'),
    written('page-speed-boost.db'),
    () => false
  ]
  if (Math.random() < 0.5) return () => (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > size
  return steps[Math.floor(Math.random() * steps.length)] as () => boolean
}

/**
 * Starts the server, kills it at a random step of its start, starts it again and checks what the kill left behind. The
 * kill is either Ctrl-C, which reaches every process of a terminal, or SIGKILL to the server alone.
 */
async function killAndStart(
  t: Test,
  env: { DATA_DIR: string; STORE_DIR?: string },
  version?: NewerVersion
) {
  const dataDir = env.DATA_DIR
  const isCtrlC = Math.random() < 0.5
  const path = join(dataDir, 'page-speed-boost.db')
  const before = readRecorded(path).length
  const secrets = { ...env, ADMIN_TOKEN: '' }

  const { child, said, address } = launchServer(secrets, {
    detached: true,
    cwd: version?.folder ?? '.'
  })
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  address.catch(() => {})
  const isAtStep = randomStep(dataDir)
  const isListening = () => said().includes('Open http')
  while (!isAtStep() && !isListening()) await setTimeout(2)
  if (isListening()) counts.listening++
  process.kill(isCtrlC ? -pid : pid, isCtrlC ? 'SIGINT' : 'SIGKILL')
  await ended
  counts.killed++
  const after = recordedInCopy(t, dataDir)
  if (version && after > before && after < version.migrations.size) counts.amongMigrations++

  const again = launchServer(secrets, { cwd: version?.folder ?? '.' })
  await again.address
  counts.started++
  await checkSignIn(t, again.said())
  again.child.kill('SIGKILL')
  await once(again.child, 'exit')
  t.strictSame(
    readdirSync(dataDir).filter((name) => !FILES.test(name)),
    [],
    `nothing is half-done after ${isCtrlC ? 'Ctrl-C' : 'SIGKILL'} at ${after} migrations`
  )
  for (const name of ['admin-token', 'secret-key'])
    t.match(readFileSync(join(dataDir, name), 'utf8'), /^[0-9a-f]{48}$/, `${name} is complete`)
}

/**
 * Counts the recorded migrations in a copy of the database. Opening the original would already do the recovery that
 * the next start is meant to do.
 */
function recordedInCopy(t: Test, dataDir: string): number {
  const folder = temporaryFolder(t)
  for (const name of ['page-speed-boost.db', 'page-speed-boost.db-wal'])
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(folder, name))
  return readRecorded(join(folder, 'page-speed-boost.db')).length
}

/** Checks that the token in the printed address gives the merchant access. */
async function checkSignIn(t: Test, said: string): Promise<void> {
  const [, address, token] = /Open (http:\S+)\/\?authToken=(\w+)/.exec(said) ?? []
  const headers = { authorization: `ShopifyAdmin ${token}` }
  const reply = await fetch(`${address}/api/v2/image-opt/getOptSchedule`, { headers })
  t.equal(reply.status, 200)
  await reply.arrayBuffer()
}

t.test(`the server starts normally after each of ${KILLS / 2} killed first starts`, async (t) => {
  const empty = join(temporaryFolder(t), 'empty.db')
  const { schema } = await upgradeUndisturbed(t, empty)
  for (let turn = 0; turn < KILLS / 2; turn++) {
    const folder = temporaryFolder(t)
    const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
    mkdirSync(STORE_DIR)
    const kind = turn % DEMO_EVERY === DEMO_EVERY - 1 ? 'demo' : 'plain'
    const env = kind === 'demo' ? { DATA_DIR } : { DATA_DIR, STORE_DIR }
    await killAndStart(t, env)
    t.strictSame(schemaOf(join(DATA_DIR, 'page-speed-boost.db')), schema)
    if (kind === 'demo')
      t.equal(
        readdirSync(join(DATA_DIR, 'store/products')).length,
        12,
        'the demo store is complete'
      )
  }
})

t.test(
  `the next start finishes each of ${KILLS / 2} killed upgrades and loses no row §2.1.8`,
  async (t) => {
    const newer = await layOutNewerVersion(t)
    for (let turn = 0; turn < KILLS / 2; turn++) {
      const folder = temporaryFolder(t)
      const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
      for (const made of [DATA_DIR, STORE_DIR]) mkdirSync(made)
      const path = join(DATA_DIR, 'page-speed-boost.db')
      putOldDatabase(path)
      const before = rowsIn(path)
      const expected = await upgradeUndisturbed(t, path, newer.migrations)
      await killAndStart(t, { DATA_DIR, STORE_DIR }, newer)
      t.strictSame(schemaOf(path), expected.schema)
      t.strictSame(missing(expected.rows, rowsIn(path)), [], 'every row exists')
      const copies = readdirSync(DATA_DIR).filter((name) => name.includes('.before-'))
      t.equal(copies.length, 1, 'there is one copy')
      t.strictSame(rowsIn(join(DATA_DIR, copies[0] ?? '')), before, 'the copy has the old rows')
    }
  }
)

t.teardown(() =>
  console.log(
    `# ${counts.started} of ${counts.killed} started again; killed between two migrations: ${counts.amongMigrations}, while listening: ${counts.listening}`
  )
)

/**
 * Lists expected rows that are missing; rows that the server has added do not count, nor when it last looked at the
 * clock.
 */
function missing(expected: Record<string, string[]>, rows: Record<string, string[]>): string[] {
  const { clock_check: _clock, ...kept } = expected
  return Object.entries(kept).flatMap(([table, texts]) => {
    const there = new Set(rows[table])
    return texts.filter((text) => !there.has(text))
  })
}
