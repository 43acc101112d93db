import { type CompiledQuery, sql } from 'kysely'
import t from 'tap'
import { startApp } from '../../support/app.ts'
import { optimiseAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'
import { OPERATOR } from '../../support/token.ts'

/**
 * Tables with rows for each image, unit, day or page view. Reading one of them as a whole takes longer the longer the
 * server is in use, and every request waits meanwhile.
 */
const LARGE =
  /^SCAN (?!.*\bINDEX\b)(run|run_item|store_item|store_image|image_result|quota_unit|daily_total|visitor_figure|journal_line|upload|webhook_delivery)\b/

t.test(
  'a scrape asks the database ten times at most, and reads no large table as a whole §2.3.3 §2.3.4',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    const executor = app.db.getExecutor()
    const calls = t.capture(executor, 'executeQuery', executor.executeQuery.bind(executor))
    t.equal((await app.inject({ url: '/metrics', headers: OPERATOR })).statusCode, 200)
    const queries = calls().map(({ args }) => args[0] as CompiledQuery)
    t.ok(queries.length >= 5 && queries.length <= 10, `${queries.length} queries`)
    for (const query of queries) {
      const plan = await app.db.executeQuery<{ detail: string }>({
        ...sql`explain query plan`.compile(app.db),
        sql: `explain query plan ${query.sql}`,
        parameters: query.parameters
      })
      t.ok(plan.rows.length > 0)
      for (const { detail } of plan.rows) t.notMatch(detail, LARGE, query.sql)
    }
  }
)
