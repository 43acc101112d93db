import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { OPERATOR_COMMANDS } from '../../../server/core/operator-commands.mjs'
import { CLI } from '../../support/cli.ts'
import { sqliteOnly } from '../../support/lane.ts'
import { runOperator as run } from '../../support/operator.ts'
import { startServer } from '../../support/server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const FILE = sqliteOnly('it alters, damages or backs up the file')

/** Starts and stops a server, so that DATA_DIR has a database that knows a shop. */
async function usedFolder(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
  return { folder, env, path: join(env.DATA_DIR, 'page-speed-boost.db') }
}

t.test('each command explains itself, with an example and the exit codes §19.3', async (t) => {
  const env = { DATA_DIR: join(temporaryFolder(t), 'none'), LC_ALL: 'C' }
  const names = Object.keys(OPERATOR_COMMANDS)
  t.ok(names.length > 8)
  for (const name of names) {
    const { code, said } = run(env, name, '--help')
    t.equal(code, 0, name)
    t.match(said, new RegExp(`^Usage: npx page-speed-boost ${name}\\b`))
    t.match(said, new RegExp(`^For example:\n {2}npx page-speed-boost ${name}\\b`, 'm'))
    t.match(said, /^Exit code: 0 done, 1 /m)
    for (const line of said.split('\n')) t.ok(line.length <= 100, line)
    for (const other of names.filter((one) => one !== name))
      t.notMatch(said, `Usage: npx page-speed-boost ${other}`)
    t.strictSame(run(env, 'help', name), { code, said }, 'in either order')
    t.strictSame(run(env, name, 'a', '-h'), { code, said }, 'whatever else is typed')
  }
  const optimise = run(env, 'optimise', '--help')
  t.match(optimise, { code: 0, said: /^Usage: npx page-speed-boost optimise/ })
  t.notMatch(optimise.said, 'Commands for the operator')
  t.strictSame(run(env, 'help', 'optimise'), optimise)
  t.strictSame(run(env, 'help'), run(env, '--help'))
  t.match(run(env, 'help', 'shrink'), { code: 2, said: /^Unknown command 'shrink'/ })
})

t.test('each command prints one JSON document with --json §19.3', FILE, async (t) => {
  const { folder, env, path } = await usedFolder(t)
  const json = (...args: string[]) => {
    const { code, said } = run(env, ...args, '--json')
    t.equal(said.trim().split('\n').length, 1, `${args.join(' ')}: one line`)
    return { code, ...(JSON.parse(said) as Record<string, unknown>) } as Record<string, unknown>
  }
  const file = join(folder, 'backup.tar')
  const wrote = json('backup', file)
  t.match(wrote, { code: 0, file, files: Number, bytes: Number, createdAt: /^20/ })
  const { files, createdAt } = wrote
  t.strictSame(json('verify', file), {
    code: 0,
    file,
    files,
    createdAt,
    damage: null,
    faults: []
  })
  const found = { checked: 0, damaged: [], missing: [], unattached: 0 }
  t.strictSame(json('verify'), { code: 0, database: null, ...found })
  t.strictSame(json('audit'), { code: 0, shops: 1, differences: [] })
  t.strictSame(json('recover'), { code: 0, database: null, shops: [] })
  writeFileSync(join(folder, 'cards.json'), '[]')
  t.strictSame(json('recommendations', join(folder, 'cards.json')), { code: 0, recommendations: 0 })
  t.match(JSON.parse(run(env, 'shop', 'list', '--json').said), [{ domain: 'store.local' }])

  alter(path, "insert into subscription (shop_id, level, cycle, units_taken) values (1, 0, '', 7)")
  t.match(json('audit'), { code: 1, differences: [{ shop: 1, what: String, shown: 7 }] })
  writeFileSync(file, 'no backup')
  t.match(json('verify', file), { code: 1, file, damage: /backup\.tar cannot be used/ })
})

t.test('a database that a command cannot use is named, with what to do §19.2', FILE, async (t) => {
  const { folder, env, path } = await usedFolder(t)
  const commands = [['audit'], ['journal', '1'], ['run', 'status'], ['shop', 'list']]
  const refused = (said: RegExp) => {
    for (const args of commands) t.match(run(env, ...args), { code: 3, said }, args.join(' '))
  }
  const newest = new Sqlite(path)
  const last = String(newest.prepare('select max(name) from kysely_migration').pluck().get())
  newest.close()
  alter(path, "insert into kysely_migration values ('999-next-year', '')")
  refused(/was written by a newer version .* 999-next-year\. Start the newer one, or put a backup/)
  alter(path, `delete from kysely_migration where name in ('999-next-year', '${last}')`)
  refused(/is of an older version .*; start the server of this version once, which upgrades it$/m)

  copyFileSync(path, join(folder, 'whole.db'))
  writeFileSync(path, 'this is no database, whatever its name says'.repeat(99))
  refused(/the database cannot be opened: file is not a database$/m)
  t.match(run(env, 'verify'), { code: 1, said: /^file is not a database$/m })
  copyFileSync(join(folder, 'whole.db'), path)
  alter(path, `insert into kysely_migration values ('${last}', '')`)
  damageTables(path)
  t.match(run(env, 'shop', 'list'), {
    code: 3,
    said: /^shop failed because the database is damaged; see what verify says, or restore/
  })
  t.match(run(env, 'verify'), { code: 1, said: /malformed|damaged/ })
})

t.test('a command that a signal ends exits as shells report it §19.2', async (t) => {
  const folder = temporaryFolder(t)
  const pipe = join(folder, 'endless.tar')
  spawnSync('mkfifo', [pipe])
  const child = spawn(process.execPath, [CLI, 'verify', pipe], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const writer = await open(pipe, 'w')
  child.kill('SIGTERM')
  t.strictSame(await ended, [143, null])
  await writer.close()
})

function alter(path: string, statement: string): void {
  const database = new Sqlite(path)
  database.exec(statement)
  database.close()
}

/** Overwrites the root page of the table of shops, as a failing disk does. */
function damageTables(path: string): void {
  const database = new Sqlite(path)
  const size = Number(database.pragma('page_size', { simple: true }))
  const root = database.prepare("select rootpage from sqlite_master where name = 'shop'").pluck()
  const page = Number(root.get())
  database.close()
  writeSync(openSync(path, 'r+'), Buffer.alloc(size, 255), 0, size, (page - 1) * size)
}
