import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import t from 'tap'
import { repeated } from '../../support/lane.ts'
import { runOperator } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Besides the steps on the secrets and the database, every so many is tried. */
const EVERY = repeated({ test: 16, prove: 1 })

const TORN = `--import=${new URL('../../support/torn-writes.ts', import.meta.url).href}`

t.test(
  'a move that is killed in the middle of any change of a file is done by the next one §19.8',
  async (t) => {
    const folder = temporaryFolder(t)
    const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: temporaryFolder(t), PAGESPEED: 'off' }
    await putProducts(env.STORE_DIR, 1)
    // Without these variables the server makes the secrets, and the move copies them.
    const server = await startServer(env)
    await optimiseAll(server.merchant)
    t.equal(await server.stop(), 0)
    writeFileSync(join(env.DATA_DIR, 'admin-token'), 'a'.repeat(48), { mode: 0o600 })
    const namesIn = (dataDir: string) => originalsIn(dataDir).map((path) => relative(dataDir, path))
    const originals = namesIn(env.DATA_DIR)
    t.equal(originals.length, 3)
    const target = join(folder, 'new/place')
    const variables = join(folder, 'new.env')
    writeFileSync(variables, `DATA_DIR='${target}'\n`)

    function check(): void {
      t.equal(runOperator(env, 'move', variables).code, 0)
      for (const name of ['admin-token', 'secret-key']) {
        t.strictSame(readFileSync(join(target, name)), readFileSync(join(env.DATA_DIR, name)))
        t.equal(statSync(join(target, name)).mode & 0o777, 0o600)
      }
      t.strictSame(namesIn(target), originals)
      t.ok(existsSync(join(target, 'page-speed-boost.db')))
    }

    const steps = join(folder, 'steps')
    const torn = { ...env, NODE_OPTIONS: TORN }
    t.equal(runOperator({ ...torn, STEPS_IN: steps }, 'move', variables).code, 0)
    const lines = readFileSync(steps, 'utf8').trim().split('\n')
    t.ok(lines.length > 30, `${lines.length} steps`)
    for (const [index, line] of lines.entries()) {
      const isOfPlace = /(new\/place|data)\/[^/]+$/.test(line)
      if (!isOfPlace && index % EVERY !== 0) continue
      const step = index + 1
      rmSync(join(folder, 'new'), { recursive: true })
      const { code, said } = runOperator({ ...torn, TEAR_AT: String(step) }, 'move', variables)
      t.equal(code, 137, `${line}: ${said}`)
      check()
    }
  }
)
