import { mkdirSync } from 'node:fs'
import t, { type Test } from 'tap'
import { migrate } from '../../../../server/core/database/migrate.ts'
import { startStandIn } from '../../../stand-in/stand-in.ts'
import type { Switches } from '../../../stand-in/switches.ts'
import { repeated } from '../../../support/lane.ts'
import { report } from '../../../support/report.ts'
import { type Server, startServer } from '../../../support/server.ts'
import { openDatabaseIn } from '../../../support/server-database.ts'
import { serverEnv } from '../../../support/shopify-rows.ts'
import { type SwitchRow, switchRows } from '../../../support/switch-rows.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { addFaultyShop, type FaultyShop, planOf, TROUBLES } from './faulty-shops.ts'
import { inParallel } from './picture-troubles.ts'

/*
 * The real server optimises and restores one picture in each of many shops, and in each shop something goes wrong at a
 * random call. A failure names the seed of its shop. With that seed as an argument, the test runs for this shop alone,
 * under each row of switches: node tests/server/platforms/shopify/faulty-runs.test.ts 123
 */

/**
 * How many troubles are planned: more than the 200 that must happen, because a run can end before the call at which
 * its trouble was planned.
 */
const PLANNED = 250

/** How many shops run at the same time. A kill that is planned for one shop therefore also hits runs of others. */
const AT_ONCE = 6

const [ONE] = process.argv.slice(2).map(Number).filter(Number.isInteger)

/** Returns the row of switches and the seeds of the shops for each server. */
const groups = (): (SwitchRow & { seeds: number[] })[] => {
  if (ONE !== undefined) return switchRows(Infinity).map((row) => ({ ...row, seeds: [ONE] }))
  const rows = switchRows(1)
  const first = Math.floor(Math.random() * 1_000_000_000)
  const each = Math.ceil(repeated({ test: 6, prove: PLANNED }) / rows.length)
  return rows.map((row, index) => ({
    ...row,
    seeds: Array.from({ length: each }, (_, seed) => first + index * each + seed)
  }))
}

const counts = Object.fromEntries(TROUBLES.map((trouble) => [trouble, 0]))

for (const { row, switches, seeds } of groups())
  t.test(
    `no picture is lost and no block is charged twice, whatever happens at a random call (row ${row} of the switches)`,
    async (t) => {
      const play = await openPlays(t, switches, seeds)
      const wrong = await inParallel(play.shops, AT_ONCE, play.run)
      t.strictSame(wrong.flat(), [])
      for (const { plan, hasHappened } of play.shops)
        if (hasHappened()) counts[plan.trouble] = (counts[plan.trouble] ?? 0) + 1
    }
  )

t.test('enough of the planned troubles have happened', async (t) => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  t.comment(JSON.stringify(counts))
  t.ok(all >= repeated({ test: 1, prove: 200 }), `${all} troubles`)
  const missing = TROUBLES.filter((trouble) => counts[trouble] === 0)
  t.strictSame(repeated({ test: [], prove: missing }), [], 'each kind has happened')
  report(1, 'Shopify', { ...counts, 'pictures lost': 0, 'blocks charged twice': 0 })
})

async function openPlays(t: Test, switches: Switches, seeds: number[]) {
  const standIn = await startStandIn({ switches, timing: { mediaMs: 20, originalLateMs: 20 } })
  const dataDir = temporaryFolder(t)
  mkdirSync(dataDir, { recursive: true })
  const db = openDatabaseIn(dataDir)
  await migrate(db)
  const env = { ...serverEnv(standIn, dataDir), PAGESPEED: 'off' }
  let server: Server
  let restart: Promise<void> = Promise.resolve()
  const kill = () => {
    restart = restart.then(async () => {
      await server.kill()
      server = await startServer(env)
    })
  }
  const shops: FaultyShop[] = []
  for (const seed of seeds) shops.push(await addFaultyShop({ standIn, db }, planOf(seed), kill))
  server = await startServer(env)
  t.teardown(async () => {
    await restart
    await server.stop()
    await db.destroy()
    await standIn.close()
  })

  /** Calls the server and returns its answer. A call that a kill interrupts is sent again once the server is back. */
  async function call<Reply>(token: string, path: string, body?: object): Promise<Reply> {
    for (;;) {
      await restart
      try {
        const reply = await fetch(server.address + path, {
          headers: {
            authorization: `ShopifyAdmin ${token}`,
            ...(body && { 'content-type': 'application/json' })
          },
          ...(body && { method: 'POST', body: JSON.stringify(body) })
        })
        return (await reply.json()) as Reply
      } catch {
        // The server was killed before it answered.
        await pause()
      }
    }
  }
  return { shops, run: (shop: FaultyShop) => playShop(shop, call) }
}

type Call = <Reply>(token: string, path: string, body?: object) => Promise<Reply>
type Schedule = Record<string, { process_result: number }>

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

const API = '/api/v2/image-opt'

/** Optimises and restores the shop's picture. Returns a sentence for each thing that is wrong at the end. */
async function playShop(faulty: FaultyShop, call: Call): Promise<string[]> {
  const { plan, shop, token, dataType, original } = faulty
  const found: string[] = []
  const report = (isWrong: boolean, what: string) =>
    isWrong && found.push(`${JSON.stringify(plan)}: ${what}`)
  const list = async (): Promise<{ data_id: string }[]> => {
    const path = `${API}/getManualImagesData?page_type=1&pageSize=10&data_type=${dataType}`
    const { data } = await call<{ data: { data: { id: string }[] } }>(token, path)
    return data.data.map(({ id }) => ({ data_id: id }))
  }
  while ((await list()).length === 0) await pause()
  const data_list = await list()
  const act = async (name: string, more: object) => {
    // `call` sends this again if a kill loses the call or its answer.
    await call(token, `${API}/${name}`, { data_type: dataType, data_list, ...more })
    for (;;) {
      const schedule = await call<Schedule>(token, `${API}/getOptSchedule`)
      const kinds = ['product', 'collection', 'article'].map((kind) => schedule[kind])
      if (kinds.every((kind) => kind?.process_result === 1)) return
      await pause()
    }
  }
  await act('reOptimize', { re_opt_type: '', page_type: 1 })
  const optimised = faulty.shown()
  const isEdited = faulty.newer() !== null
  report(!isEdited && optimised === original, 'the picture was not optimised')
  await act('restore', {})
  const newer = faulty.newer()
  const end = faulty.shown()
  if (newer) report(!newer.includes(end), 'the newer picture of the merchant is not shown')
  else report(end !== faulty.backup, 'the original is not back byte for byte')
  const records = shop.billing.subscriptions().flatMap((subscription) => subscription.records)
  report(records.length > 1, `${records.length} charges for one block`)
  return found
}
