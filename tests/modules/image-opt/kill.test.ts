import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { temporaryFolder } from '../../support/app.ts'
import { chooseAll, restoreAll, startAll, untilDone } from '../../support/runs.ts'
import { type Server, startServer } from '../../support/server.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'

/** How often the server is killed in each of the two runs, at a random moment within the span. */
const KILLS = 15
const SPAN_MS = 900

t.test('a server killed again and again loses nothing and charges nothing twice', async (t) => {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  const dataDir = join(folder, 'data')
  mkdirSync(storeDir)
  await putProducts(storeDir, 16)
  const before = hashesOf(storeDir)
  const env = { DATA_DIR: dataDir, STORE_DIR: storeDir, IMAGE_WORKERS: '2' }

  let server = await startServer(env)
  t.equal((await startAll(server.merchant)).status, 200)
  server = await killRepeatedly(server, env)
  const done = await untilDone(server.merchant)
  t.match(done, { opt_total: 16, opt_in: 0, image_total: 48, image_failed: 0 })

  const { body } = await server.merchant.get('/api/v2/image-opt/getImgOptTotal')
  t.equal(body.total.opt_num, 48, 'every picture was optimised')
  t.equal(body.opt_schedule.impressions_use, 48, 'each was charged once')
  t.strictSame(ledgerOf(dataDir), { units: 48, spent: 48, counted: 48 })
  const after = hashesOf(storeDir)
  t.equal(Object.keys(after).length, Object.keys(before).length, 'no stray file in the store')
  t.strictSame(
    Object.entries(after).filter(
      ([path, hash]) => !path.endsWith('.json') && before[path] === hash
    ),
    [],
    'no picture was left as it was'
  )

  t.equal((await restoreStarted(server)).status, 200)
  server = await killRepeatedly(server, env)
  t.match(await untilDone(server.merchant), { process_type: 'restore', image_failed: 0 })
  await restoreAll(server.merchant)
  t.strictSame(hashesOf(storeDir), before, 'every file is what it was, byte for byte')
  t.equal(await server.stop(), 0)
})

async function restoreStarted({ merchant }: Server) {
  const data_list = await chooseAll(merchant)
  return merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
}

async function killRepeatedly(first: Server, env: Record<string, string>): Promise<Server> {
  let server = first
  for (let kill = 0; kill < KILLS; kill++) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SPAN_MS))
    await server.kill()
    server = await startServer(env)
  }
  return server
}

function ledgerOf(dataDir: string) {
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'), { readonly: true })
  const { units, spent } = db
    .prepare(`select count(*) units, sum(state = 'spent') spent from quota_unit`)
    .get() as { units: number; spent: number }
  const { counted } = db.prepare('select units_taken counted from subscription').get() as {
    counted: number
  }
  db.close()
  return { units, spent, counted }
}
