import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { until } from '../support/browser.ts'
import { untilSomeDone } from '../support/disk-runs.ts'
import { endWithProcess } from '../support/end-with-process.ts'
import { NO_FILES } from '../support/no-file.ts'
import { startAll } from '../support/runs.ts'
import { launchServer, startServer } from '../support/server.ts'
import { runSql } from '../support/server-database.ts'
import { jpeg, put, putProducts } from '../support/shop.ts'
import { cannotMount, mountSmallDisk } from '../support/small-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'

/** Without a store of its own, each of these servers would draw the demo store, which takes 8 s of processor time. */
const emptyFolders = (t: Test) => ({
  DATA_DIR: temporaryFolder(t),
  STORE_DIR: temporaryFolder(t)
})

/** So many that reading them takes longer than stopping the server. */
const PRODUCTS = 2000

t.test(
  'the server prints the address to open, without the token once it was used §2.1.2',
  async (t) => {
    const env = emptyFolders(t)
    const first = await startServer(env)
    const shown = `Open ${first.address}/?authToken=${TOKEN}`
    t.equal(first.said().trim().split('\n').at(-1), shown)
    await fetch(`${first.address}/?authToken=${TOKEN}`, { redirect: 'manual' })
    await first.stop()
    const second = await startServer(env)
    t.equal(second.said().trim().split('\n').at(-1), `Open ${second.address}`)
    await second.stop()
  }
)

t.test('a second server on the same folder stops and names the folder §2.1.7', async (t) => {
  const env = emptyFolders(t)
  const first = await startServer(env)
  const { code, said } = await endOf(env)
  t.equal(code, 3)
  t.match(said, `DATA_DIR ${env.DATA_DIR} is in use by another Page Speed Boost`)
  t.equal((await first.merchant.get('/api/v2/setting/getAccount')).status, 200)
  await first.stop()
})

t.test('a start that is impossible is refused with one line §2.1.3 §19.2', async (t) => {
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

const READ_BY_START = [
  'data/admin-token',
  'data/page-speed-boost.db',
  'store/.page-speed-boost-store.json',
  'data/secret-key',
  'data/lock.db',
  'data/page-speed-boost.db-wal',
  'data/storage/last-look.json',
  'data/storage/move.json'
]

for (const [kind, make] of Object.entries(NO_FILES)) {
  t.test(
    `a ${kind} in the place of a file that the start reads is named in one line §2.1.3`,
    async (t) => {
      const names = kind === 'pipe' ? READ_BY_START : READ_BY_START.slice(0, 3)
      // Anything else with the name of a mark is replaced by it.
      if (kind === 'folder') names.push('store/.page-speed-boost-server.json', 'data/server.json')
      for (const name of names) {
        const folder = temporaryFolder(t)
        for (const made of ['store', 'data/storage'])
          mkdirSync(join(folder, made), { recursive: true })
        make(join(folder, name))
        const data = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
        const { code, said } = await endOf({ ...data, ADMIN_TOKEN: '' })
        t.equal(code, 3, name)
        t.match(said, `${name} has to be a file, but is a ${kind}`)
        t.equal(said.trim().split('\n').length, 1, 'it is a sentence, not a stack')
      }
    }
  )
}

t.test(
  'a full disk of the store is named, and not DATA_DIR §2.1.3',
  { skip: cannotMount() },
  async (t) => {
    const folder = temporaryFolder(t)
    mountSmallDisk(t, join(folder, 'store'), 4096 * 4)
    const fill = () => writeFileSync(join(folder, 'store/full'), Buffer.alloc(4096 * 5))
    t.throws(fill, { code: 'ENOSPC' })
    const data = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    const { code, said } = await endOf({ ...data, PORT: '0' })
    t.equal(code, 3)
    t.match(said, /STORE_DIR .* the disk is full/)
    t.notMatch(said, /DATA_DIR/)
  }
)

t.test(
  'a server that is stopped while it reads its store ends without an error, and the next start reads the rest',
  async (t) => {
    const env = emptyFolders(t)
    const picture = await jpeg(1, 40, 30)
    for (let product = 0; product < PRODUCTS; product++)
      put(env.STORE_DIR, { [`products/mug-${product}/front.jpg`]: picture })
    const count = async () => {
      const [row] = await runSql<{ images: number }>(
        env.DATA_DIR,
        'select count(*) as images from store_image'
      )
      return Number(row?.images)
    }
    const first = await startServer(env)
    await until('reading has begun', async () => (await count()) > 0)
    t.equal(await first.stop(), 0)
    t.notMatch(first.said(), /"level":50/)
    t.ok((await count()) < PRODUCTS, 'it was stopped in the middle')
    const second = await startServer(env)
    await until('the store is read', async () => (await count()) === PRODUCTS)
    t.equal(await second.stop(), 0)
  }
)

t.test('at a terminal, the server prints the token at every start §2.1.2', async (t) => {
  const env = emptyFolders(t)
  const first = await startServer(env)
  await fetch(`${first.address}/?authToken=${TOKEN}`, { redirect: 'manual' })
  await first.stop()
  const command = `'${process.execPath}' dist/app/main.js`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: {
      PATH: process.env.PATH ?? '',
      SHELL: '/bin/sh',
      PORT: '0',
      ADMIN_TOKEN: TOKEN,
      NODE_ENV: 'production',
      ...env
    }
  })
  endWithProcess(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Open http')) child.kill('SIGTERM')
  }
  t.match(said, new RegExp(`Open http://127\\.0\\.0\\.1:\\d+/\\?authToken=${TOKEN}`))
})

t.test('a server that is told to stop ends by itself and starts again §2.4.1', async (t) => {
  const env = emptyFolders(t)
  t.equal(await (await startServer(env)).stop(), 0)
  t.equal(await (await startServer(env)).stop(), 0)
})

t.test(
  'a server that is told to stop answers what was asked and finishes what was begun §2.4.1',
  async (t) => {
    const env = { ...emptyFolders(t), IMAGE_WORKERS: '1', LOG_LEVEL: 'info' }
    await putProducts(env.STORE_DIR, 20, [320, 240])
    const server = await startServer(env)
    const { merchant } = server
    await startAll(merchant)
    await untilSomeDone(merchant)
    const { body } = await merchant.get('/api/v2/image-opt/getStoreLook')
    const opt_id = body.data.images[0].opt_id as string
    const preview = merchant.post('/api/v2/image-opt/previewImage', { opt_id, image_opt: {} })
    await until('the call has arrived', () => server.said().includes('previewImage'))
    const stopped = server.stop()
    t.equal((await preview).status, 200)
    t.equal(await stopped, 0)
    const states = await runSql<{ state: string }>(
      env.DATA_DIR,
      'select distinct state from run_item order by state'
    )
    t.strictSame(
      states.map(({ state }) => state),
      ['done', 'waiting'],
      'nothing was left half done, nothing more was begun'
    )
  }
)

async function endOf(env: Record<string, string>) {
  const { child, said, address } = launchServer(env)
  // The promise of an address is broken here, on purpose.
  address.catch(() => {})
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said() }
}
