import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { fillingDisk } from '../../support/filling-disk.ts'
import { NO_FILES } from '../../support/no-file.ts'
import { putOldDatabase } from '../../support/old-database.ts'
import { runOperator as run } from '../../support/operator.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { putProducts } from '../../support/shop.ts'
import { cannotMount, makeReadOnly } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

type Env = Record<string, string> & { DATA_DIR: string; STORE_DIR: string }
type Finding = { check: string; state: string; words: string }

function makeFolders(folder: string): Env {
  const env = {
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
    BACKUP_DIR: join(folder, 'backups'),
    PAGESPEED: 'off'
  }
  mkdirSync(env.STORE_DIR)
  return env
}

/** Asks the doctor, and returns the exit code and each check as `state: words`. */
function ask(env: Record<string, string>) {
  const { code, said } = run(env, 'doctor', '--json')
  const { checks, failures } = JSON.parse(said) as { checks: Finding[]; failures: number }
  t.equal(code, failures === 0 ? 0 : 1)
  return Object.fromEntries(checks.map(({ check, state, words }) => [check, `${state}: ${words}`]))
}

/** Describes every file below a folder, so that a change of any shows. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, `${statSync(path).mtimeMs} ${sha256(readFileSync(path))}`])
  )

/**
 * Starts a server, optimises three pictures, and ends it. A server that is to be killed makes no backup: the program that
 * makes one outlives it, and empties the database's log when it closes the database.
 */
async function usedFolder(t: Test, end: 'stop' | 'kill' = 'stop', folder = temporaryFolder(t)) {
  const env = makeFolders(folder)
  await putProducts(env.STORE_DIR, 1)
  const server = await startServer(end === 'kill' ? { ...env, BACKUP_DIR: '' } : env)
  await optimiseAll(server.merchant)
  await server[end]()
  return { folder, env, path: join(env.DATA_DIR, 'page-speed-boost.db') }
}

t.test(
  'before the first start, doctor finds nothing wrong and creates nothing §19.5',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = makeFolders(folder)
    t.match(ask(env), {
      node: /^ok: Node \d+/,
      codecs: 'ok: sharp and @napi-rs/image can encode pictures',
      configuration: 'ok: every variable can be used',
      'data folder': /^warning: DATA_DIR .* does not exist; the first start creates it$/,
      'disk space': /^ok: data \d+ MB free/,
      storage: 'ok: originals are stored in DATA_DIR',
      server: 'ok: no server runs',
      database: 'ok: there is none yet; the first start creates it',
      clock: 'ok: no server has checked it yet'
    })
    t.strictSame(readdirSync(folder), ['store'])
    mkdirSync(env.DATA_DIR)
    t.match(ask(env), {
      'data folder': /^ok: /,
      secrets: /^ok: /,
      backups: /^ok: there is nothing/
    })
    t.strictSame(filesIn(folder), {}, 'not even a secret')
    t.match(run(env, 'doctor'), { code: 0, said: /^checks: 14, failures: 0, warnings: 0$/m })
    t.match(run(env, 'doctor', 'all'), { code: 2, said: 'doctor takes no argument\n' })
  }
)

t.test('doctor says which proxy to name when the address people use needs one', async (t) => {
  const env = { ...makeFolders(temporaryFolder(t)), APP_URL: 'https://speed.example' }
  t.match(ask(env), { proxy: /^warning: .* name it in TRUSTED_PROXIES/ })
  t.match(ask({ ...env, TRUSTED_PROXIES: 'loopback' }), { proxy: /^ok: / })
  t.match(ask({ ...env, APP_URL: 'http://localhost:3000' }), { proxy: /^ok: / })
})

t.test(
  'doctor checks a folder that is in use, with and without a server, and changes nothing §19.5',
  async (t) => {
    const { folder, env } = await usedFolder(t)
    const before = filesIn(folder)
    t.ok(Object.keys(before).length > 8)
    const found = ask(env)
    for (const [check, words] of Object.entries(found)) t.match(words, /^ok: /, check)
    t.match(found, {
      server: 'ok: no server runs',
      database: 'ok: it is whole and has the schema of this version',
      backups: 'ok: the newest is 0 h old'
    })
    t.strictSame(filesIn(folder), before)

    const server = await startServer(env)
    const names = Object.keys(filesIn(folder))
    t.match(ask(env), { server: 'ok: a server runs on DATA_DIR', database: /^ok: it is whole/ })
    t.strictSame(Object.keys(filesIn(folder)), names)
    t.equal((await fetch(`${server.address}/readyz`)).status, 200)
    t.equal(await server.stop(), 0)
    t.match(ask(env), { server: 'ok: no server runs' })
  }
)

t.test('doctor leaves the log of a killed server for the next start §19.5', async (t) => {
  const { env, path } = await usedFolder(t, 'kill')
  t.ok(existsSync(`${path}-wal`))
  const content = () => {
    const { [`${path}-shm`]: index, ...files } = filesIn(env.DATA_DIR)
    t.ok(index)
    return files
  }
  const before = content()
  t.match(ask(env), { server: 'ok: no server runs', database: /^ok: it is whole/ })
  t.strictSame(content(), before)
})

t.test('doctor names a database that no start would accept, and what to do §19.5', async (t) => {
  const { env, path } = await usedFolder(t)
  const whole = readFileSync(path)
  const alter = (statement: string) => {
    const database = new Sqlite(path)
    database.exec(statement)
    database.close()
  }
  alter("insert into kysely_migration values ('999-next-year', '')")
  t.match(ask(env).database, /^failure: .* was written by a newer version .* Start the newer one/)
  const older = join(temporaryFolder(t), 'older.db')
  putOldDatabase(older)
  alter(`attach '${older}' as older; delete from kysely_migration;
    insert into kysely_migration select * from older.kysely_migration order by rowid`)
  t.match(ask(env).database, /^warning: it is whole and of an older version; the next start /)
  alter('pragma foreign_keys = off; delete from shop')
  t.match(ask(env).database, /^failure: .* knows no shop, but storage\/originals holds 3 original/)
  writeFileSync(path, Buffer.from(whole).fill(255, whole.length >> 1))
  t.match(
    ask(env).database,
    /^failure: .* is damaged \(.*\); restore a backup into an empty DATA_DIR/
  )
  writeFileSync(path, 'this is no database'.repeat(99))
  t.match(ask(env).database, /^failure: .* is damaged \(file is not a database\); restore/)
  for (const [what, words] of [
    ['empty', () => writeFileSync(path, '')],
    ['missing', () => rmSync(path)]
  ] as const) {
    words()
    t.match(ask(env).database, new RegExp(`^failure: .* is ${what}, but storage/originals holds 3`))
    t.equal(existsSync(path), what === 'empty', 'and none is made')
  }
})

t.test('doctor names what the operator has to set right §19.5', async (t) => {
  const folder = temporaryFolder(t)
  const env = makeFolders(folder)
  t.match(ask({ ...env, PORT: 'http', RETENTION_DAYS: '0' }), {
    configuration: /^failure: (PORT|RETENTION_DAYS) must be a whole number/,
    codecs: /^ok: /
  })
  writeFileSync(join(folder, 'file'), '')
  for (const DATA_DIR of [join(folder, 'file'), join(folder, 'file', 'data')])
    t.match(
      ask({ ...env, DATA_DIR })['data folder'],
      /^failure: .* because .*\/file is a file; name/
    )
  const STORE_DIR = join(folder, 'none')
  t.match(ask({ ...env, STORE_DIR }).store, /^failure: STORE_DIR .* does not exist; name a folder/)
  t.match(ask({ ...env, BACKUP_DIR: '' }).backups, /^warning: none are made; name a folder in/)
  const measured = { ...env, PAGESPEED: 'auto' }
  t.match(
    ask({ ...measured, PAGESPEED_API_KEY: 'key' })['page speed'],
    /^ok: .* PageSpeed Insights/
  )
  t.match(ask({ ...measured, CHROME_PATH: '/none' }), { configuration: /^failure: CHROME_PATH/ })

  mkdirSync(env.DATA_DIR)
  writeFileSync(join(env.DATA_DIR, 'secret-key'), 'short')
  t.match(ask(env).secrets, /^failure: .*\/secret-key is damaged; delete it, and the next start/)
  t.match(ask({ ...env, SECRET_KEY: 'x'.repeat(32) }).secrets, /^ok: /, 'it is not used then')
})

t.test('doctor tells a late backup from a new one §19.5', async (t) => {
  const { env } = await usedFolder(t)
  const [backup = ''] = globSync(join(env.BACKUP_DIR ?? '', '*.tar'))
  const old = new Date(Date.now() - 27 * 3_600_000)
  utimesSync(backup, old, old)
  t.match(ask(env).backups, /^warning: the newest is 27 h old in .*; a running server makes one/)
  rmSync(backup)
  t.match(ask(env).backups, /^warning: there is none in /)
})

t.test(
  'doctor names a disk that is full, and a folder that cannot be written §19.5',
  { skip: cannotMount() },
  async (t) => {
    const disk = fillingDisk(t, 60)
    const { env } = await usedFolder(t, 'stop', disk.path)
    t.match(ask(env)['disk space'], /^ok: /)
    disk.fill(500_000)
    t.match(
      ask(env)['disk space'],
      /^failure: data has 0 MB free and needs \d+ MB, .*; make room; runs wait until there is some$/
    )
    disk.free()
    makeReadOnly(t, env.DATA_DIR)
    const { 'data folder': data, database } = ask(env)
    t.match(
      data,
      /^failure: DATA_DIR .* because its disk is read-only; change that, or name another/
    )
    t.match(database, /^failure: .* cannot be read, because the disk cannot be written/)
  }
)

t.test('doctor names what is no file, and names that are not UTF-8', async (t) => {
  const env = makeFolders(temporaryFolder(t))
  mkdirSync(env.DATA_DIR)
  for (const name of ['secret-key', 'page-speed-boost.db', 'lock.db']) {
    const path = join(env.DATA_DIR, name)
    for (const [kind, make] of Object.entries(NO_FILES)) {
      make(path)
      const words = `failure: ${path} has to be a file, but is a ${kind}; move it away`
      t.equal(ask(env)['data folder'], words)
      rmSync(path, { recursive: true })
    }
  }
  mkdirSync(join(env.STORE_DIR, 'products'))
  writeFileSync(Buffer.from(join(env.STORE_DIR, 'products/caf\xe9.jpg'), 'latin1'), '')
  t.match(
    ask(env).store,
    /^warning: of the names in STORE_DIR 1 are left out, because they .*\/products\/caf\uFFFD\.jpg; rename/
  )
})
