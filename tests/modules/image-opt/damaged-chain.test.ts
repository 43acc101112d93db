import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { runOperator } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn } from '../../support/server-database.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { untilAttached } from './until-attached.ts'

const PICTURES = 3
const DATABASE = 'page-speed-boost.db'

/** Which database is put back: from before all work, from after the first run, from after the second one, or none. */
type Known = 'before' | 'first' | 'second' | 'none'

type Chain = Awaited<ReturnType<typeof openChain>>

/**
 * Prepares a shop in which an earlier version took its own results for originals: a first run made B of A, and a second
 * one, whose database knew nothing of it, made C of B. Both left their originals and descriptions.
 */
async function openChain(t: Test) {
  const folder = temporaryFolder(t)
  const at = (name: string) => join(folder, name)
  const STORE_DIR = at('store')
  mkdirSync(STORE_DIR)
  await putProducts(STORE_DIR, PICTURES / 3)
  const originals = hashesOf(STORE_DIR)
  const keep = (from: string, known: Known) => cpSync(at(`${from}/${DATABASE}`), at(`${known}.db`))

  async function work(data: string, ratio: number) {
    const before = hashesOf(STORE_DIR)
    const server = await startServer({ DATA_DIR: at(data), STORE_DIR })
    await server.merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { switch: 1, quality: { custom: 1, custom_ratio: ratio } }
    })
    t.match(await optimiseAll(server.merchant), { image_failed: 0 })
    await server.stop()
    const after = hashesOf(STORE_DIR)
    t.equal(Object.keys(before).filter((path) => before[path] !== after[path]).length, PICTURES)
  }

  await (await startServer({ DATA_DIR: at('one'), STORE_DIR })).stop()
  keep('one', 'before')
  await work('one', 95)
  keep('one', 'first')
  await work('two', 55)
  keep('two', 'second')
  cpSync(at('two/storage/originals'), at('one/storage/originals'), { recursive: true })
  t.equal(originalsIn(at('one')).length, 2 * PICTURES)
  cpSync(STORE_DIR, at('results'), { recursive: true })
  return { folder, STORE_DIR, originals }
}

/** Puts the shop back as it was after the second run, but with this database. */
function putBack(t: Test, { folder, STORE_DIR }: Chain, known: Known) {
  const env = { DATA_DIR: join(temporaryFolder(t), 'data'), STORE_DIR }
  cpSync(join(folder, 'one'), env.DATA_DIR, { recursive: true })
  for (const path of globSync(join(env.DATA_DIR, `${DATABASE}*`))) rmSync(path)
  if (known !== 'none') cpSync(join(folder, `${known}.db`), join(env.DATA_DIR, DATABASE))
  rmSync(join(STORE_DIR, 'products'), { recursive: true })
  cpSync(join(folder, 'results'), STORE_DIR, { recursive: true })
  return env
}

/** Turns the order of the records in time. */
function turnTimes(dataDir: string): void {
  const now = Date.now()
  for (const path of globSync(join(dataDir, 'storage/originals/*/*/*.use'))) {
    const use = JSON.parse(readFileSync(path, 'utf8'))
    const optimised_at = new Date(2 * now - Date.parse(use.result.optimised_at)).toISOString()
    writeFileSync(path, JSON.stringify({ ...use, result: { ...use.result, optimised_at } }))
  }
}

/** Restores everything once it is attached, and compares every file with the merchant's own. */
async function restoresAll(
  t: Test,
  { originals }: Chain,
  env: ReturnType<typeof putBack>,
  { isOptimised = false } = {}
) {
  const server = await startServer(env)
  t.teardown(() => server.kill())
  if (isOptimised) t.match(await optimiseAll(server.merchant), { image_failed: 0 })
  await untilAttached(openDatabaseIn(env.DATA_DIR), Object.values(originals), PICTURES)
  t.match(await restoreAll(server.merchant), { image_failed: 0 })
  t.equal(await server.stop(), 0)
  t.strictSame(hashesOf(env.STORE_DIR), originals, 'byte for byte')
}

t.test('a result that was taken as an original leads back to the first original', async (t) => {
  const chain = await openChain(t)
  for (const known of ['before', 'first', 'second'] as const)
    await t.test(`at a start on the database: ${known}`, (t) =>
      restoresAll(t, chain, putBack(t, chain, known))
    )
  await t.test('when it is optimised right after the start', (t) =>
    restoresAll(t, chain, putBack(t, chain, 'second'), { isOptimised: true })
  )
  for (const known of ['before', 'first', 'second', 'none'] as const)
    await t.test(`with recover on the database: ${known}`, async (t) => {
      const env = putBack(t, chain, known)
      if (known === 'before') turnTimes(env.DATA_DIR)
      if (known !== 'none')
        t.match(runOperator(env, 'verify'), { code: 1, said: /[36] originals of .* have no row/ })
      t.match(runOperator(env, 'recover'), { code: 0 })
      await restoresAll(t, chain, env)
    })
})
