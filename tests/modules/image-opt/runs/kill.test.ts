import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { repeated } from '../../../support/lane.ts'
import { report } from '../../../support/report.ts'
import { chooseAll, optimiseAll, startAll, untilDone } from '../../../support/runs.ts'
import { type Server, startServer } from '../../../support/server.ts'
import { runSql } from '../../../support/server-database.ts'
import { hashesOf, putProducts } from '../../../support/shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { until } from '../../../support/unread.ts'

/**
 * The number of kills while the server optimises. Each kill comes at a random moment within SPAN_MS after a start.
 */
const KILLS = repeated({ test: 6, prove: 200 })
const SPAN_MS = 500

/**
 * Before every fourth kill the server finishes a picture. On a busy machine it may otherwise never live long enough for
 * that, and a picture at which the server died 20 times counts as failed (modules/image-opt/runs/claim.ts).
 */
const KILLS_BETWEEN = 4
const PRODUCTS = repeated({ test: 10, prove: 334 })
const PICTURES = PRODUCTS * 3

/** A restore is quick, so there are several restore runs with one kill each. */
const RESTORES = repeated({ test: 2, prove: 5 })
const RESTORE_SPAN_MS = 80

t.test(
  'a server killed again and again loses nothing and charges nothing twice §2.4.2 §4.3.5 §5.13.1',
  async (t) => {
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'store')
    const dataDir = join(folder, 'data')
    mkdirSync(storeDir)
    // Pictures so large that the run outlasts the kills.
    await putProducts(storeDir, PRODUCTS, [320, 240])
    const before = hashesOf(storeDir)
    const env = {
      DATA_DIR: dataDir,
      STORE_DIR: storeDir,
      IMAGE_WORKERS: '2',
      FREE_QUOTA: String(PICTURES)
    }

    let server = await startServer(env)
    t.equal((await startAll(server.merchant)).status, 200)
    server = await killRepeatedly(t, server, env)
    const done = await untilDone(server.merchant)
    t.match(done, { opt_total: PRODUCTS, opt_in: 0, image_total: PICTURES, image_failed: 0 })

    const { body } = await server.merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.equal(body.total.opt_num, PICTURES, 'every picture was optimised')
    t.equal(body.opt_schedule.impressions_use, PICTURES, 'each picture was charged once')
    t.strictSame(await ledgerOf(dataDir), {
      units: PICTURES,
      spent: PICTURES,
      counted: PICTURES
    })
    const after = hashesOf(storeDir)
    t.equal(Object.keys(after).length, Object.keys(before).length, 'the store has no stray file')
    t.strictSame(
      Object.entries(after).filter(
        ([path, hash]) => !path.endsWith('.json') && before[path] === hash
      ),
      [],
      'every picture has changed'
    )

    for (let round = 0; round < RESTORES; round++) {
      t.equal((await restoreStarted(server)).status, 200)
      server = await killWithin(server, env, RESTORE_SPAN_MS)
      t.match(await untilDone(server.merchant), { process_type: 'restore', image_failed: 0 })
      t.strictSame(hashesOf(storeDir), before, 'every file is restored byte for byte')
      await optimiseAll(server.merchant)
      t.strictSame(hashesOf(storeDir), after, 'the pictures are optimised to the same bytes again')
    }
    t.strictSame(await ledgerOf(dataDir), {
      units: PICTURES,
      spent: PICTURES,
      counted: PICTURES
    })
    t.equal(await server.stop(), 0)
    report(1, 'local store', {
      kills: KILLS,
      images: PICTURES,
      results: body.total.opt_num,
      'units charged': (await ledgerOf(dataDir)).spent
    })
    report(5, 'local store', { 'kills of a restore': RESTORES, pictures: PICTURES })
  }
)

async function restoreStarted({ merchant }: Server) {
  const data_list = await chooseAll(merchant)
  return merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
}

type Env = Record<'DATA_DIR' | 'STORE_DIR' | 'IMAGE_WORKERS' | 'FREE_QUOTA', string>

async function killRepeatedly(t: Test, first: Server, env: Env): Promise<Server> {
  let server = first
  let inMidRun = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { body } = await server.merchant.get('/api/v2/image-opt/getOptSchedule')
    if (body.product.process_result === 0) inMidRun++
    if (kill % KILLS_BETWEEN === KILLS_BETWEEN - 1) await untilOneMore(env.DATA_DIR)
    server = await killWithin(server, env, SPAN_MS)
  }
  t.ok(inMidRun >= KILLS / 2, `${inMidRun} of ${KILLS} kills came in the middle of the run`)
  return server
}

/** Waits until another picture is finished, or all are. */
async function untilOneMore(dataDir: string): Promise<void> {
  const { spent } = await ledgerOf(dataDir)
  if (spent < PICTURES) await until(async () => (await ledgerOf(dataDir)).spent > spent)
}

async function killWithin(server: Server, env: Env, spanMs: number) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * spanMs))
  await server.kill()
  return startServer(env)
}

async function ledgerOf(dataDir: string) {
  const [ledger] = await runSql<{ units: number; spent: number; counted: number }>(
    dataDir,
    `select count(*) as units, count(*) filter (where state = 'spent') as spent,
      (select units_taken from subscription) as counted from quota_unit`
  )
  return ledger as NonNullable<typeof ledger>
}
