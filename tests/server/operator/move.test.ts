import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { startBucket, type TestBucket } from '../../support/bucket/bucket.ts'
import { CLI } from '../../support/cli.ts'
import { endWithProcess } from '../../support/end-with-process.ts'
import { originalsIn } from '../../support/originals.ts'
import { NO_POSTGRES } from '../../support/postgres/cluster.ts'
import { createDatabase, dropDatabase, hasPostgres } from '../../support/postgres/databases.ts'
import { openGate } from '../../support/postgres/gate.ts'
import { historyOf, optimiseAll, restoreAll } from '../../support/runs.ts'
import { launchServer, startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

type Env = Record<string, string> & { DATA_DIR: string; STORE_DIR: string }

const PRELOADED = `--import=${new URL('../../support/kill-before.ts', import.meta.url).href}`

/** Makes a command die in the middle of the rows. */
const inMidRows = { NODE_OPTIONS: PRELOADED, KILL_BEFORE: 'insert into "image_result"' }

/** Runs a command while this process goes on, because the bucket is served by it. It is killed when `isTime` says so. */
async function operate(env: Env, args: string[], isTime = () => false) {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    detached: true
  })
  endWithProcess(child)
  let [said, printed] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal))
  })
  let isEnded = false
  void ended.then(() => (isEnded = true))
  while (!isEnded) {
    // The program as well as the process that started it.
    if (isTime()) process.kill(-(child.pid ?? 0), 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return { code: await ended, said, printed }
}

/**
 * Makes a bucket take so many files of originals and then be silent.
 * @returns a function that tells whether it is silent
 */
function holdAfter(bucket: TestBucket, taken: number): () => boolean {
  let puts = 0
  bucket.fail(({ method, key }) =>
    method === 'PUT' && key.includes('originals') && ++puts > taken ? 'silence' : undefined
  )
  return () => puts > taken
}

/** What operators see of an installation: it has to be the same in both places. */
async function viewOf(env: Env): Promise<string[]> {
  const views = []
  for (const args of [['journal', '1'], ['shop', 'list'], ['run', 'status', '1'], ['audit']]) {
    const { code, printed } = await operate(env, [...args, '--json'])
    t.equal(code, 0, args.join(' '))
    views.push(printed)
  }
  return views
}

function fileOf(folder: string, name: string, env: Record<string, string>): string {
  const path = join(folder, name)
  const lines = Object.entries(env).map(([variable, value]) => `${variable}='${value}'\n`)
  writeFileSync(path, lines.join(''))
  return path
}

async function optimisedFolder(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store'), PAGESPEED: 'off' }
  mkdirSync(env.STORE_DIR)
  await putProducts(env.STORE_DIR, 3)
  const before = hashesOf(env.STORE_DIR)
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  return { folder, env, before, server }
}

const skip = hasPostgres() ? false : NO_POSTGRES

t.test(
  'an installation moves to PostgreSQL and a bucket and back, through kills, and restores every picture §19.8',
  { skip },
  async (t) => {
    const { folder, env, before, server } = await optimisedFolder(t)
    const bucket = await startBucket(t)
    const url = await createDatabase('empty')
    t.teardown(() => dropDatabase(url))
    const SECRET_KEY = readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8').trim()
    const fleet = {
      ...env,
      SECRET_KEY,
      ADMIN_TOKEN: TOKEN,
      ...bucket.env,
      DATA_DIR: join(folder, 'fleet'),
      DATABASE_URL: url
    }
    const there = fileOf(folder, 'there.env', fleet)
    t.match(await operate(env, ['move', there]), {
      code: 3,
      said: /in use by another Page Speed Boost/
    })
    t.equal(await server.stop(), 0)
    const view = await viewOf(env)
    const originals = originalsIn(env.DATA_DIR)
    t.equal(originals.length, 9)

    t.equal((await operate(env, ['move', there], holdAfter(bucket, 4))).code, 'SIGKILL')
    t.equal((await bucket.keys('originals')).length, 4)
    bucket.fail()
    t.equal((await operate({ ...env, ...inMidRows }, ['move', there])).code, 137)
    const refused = launchServer(fleet)
    await t.rejects(refused.address)
    t.match(refused.said(), /is the target of a move from .* that is not finished; run that move/)

    const { code, said, printed } = await operate(env, ['move', there, '--json'])
    t.equal(code, 0, said)
    t.match(JSON.parse(printed), { files: { originals: 9, damaged: [] } })
    t.strictSame(await viewOf(fleet), view)
    t.match(await operate(fleet, ['verify']), { code: 0, printed: /9 originals checked, 0 dam/ })
    t.strictSame(originalsIn(env.DATA_DIR), originals, 'the old place is as it was')
    t.equal((await operate(env, ['move', there])).code, 0, 'once more changes nothing')

    const moved = await startServer(fleet)
    await restoreAll(moved.merchant)
    t.strictSame(hashesOf(env.STORE_DIR), before)
    await optimiseAll(moved.merchant)
    const home = { ...env, SECRET_KEY, DATA_DIR: join(folder, 'home') }
    const back = fileOf(folder, 'back.env', home)
    t.match(await operate(fleet, ['move', back]), { code: 3, said: /in use/ })
    t.equal(await moved.stop(), 0)
    const later = await viewOf(fleet)
    t.equal((await operate({ ...fleet, ...inMidRows }, ['move', back])).code, 137)
    t.notOk(existsSync(join(home.DATA_DIR, 'page-speed-boost.db')))
    const again = await operate(fleet, ['move', back])
    t.equal(again.code, 0, again.said)
    t.strictSame(await viewOf(home), later)
    t.equal((await operate(home, ['verify'])).code, 0)

    const atHome = await startServer(home)
    const found = await historyOf(atHome.merchant, '&title=duct%202')
    t.match(found, [{ title: 'Product 2' }], 'the search index was built')
    await restoreAll(atHome.merchant)
    t.strictSame(hashesOf(env.STORE_DIR), before)
    t.equal(await atHome.stop(), 0)
  }
)

t.test(
  'a move that meets a full bucket or loses its database says so, and continues when it is repeated §19.8',
  { skip },
  async (t) => {
    const { folder, env, server } = await optimisedFolder(t)
    t.equal(await server.stop(), 0)
    const bucket = await startBucket(t)
    const url = await createDatabase('empty')
    t.teardown(() => dropDatabase(url))
    const gate = await openGate(t, url)
    const SECRET_KEY = readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8').trim()
    const fleet = {
      ...env,
      SECRET_KEY,
      ADMIN_TOKEN: TOKEN,
      ...bucket.env,
      DATA_DIR: join(folder, 'fleet'),
      DATABASE_URL: gate.url
    }
    const move = ['move', fileOf(folder, 'there.env', fleet)]
    const originals = originalsIn(env.DATA_DIR)

    let puts = 0
    bucket.fail(({ method, key }) =>
      method === 'PUT' && key.includes('originals') && ++puts > 4
        ? { status: 403, code: 'QuotaExceeded' }
        : undefined
    )
    const full = await operate(env, move)
    t.match(full, { code: 3, said: /^move failed: .*is full \(403 QuotaExceeded\)/m })
    t.notMatch(full.said, /\n {4}at /, 'no trace of the code')
    bucket.fail()

    gate.shutAt('insert into "image_result"')
    const lost = await operate(env, move)
    t.match(lost, { code: 3, said: /^move failed because the database cannot be reached/m })
    t.notMatch(lost.said, /\n {4}at /)
    gate.shutAt('no such statement')
    await gate.open()

    const { code, said } = await operate(env, move)
    t.equal(code, 0, said)
    t.match(await operate(fleet, ['verify']), { code: 0, printed: /9 originals checked, 0 dam/ })
    t.strictSame(originalsIn(env.DATA_DIR), originals, 'the old place is as it was')
  }
)

t.test('a move is refused where it would mix two installations §19.8', { skip }, async (t) => {
  const { folder, env, server } = await optimisedFolder(t)
  t.equal(await server.stop(), 0)
  const refuse = async (target: Record<string, string>, said: RegExp, code = 3) =>
    t.match(await operate(env, ['move', fileOf(folder, 'target.env', target)]), { code, said })
  await refuse({ DATA_DIR: env.DATA_DIR }, /names the place where everything is already/, 2)
  await refuse({}, /does not set DATA_DIR/, 2)
  t.match(await operate(env, ['move', join(folder, 'none')]), { code: 2, said: /there is no file/ })

  const other = { ...env, DATA_DIR: join(folder, 'other'), STORE_DIR: join(folder, 'elsewhere') }
  mkdirSync(other.STORE_DIR)
  t.equal(await (await startServer(other)).stop(), 0)
  await refuse({ DATA_DIR: other.DATA_DIR }, /is the secret of another installation/)

  const url = await createDatabase('empty')
  t.teardown(() => dropDatabase(url))
  const SECRET_KEY = readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8').trim()
  const database = { SECRET_KEY, ADMIN_TOKEN: TOKEN, DATABASE_URL: url }
  const shared = { ...other, ...database, DATA_DIR: join(folder, 'shared') }
  t.equal(await (await startServer(shared)).stop(), 0)
  await refuse(
    { ...database, DATA_DIR: env.DATA_DIR },
    /^postgres:\/\/\S+ knows the shops of another installation; name an empty database$/m
  )
  await refuse(
    { ...database, DATA_DIR: env.DATA_DIR, SECRET_KEY: 'x'.repeat(32) },
    /sets another SECRET_KEY than the old place has/
  )
  t.ok(readFileSync(join(env.DATA_DIR, 'page-speed-boost.db')).length > 0)
})

t.test(
  'originals that a move has not all copied are refused at their new place §19.8',
  async (t) => {
    const { folder, env, server } = await optimisedFolder(t)
    t.equal(await server.stop(), 0)
    const bucket = await startBucket(t)
    const there = fileOf(folder, 'bucket.env', { DATA_DIR: env.DATA_DIR, ...bucket.env })
    t.equal((await operate(env, ['move', there], holdAfter(bucket, 1))).code, 'SIGKILL')
    bucket.fail()
    const HALF =
      /holds only part of the originals, because a move into it has not come to its end; /
    const moved = { ...env, ...bucket.env }
    const refused = launchServer(moved)
    await t.rejects(refused.address)
    t.match(refused.said(), HALF)
    t.match(await operate(moved, ['recover']), { code: 3, said: HALF })
    t.equal(await (await startServer(env)).stop(), 0, 'the old place works')
    t.match(await operate(env, ['move', there]), { code: 0 })
    t.equal(await (await startServer(moved)).stop(), 0)
    t.match(await operate(moved, ['verify']), { code: 0, printed: /9 originals checked, 0 dam/ })
  }
)
