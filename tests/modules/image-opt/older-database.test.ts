import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { Merchant } from '../../support/merchant.ts'
import { ALTS, NAMES, putMug, save } from '../../support/mug.ts'
import { runOperator } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { chooseAll, optimiseAll, restoreAll, startAll, untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn, runSql } from '../../support/server-database.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { untilAttached } from './until-attached.ts'

const DATABASE = 'page-speed-boost.db'
const CONVERTING = { image_opt: { switch: 1 }, pngtojpg: 1, pngtojpg_size_control: 0 }

type Work = (merchant: Merchant, storeDir: string) => Promise<unknown>

/**
 * Runs `before` on a new shop, by default of 9 pictures, copies its database, runs `after`, and puts the copy back as
 * docs/operating.md says.
 */
async function openOlder(
  t: Test,
  {
    before = async () => undefined,
    after,
    putPictures = (storeDir) => putProducts(storeDir, 3),
    BILLING = 'local'
  }: {
    before?: Work
    after: Work
    putPictures?: (storeDir: string) => Promise<unknown>
    BILLING?: string
  }
) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store'), BILLING }
  mkdirSync(env.STORE_DIR)
  await putPictures(env.STORE_DIR)
  const originals = hashesOf(env.STORE_DIR)
  const first = await startServer(env)
  await before(first.merchant, env.STORE_DIR)
  await first.stop()
  const copy = join(folder, 'copy.db')
  cpSync(join(env.DATA_DIR, DATABASE), copy)
  const second = await startServer(env)
  await after(second.merchant, env.STORE_DIR)
  await second.stop()
  const putBack = () => {
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(env.DATA_DIR, DATABASE + ending), { force: true })
    cpSync(copy, join(env.DATA_DIR, DATABASE))
  }
  putBack()
  return { env, originals, putBack, pictures: originalsIn(env.DATA_DIR).length }
}

type Older = Awaited<ReturnType<typeof openOlder>>

/** Starts the server on the older database, restores everything once it is attached, and compares every file. */
async function restoresAll(t: Test, older: Older) {
  const { env, originals } = older
  const server = await startServer(env)
  t.teardown(() => server.kill())
  await untilAttached(
    openDatabaseIn(older.env.DATA_DIR),
    Object.values(older.originals),
    older.pictures
  )
  t.match(await restoreAll(server.merchant), { image_failed: 0 })
  t.equal(await server.stop(), 0)
  t.strictSame(hashesOf(env.STORE_DIR), originals, 'byte for byte')
}

const converting: Work = (merchant) => merchant.post('/api/v2/image-opt/saveSettings', CONVERTING)

t.test(
  'a start with an older database attaches the originals of what the store shows §2.1.5',
  async (t) => {
    const older = await openOlder(t, { after: (merchant) => optimiseAll(merchant) })
    t.equal(older.pictures, 9)
    t.not(hashesOf(older.env.STORE_DIR), older.originals)
    await restoresAll(t, older)
  }
)

t.test('pictures that were converted to another format and name are attached, too', async (t) => {
  const older = await openOlder(t, {
    before: converting,
    after: (merchant) => optimiseAll(merchant)
  })
  t.equal(
    Object.keys(hashesOf(older.env.STORE_DIR)).filter((path) => path.endsWith('.png')).length,
    0
  )
  await restoresAll(t, older)
})

t.test('what was optimised again after the copy still has its first original', async (t) => {
  const older = await openOlder(t, {
    before: (merchant) => optimiseAll(merchant),
    async after(merchant, storeDir) {
      await converting(merchant, storeDir)
      await optimiseAll(merchant)
    }
  })
  const server = await startServer(older.env)
  await startAll(server.merchant)
  await server.stop()
  await restoresAll(t, older)
})

t.test(
  'an optimise right after the start takes no result of ours as an original, and is free §2.1.5',
  async (t) => {
    const older = await openOlder(t, { after: (merchant) => optimiseAll(merchant) })
    const server = await startServer(older.env)
    t.match(await optimiseAll(server.merchant), { image_failed: 0 })
    await untilAttached(
      openDatabaseIn(older.env.DATA_DIR),
      Object.values(older.originals),
      older.pictures
    )
    const data_list = await chooseAll(server.merchant)
    await server.merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list,
      re_opt_type: 'history',
      page_type: 1
    })
    await untilDone(server.merchant)
    await server.stop()
    const rows = await runSql<{ units_taken: number; units_spent: number }>(
      older.env.DATA_DIR,
      'select units_taken, units_spent from subscription'
    )
    for (const row of rows) t.strictSame(row, { units_taken: 0, units_spent: 0 })
    t.equal(originalsIn(older.env.DATA_DIR).length, 9)
    t.match(runOperator(older.env, 'audit'), { code: 0 })
    await restoresAll(t, older)
  }
)

t.test('pictures that got alt texts and names of ours get their own back', async (t) => {
  const texts = { ...CONVERTING, alt_text: ALTS, file_name: NAMES }
  const older = await openOlder(t, {
    BILLING: 'off',
    async putPictures(storeDir) {
      await putMug(storeDir)
      // Where an item has no alt text at all is not beside the originals: a restore then leaves an empty one.
      const path = join(storeDir, 'products/mug/product.json')
      const given = readFileSync(path, 'utf8')
      writeFileSync(path, given.replace('"top.jpg",', '"top.jpg", "alt": "",'))
    },
    before: (merchant) => save(merchant, texts),
    after: (merchant) => optimiseAll(merchant)
  })
  const named = Object.keys(hashesOf(older.env.STORE_DIR))
  t.equal(named.filter((path) => /\/harbor-mug-by-tide-co\S*\.jpg$/.test(path)).length, 4)
  await restoresAll(t, older)
})

t.test(
  'verify and doctor name the originals that an older database does not know until recover ran',
  async (t) => {
    const { env } = await openOlder(t, { after: (merchant) => optimiseAll(merchant) })
    const words = /9 originals of pictures in the store have no row/
    t.match(runOperator(env, 'verify'), { code: 1, said: words })
    t.match(runOperator(env, 'doctor'), { code: 0, said: words })
    t.match(runOperator(env, 'recover'), { code: 0, said: /9 results recovered/ })
    t.match(runOperator(env, 'verify'), { code: 0, said: /^9 originals checked, 0 damaged/ })
    t.notMatch(runOperator(env, 'doctor').said, words)
  }
)

t.test('a start that is killed while it attaches is continued by the next one', async (t) => {
  const older = await openOlder(t, { after: (merchant) => optimiseAll(merchant) })
  const FAULTS_IN = temporaryFolder(t)
  writeFileSync(join(FAULTS_IN, 'armed'), '')
  const flags = ['--import', new URL('../../support/fault-points.ts', import.meta.url).href]
  for (const [when, attached] of [
    ['before', 0],
    ['after', older.pictures]
  ] as const) {
    const FAULT = `${when} commit image_result, store_item, store_image, quota_unit`
    const server = await startServer({ ...older.env, FAULTS_IN, FAULT }, { flags })
    t.strictSame(await server.ended, [null, 'SIGKILL'])
    const rows = await runSql(older.env.DATA_DIR, 'select image_id from image_result')
    t.equal(rows.length, attached)
  }
  await restoresAll(t, older)
})
