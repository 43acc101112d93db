import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { openPostgres } from '../../../../../server/core/database/postgres/open.ts'
import { runOperator } from '../../../../support/operator.ts'
import { NO_POSTGRES, PASSWORD, startCluster } from '../../../../support/postgres/cluster.ts'
import { administer, hasPostgres } from '../../../../support/postgres/databases.ts'
import { restoreAll, startAll, untilDone } from '../../../../support/runs.ts'
import { startServer } from '../../../../support/server.ts'
import { hashesOf, putProducts } from '../../../../support/shop.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { TOKEN } from '../../../../support/token.ts'
import { until } from '../../../../support/unread.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

const PRODUCTS = 8
const PICTURES = PRODUCTS * 3

t.test(
  'a run goes on after the database was away, and loses and charges nothing §2.3.10',
  { skip },
  async (t) => {
    const cluster = await startCluster({ isSafe: true })
    await administer(cluster.urlOf('postgres'), 'create database boost')
    const folder = temporaryFolder(t)
    const storeDir = join(folder, 'store')
    mkdirSync(storeDir)
    await putProducts(storeDir, PRODUCTS, [320, 240])
    const before = hashesOf(storeDir)
    const env = {
      DATABASE_URL: cluster.urlOf('boost'),
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: storeDir,
      SECRET_KEY: 's'.repeat(32),
      ADMIN_TOKEN: TOKEN,
      IMAGE_WORKERS: '2',
      LOG_LEVEL: 'info'
    }
    const server = await startServer(env)
    const { merchant } = server
    t.equal((await startAll(merchant)).status, 200)
    const db = openPostgres(cluster.urlOf('boost'))
    t.teardown(() => db.destroy())
    const doneItems = async () => {
      const { rows } = await sql<{ n: number }>`
      select count(*) as n from run_item where state = 'done'`.execute(db)
      return rows[0]?.n ?? 0
    }
    await until(async () => (await doneItems()) >= 2)

    await cluster.kill()
    const refused = await merchant.get('/api/v2/image-opt/getOptSchedule')
    t.equal(refused.status, 503)
    t.match(refused.body, { ack: 0, error: 'core/database-gone', message: /database/ })
    const ready = await fetch(`${server.address}/readyz`)
    t.equal(ready.status, 503)
    t.match(await ready.json(), { database: 'unavailable' })
    t.equal((await fetch(`${server.address}/healthz`)).status, 200)

    await cluster.start()
    await until(async () => (await fetch(`${server.address}/readyz`)).status === 200)
    t.match(await untilDone(merchant), { image_total: PICTURES, image_failed: 0 })
    const { rows } = await sql<Record<string, number>>`
    select count(*) as units, count(*) filter (where state = 'spent') as spent,
      (select units_taken from subscription) as counted from quota_unit`.execute(db)
    t.strictSame(rows, [{ units: PICTURES, spent: PICTURES, counted: PICTURES }])
    t.match(runOperator(env, 'audit'), { code: 0, said: /0 differences/ })
    t.match(runOperator(env, 'verify'), { code: 0, said: /0 damaged, 0 missing/ })
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before, 'every file is restored byte for byte')

    await server.stop()
    t.notMatch(server.said(), encodeURIComponent(PASSWORD))
    t.match(server.said(), 'the database cannot be reached: all runs wait until it answers')
    t.match(server.said(), 'the database answers again: runs continue')
  }
)
