import { sql } from 'kysely'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { readMetrics } from '../../../support/metrics.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { putProducts } from '../../../support/shop.ts'

t.test('a server with 40,000 open shops works, and says how it is', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  await sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 40000)
    insert into shop (platform, store_key, domain, name, email, language, is_old, is_open, created_at)
    select 'shopify', 'shop-' || i, 'shop-' || i, 'Shop', '', 'en', 1, 1, '2026-11-21T08:00:00.000Z'
    from numbers`.execute(app.db)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  t.equal((await readMetrics(app)).get('psb_images_optimised'), 3)
  t.match((await app.inject('/readyz')).json(), { queue: 'ok' })
})
