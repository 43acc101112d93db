import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { launchServer, startServer } from '../support/server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Makes the folders that a server leaves behind when it is killed during its first start. */
function killedServer(t: Test, files: Record<string, string>) {
  const folder = temporaryFolder(t)
  const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
  for (const made of [DATA_DIR, STORE_DIR]) mkdirSync(made)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(DATA_DIR, name, '..'), { recursive: true })
    writeFileSync(join(DATA_DIR, name), content)
  }
  return { DATA_DIR, STORE_DIR, ADMIN_TOKEN: '' }
}

t.test('secrets left empty because the first start was killed are created again', async (t) => {
  const env = killedServer(t, { 'admin-token': '', 'secret-key': '' })
  const server = await startServer(env)
  const read = (name: string) => readFileSync(join(env.DATA_DIR, name), 'utf8')
  t.match(read('admin-token'), /^[0-9a-f]{48}$/)
  t.match(read('secret-key'), /^[0-9a-f]{48}$/)
  t.match(server.said(), `authToken=${read('admin-token')}`)
  t.equal(await server.stop(), 0)

  const kept = read('secret-key')
  t.equal(await (await startServer(env)).stop(), 0)
  t.equal(read('secret-key'), kept, 'the secret stays the same')

  writeFileSync(join(env.DATA_DIR, 'secret-key'), '')
  await t.rejects(startServer(env), { message: /secret-key is damaged; delete it/ })
  t.equal(read('secret-key'), '', 'a secret that was in use is not replaced silently')
})

t.test(
  'after a start, no other user of the machine can read the data, even if they could read it before §2.1.4',
  async (t) => {
    const env = killedServer(t, { 'storage/originals/1/aa': '', 'page-speed-boost.db': '' })
    for (const path of ['', 'storage', 'page-speed-boost.db'])
      chmodSync(join(env.DATA_DIR, path), 0o755)
    const server = await startServer(env)
    const open = ['', ...readdirSync(env.DATA_DIR)].filter(
      (name) => (statSync(join(env.DATA_DIR, name)).mode & 0o077) !== 0
    )
    t.strictSame(open, [])
    t.equal(statSync(env.STORE_DIR).mode & 0o777, 0o755, 'the store is for other programs too')
    t.equal(await server.stop(), 0)

    const STORE_DIR = join(env.DATA_DIR, 'shop')
    mkdirSync(STORE_DIR)
    chmodSync(env.DATA_DIR, 0o755)
    chmodSync(join(env.DATA_DIR, 'storage'), 0o755)
    const shared = await startServer({ ...env, STORE_DIR })
    const modeOf = (name: string) => statSync(join(env.DATA_DIR, name)).mode & 0o777
    t.strictSame(['', 'shop', 'storage'].map(modeOf), [0o755, 0o755, 0o700])
    t.equal(await shared.stop(), 0)
  }
)

t.test(
  'a start removes the temporary files that an earlier, killed start left behind',
  async (t) => {
    const env = killedServer(t, {
      '.page-speed-boost-0123456789abcdef.tmp': 'half a copy of the database',
      '.store-demo-a1B2c3/products/mug/front.jpg': 'half a demo store',
      '.mine': 'of somebody else'
    })
    t.equal(await (await startServer(env)).stop(), 0)
    const hidden = readdirSync(env.DATA_DIR).filter((name) => name.startsWith('.'))
    t.strictSame(hidden, ['.mine'])
  }
)

t.test(
  'a server killed while it draws its demo store can start again at once §2.1.1',
  async (t) => {
    const { DATA_DIR } = killedServer(t, {})
    const { child, address } = launchServer({ DATA_DIR })
    address.catch(() => {})
    const isDrawing = () => readdirSync(DATA_DIR).some((name) => name.startsWith('.store-demo-'))
    while (!isDrawing()) await setTimeout(5)
    // The process that draws the demo store survives the server for a short time.
    child.kill('SIGKILL')
    await once(child, 'exit')
    t.notOk(existsSync(join(DATA_DIR, 'store')))

    const server = await startServer({ DATA_DIR })
    const shop = readdirSync(join(DATA_DIR, 'store'))
      .filter((name) => !name.startsWith('.'))
      .sort()
    t.strictSame(shop, ['blogs', 'collections', 'products', 'store.json'])
    t.equal(readdirSync(join(DATA_DIR, 'store/products')).length, 12)
    t.strictSame(
      readdirSync(DATA_DIR).filter((name) => name.startsWith('.')),
      []
    )
    t.equal(await server.stop(), 0)
  }
)
