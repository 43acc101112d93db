import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { launchServer, startServer } from './support/server.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { TOKEN } from './support/token.ts'

/** Without a store of its own, each of these servers would draw the demo store, which takes 8 s of processor time. */
const emptyFolders = (t: Test) => ({
  DATA_DIR: temporaryFolder(t),
  STORE_DIR: temporaryFolder(t)
})

t.test('the server prints the address to open, without the token once it was used', async (t) => {
  const env = emptyFolders(t)
  const first = await startServer(env)
  const shown = `Open ${first.address}/?authToken=${TOKEN}`
  t.equal(first.said().trim().split('\n').at(-1), shown)
  await fetch(`${first.address}/?authToken=${TOKEN}`, { redirect: 'manual' })
  await first.stop()
  const second = await startServer(env)
  t.equal(second.said().trim().split('\n').at(-1), `Open ${second.address}`)
  await second.stop()
})

t.test('a second server on the same folder stops and names the folder', async (t) => {
  const env = emptyFolders(t)
  const first = await startServer(env)
  const { code, said } = await endOf(env)
  t.equal(code, 3)
  t.match(said, `DATA_DIR ${env.DATA_DIR} is in use by another Page Speed Boost`)
  t.equal((await first.merchant.get('/api/v2/setting/getAccount')).status, 200)
  await first.stop()
})

t.test('a start that is impossible is refused with one line', async (t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'store'))
  writeFileSync(join(folder, 'file'), '')
  const taken = createServer().listen(0, '127.0.0.1')
  t.teardown(() => taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const data = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  for (const [env, expected] of [
    [{ ...data, PORT: String(port) }, /PORT/],
    [{ ...data, STORE_DIR: join(folder, 'nowhere') }, /STORE_DIR/],
    [{ ...data, DATA_DIR: join(folder, 'file/data') }, /DATA_DIR/],
    [{ ...data, PORT: 'many', RETENTION_DAYS: '0' }, /PORT.*\n.*RETENTION_DAYS/]
  ] as const) {
    const { code, said } = await endOf(env)
    t.equal(code, 3)
    t.match(said, expected)
    t.notMatch(said, /\n {4}at /, 'it is a sentence, not a stack')
  }
})

t.test('a server that is told to stop ends by itself and starts again', async (t) => {
  const env = emptyFolders(t)
  t.equal(await (await startServer(env)).stop(), 0)
  t.equal(await (await startServer(env)).stop(), 0)
})

async function endOf(env: Record<string, string>) {
  const { child, said, address } = launchServer(env)
  // The promise of an address is broken here, on purpose.
  address.catch(() => {})
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said() }
}
