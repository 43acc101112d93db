import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { layOutImage, startOfImage } from '../../support/container.ts'
import type { Merchant } from '../../support/merchant.ts'
import { chooseAll, historyOf, untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { cannotMount, makeReadOnly } from '../../support/small-disk.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { TOKEN } from '../../support/token.ts'

/** The demo store has more products; these are enough to run the codecs. */
const PRODUCTS = 2

t.test(
  'the files of the Docker image alone run the server on a read-only disk §1.2.2 §2.3.8',
  async (t) => {
    const { app, env } = container(t)
    t.notOk(existsSync(join(app, 'node_modules/typescript')), 'no development package is there')
    const server = await startServer(env, { cwd: app })
    const { status } = await fetch(`${server.address}/?authToken=${TOKEN}`)
    t.equal(status, 200, 'the link in the log opens a page')
    const ready = await (await fetch(`${server.address}/readyz`)).json()
    t.match(ready, { status: 'ok', programs: 'missing' })
    t.ok(ready.missing.includes('lighthouse'), 'which only the other image has')
    await optimiseSome(server.merchant)
    const history = await historyOf(server.merchant)
    t.ok(history.length >= PRODUCTS, 'every product was worked on')
    t.equal(await server.stop(), 0, 'SIGTERM ends the server, which reports success')
    t.ok(readdirSync(env.NODE_COMPILE_CACHE).length > 0, 'compiled code is kept for the next start')

    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: app,
        env: { PATH: process.env.PATH ?? '', ...env },
        encoding: 'utf8'
      })
      t.equal(status, 0, `${args.join(' ')}: ${stdout}${stderr}`)
    }
    run('server/cli.mjs', '--help')
    run('server/cli.mjs', 'verify')
    run('server/cli.mjs', 'audit')
  }
)

/** Lays out the image with its variables; only DATA_DIR and the temporary folder can be written. */
function container(t: Test) {
  const folder = temporaryFolder(t)
  const [app, data, temporary] = ['app', 'data', 'tmp'].map((name) => join(folder, name))
  if (!app || !data || !temporary) throw new Error('Expected three folders')
  for (const made of [app, data, temporary]) mkdirSync(made)
  layOutImage(app)
  // Root in a container that may not mount cannot be kept from writing.
  if (process.getuid?.() !== 0 || !cannotMount()) {
    makeReadOnly(t, app)
    t.throws(
      () => mkdirSync(join(app, 'dist/new')),
      { code: /^(EROFS|EACCES)$/ },
      'the disk of the image is read-only'
    )
  }
  const image = startOfImage()
  t.strictSame(image.args, ['--max-semi-space-size=2', 'dist/app/main.js'], 'as startServer starts')
  t.equal(image.env.DATA_DIR, '/data')
  t.equal(image.env.NODE_COMPILE_CACHE, '/tmp/node')
  const own = { DATA_DIR: data, TMPDIR: temporary, NODE_COMPILE_CACHE: join(temporary, 'node') }
  return { app, env: { ...image.env, HOST: '127.0.0.1', PORT: '0', ...own } }
}

async function optimiseSome(merchant: Merchant): Promise<void> {
  const data_list = (await chooseAll(merchant)).slice(0, PRODUCTS)
  const run = { data_type: 1, data_list, re_opt_type: '', page_type: 1 }
  await merchant.post('/api/v2/image-opt/reOptimize', run)
  await untilDone(merchant)
}
