import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { openDb } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { ageOriginals, originalsIn } from '../../support/originals.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const DATABASE = 'page-speed-boost.db'
const ORIGINALS = 42

type Copies = { storeDir: string; dataDir: string; yesterday: string; before: object }

/**
 * Returns the folders of a shop whose 42 pictures were optimised two days ago, and a copy of the database from before
 * that run.
 */
async function openCopies(t: Test): Promise<Copies> {
  const folder = temporaryFolder(t)
  const [storeDir, dataDir] = [join(folder, 'store'), join(folder, 'data')]
  mkdirSync(storeDir)
  await putProducts(storeDir, ORIGINALS / 3)
  const before = hashesOf(storeDir)
  const env = { DATA_DIR: dataDir, STORE_DIR: storeDir }
  await (await startServer(env)).stop()
  const yesterday = join(folder, 'yesterday.db')
  cpSync(join(dataDir, DATABASE), yesterday)
  const server = await startServer(env)
  t.match(await optimiseAll(server.merchant), { image_failed: 0 })
  await server.stop()
  ageOriginals(dataDir, 2)
  t.equal(originalsIn(dataDir).length, ORIGINALS)
  return { storeDir, dataDir, yesterday, before }
}

/** Copies the data folder, so that the test may delete the database in the copy. */
function copyData(t: Test, { storeDir, dataDir }: Copies) {
  const copy = join(temporaryFolder(t), 'data')
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true })
  return { dataDir: copy, env: { DATA_DIR: copy, STORE_DIR: storeDir, LOG_LEVEL: 'info' } }
}

/**
 * Starts the server and stops it. Stopping waits until the sweep that the start began has ended. Returns the server's
 * log.
 */
async function sweepAtStart(env: Record<string, string>): Promise<string> {
  const server = await startServer(env)
  await server.stop()
  return server.said()
}

/** Starts a server that should refuse to start. Returns its error message. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  try {
    const server = await startServer(env)
    await server.stop()
    return 'it started'
  } catch (error) {
    return (error as Error).message
  }
}

type Line = { msg: string; [fact: string]: unknown }

const linesOf = (said: string, message: string): Line[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === message)

t.test('originals survive the loss of their database', async (t) => {
  const copies = await openCopies(t)
  const { yesterday, before, storeDir } = copies

  const LOSSES: [string, (path: string) => void | Promise<void>][] = [
    ['is missing', (path) => rmSync(path)],
    ['is empty', (path) => writeFileSync(path, '')],
    [
      'knows no shop',
      async (path) => {
        rmSync(path)
        const db = openDb(path)
        await migrate(db)
        await db.destroy()
      }
    ],
    [
      'knows no shop',
      async (path) => {
        rmSync(path)
        await openDb(path).destroy()
      }
    ]
  ]
  for (const [fault, lose] of LOSSES)
    await t.test(
      `a database that ${fault} stops the start, and no file changes §2.1.5`,
      async (t) => {
        const { dataDir, env } = copyData(t, copies)
        await lose(join(dataDir, DATABASE))
        const databases = () => readdirSync(dataDir).filter((name) => name.startsWith(DATABASE))
        const found = databases()
        t.equal(
          await refusalOf(env),
          `The server ended with 3: DATA_DIR ${dataDir}: the database ${DATABASE} ${fault}, but ` +
            `storage/originals holds ${ORIGINALS} original pictures; rebuild the history from the ` +
            'originals with npx page-speed-boost recover, put the database back from a backup, or ' +
            'move the folder storage away to begin anew\n'
        )
        t.equal(originalsIn(dataDir).length, ORIGINALS)
        t.strictSame(databases(), found, 'no database was created')
      }
    )

  await t.test(
    'a server whose database and storage were both moved away starts with a new database',
    async (t) => {
      const { dataDir, env } = copyData(t, copies)
      rmSync(join(dataDir, DATABASE))
      rmSync(join(dataDir, 'storage'), { recursive: true })
      await sweepAtStart(env)
      t.ok(existsSync(join(dataDir, DATABASE)))
    }
  )

  await t.test("a server with yesterday's database deletes no original §7.9.2", async (t) => {
    const { dataDir, env } = copyData(t, copies)
    const today = join(dataDir, 'today.db')
    cpSync(join(dataDir, DATABASE), today)
    cpSync(yesterday, join(dataDir, DATABASE))
    const older = await startServer(env)
    const attached = 'the database is older: originals were attached again'
    while (!older.said().includes(attached)) await setTimeout(25)
    await older.stop()
    t.equal(originalsIn(dataDir).length, ORIGINALS)
    t.match(linesOf(older.said(), attached), [{ shop: 1, attached: ORIGINALS }])
    t.strictSame(linesOf(older.said(), 'originals without a row are kept'), [])
    t.strictSame(linesOf(older.said(), 'an original was deleted'), [])

    cpSync(today, join(dataDir, DATABASE))
    const server = await startServer(env)
    t.match(await restoreAll(server.merchant), { image_failed: 0 })
    await server.stop()
    t.strictSame(linesOf(server.said(), 'originals without a row are kept'), [])
    t.strictSame(hashesOf(storeDir), before, 'every picture is restored byte for byte')
  })

  await t.test(
    'originals without a row are deleted once their own records are 30 days old, each with a log line',
    async (t) => {
      const { dataDir, env } = copyData(t, copies)
      cpSync(yesterday, join(dataDir, DATABASE))
      ageOriginals(dataDir, 27)
      t.strictSame(linesOf(await sweepAtStart(env), 'an original was deleted'), [])
      t.equal(originalsIn(dataDir).length, ORIGINALS, 'nothing is deleted after 29 days')

      // Half a day more than 30 days: the time since yesterday's database was in use counts as a jump of the clock.
      ageOriginals(dataDir, 1.5)
      const hashes = originalsIn(dataDir).map((path) => path.slice(-64))
      const said = await sweepAtStart(env)
      t.strictSame(originalsIn(dataDir), [])
      const lines = linesOf(said, 'an original was deleted')
      t.strictSame(lines.map(({ original }) => String(original)).sort(), hashes.sort())
      for (const line of lines)
        t.match(line, { shop: 1, ageDays: 30, why: 'its retention is over, no row needs it' })
      const bytes = lines.reduce((sum, line) => sum + Number(line.bytes), 0)
      t.match(linesOf(said, 'originals were deleted'), [{ shop: 1, deleted: ORIGINALS, bytes }])
    }
  )
})

t.test(
  'the folder of a shop that an older database does not know is never given to another shop',
  async (t) => {
    const folder = temporaryFolder(t)
    const dataDir = join(folder, 'data')
    const envOf = (name: string) => {
      mkdirSync(join(folder, name), { recursive: true })
      return { DATA_DIR: dataDir, STORE_DIR: join(folder, name) }
    }
    await (await startServer(envOf('first'))).stop()
    cpSync(join(dataDir, DATABASE), join(folder, 'yesterday.db'))
    for (const name of ['second', 'third']) {
      await putProducts(join(folder, name), 1)
      const server = await startServer(envOf(name))
      await optimiseAll(server.merchant)
      await server.stop()
      cpSync(join(folder, 'yesterday.db'), join(dataDir, DATABASE))
    }
    t.strictSame(readdirSync(join(dataDir, 'storage/originals')).sort(), ['2', '3'])
  }
)
