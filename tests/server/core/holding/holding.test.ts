import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { makeSocket } from '../../../support/no-file.ts'
import { runOperator } from '../../../support/operator.ts'
import { optimiseAll, restoreAll } from '../../../support/runs.ts'
import { launchServer, startServer, untilItListens } from '../../../support/server.ts'
import { hashesOf, putProducts } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/unread.ts'

const MARK = '.page-speed-boost-server.json'

/** Two installations that name the same store. */
async function twoOnOneStore(t: Test) {
  const STORE_DIR = temporaryFolder(t)
  await putProducts(STORE_DIR, 2)
  const shared = { STORE_DIR, PAGESPEED: 'off' }
  return {
    mark: join(STORE_DIR, MARK),
    one: { ...shared, DATA_DIR: temporaryFolder(t) },
    other: { ...shared, DATA_DIR: temporaryFolder(t) }
  }
}

type Env = Awaited<ReturnType<typeof twoOnOneStore>>['one']

/** Starts a server that is expected to be refused, and returns its exit code and what it said. */
async function refusal(env: Env) {
  const { child, said, address } = launchServer(env)
  address.catch(() => {})
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said() }
}

const isAt = (path: string, changes: object) =>
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...changes }))

t.test(
  'a second server on a store is refused, with a sentence that names the first one §2.1.7',
  async (t) => {
    const { mark, one, other } = await twoOnOneStore(t)
    const before = hashesOf(one.STORE_DIR)
    const first = await startServer(one)
    await optimiseAll(first.merchant)
    const { code, said } = await refusal(other)
    t.equal(code, 3)
    const sentence = `STORE_DIR ${one.STORE_DIR} is in use by another Page Speed Boost (process ${first.pid} on ${hostname()} with DATA_DIR ${one.DATA_DIR}, since 2`
    t.ok(said.includes(sentence), said)
    t.match(said, /; stop that one, or choose another folder$/m)
    await restoreAll(first.merchant)
    t.strictSame(hashesOf(one.STORE_DIR), before, 'the first one is not disturbed')
    t.equal(await first.stop(), 0)
    t.notOk(existsSync(mark), 'whoever ends leaves no mark')
    const second = await startServer(other)
    t.notMatch(second.said(), /looking whether/)
    t.equal(await second.stop(), 0)
  }
)

t.test('after kill -9 the next server waits for nobody §2.1.7', async (t) => {
  const { mark, one, other } = await twoOnOneStore(t)
  const first = await startServer(one)
  await first.kill()
  const second = await startServer(other)
  t.notMatch(second.said(), /looking whether/, 'the process is known to be dead')
  await second.kill()
  // As in a new container, where the numbers of processes begin again.
  isAt(mark, { place: 'another container', pid: process.pid })
  isAt(join(other.DATA_DIR, 'server.json'), { place: 'another container', pid: process.pid })
  const third = await startServer(other)
  t.notMatch(third.said(), /looking whether/, 'the lock on DATA_DIR says that it is dead')
  t.equal(await third.stop(), 0)
})

t.test('the mark of another machine keeps others away while it shows signs of life', async (t) => {
  const { mark, one, other } = await twoOnOneStore(t)
  await (await startServer(one)).kill()
  isAt(mark, { place: 'another machine', host: 'the-other' })
  let second = 0
  // The clock there is a year late.
  const beating = setInterval(() => utimesSync(mark, 1_700_000_000, 1_700_000_000 + second++), 1000)
  const { code, said } = await refusal(other)
  clearInterval(beating)
  t.equal(code, 3)
  t.match(said, /is in use by another Page Speed Boost \(process \d+ on the-other with DATA_DIR/)
})

t.test(
  'a mark that stands still is taken over, also in a copy of a folder in use §2.1.7',
  async (t) => {
    const { mark, one, other } = await twoOnOneStore(t)
    const first = await startServer(one)
    const copied = (changes: object, aheadS: number): Env => {
      const STORE_DIR = temporaryFolder(t)
      cpSync(one.STORE_DIR, STORE_DIR, { recursive: true })
      isAt(join(STORE_DIR, MARK), changes)
      const seconds = Date.now() / 1000 + aheadS
      utimesSync(join(STORE_DIR, MARK), seconds, seconds)
      return { ...other, STORE_DIR, DATA_DIR: temporaryFolder(t) }
    }
    // The clock of the other machine is a year ahead.
    const envs = [copied({}, 0), copied({ place: 'another machine' }, 31_536_000)]
    for (const server of await Promise.all(envs.map((env) => startServer(env)))) {
      t.match(server.said(), /was used by another Page Speed Boost .*; looking whether that still/)
      t.equal(await server.stop(), 0)
    }
    t.match(JSON.parse(readFileSync(mark, 'utf8')), { pid: first.pid })
    t.equal(await first.stop(), 0)
  }
)

t.test(
  'a mark or a lock that is deleted while the server runs keeps others away §2.1.7',
  async (t) => {
    const { mark, one, other } = await twoOnOneStore(t)
    const first = await startServer(one)
    rmSync(mark)
    rmSync(join(one.DATA_DIR, 'lock.db'))
    const second = await refusal({ ...one, STORE_DIR: temporaryFolder(t) })
    t.equal(second.code, 3)
    // By the mark, or by the lock if the first one has already taken it again.
    t.match(second.said, `DATA_DIR ${one.DATA_DIR} is in use by another Page Speed Boost`)
    await until(() => existsSync(mark))
    t.match(await refusal(other), { code: 3, said: /STORE_DIR .* is in use by another/ })
    await until(async () => {
      const { said } = await refusal(one)
      return /DATA_DIR \S+ is in use by another Page Speed Boost; stop/.test(said)
    })
    t.match(runOperator(one, 'recover').said, /is in use by another Page Speed Boost/)
    t.equal((await first.merchant.get('/api/v2/setting/getAccount')).status, 200)
    t.equal(await first.stop(), 0)
  }
)

t.test('a server whose store was taken over ends, and says who has it', async (t) => {
  const { mark, one } = await twoOnOneStore(t)
  const launched = launchServer(one)
  const server = await untilItListens(launched)
  isAt(mark, { id: 'another', host: 'the-other', place: 'another machine' })
  t.strictSame(await server.ended, [3, null])
  t.match(server.said(), /^STORE_DIR \S+ was taken over by .* on the-other with .* This one ends/m)
  t.match(JSON.parse(readFileSync(mark, 'utf8')), { id: 'another' })
})

t.test(
  'whatever has the name of the mark does not harm the start, and is no product',
  async (t) => {
    for (const put of [
      (path: string) => writeFileSync(path, 'no mark'),
      (path: string) => symlinkSync('/etc/passwd', path),
      (path: string) => execFileSync('mkfifo', [path]),
      makeSocket
    ]) {
      const { mark, one } = await twoOnOneStore(t)
      put(mark)
      const server = await startServer(one)
      t.match(JSON.parse(readFileSync(mark, 'utf8')), { pid: server.pid })
      const { body } = await server.merchant.get(
        '/api/v2/image-opt/getManualImagesData?data_type=1'
      )
      t.equal(body.data.total, 2)
      for (const path of ['', 'products/'])
        t.equal((await fetch(`${server.address}/store/${path}${MARK}`)).status, 404)
      t.equal(await server.stop(), 0)
    }
  }
)
