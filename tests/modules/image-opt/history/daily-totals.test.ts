import { sql } from 'kysely'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { optimiseAll, restoreAll } from '../../../support/runs.ts'
import { putProducts } from '../../../support/shop.ts'

t.test(
  'the totals of each day equal the sums of its images after every change §7.1.8',
  async (t) => {
    const { app, merchant, storeDir, clock } = await startApp(t)
    await putProducts(storeDir, 2)
    const kept = async () => {
      const days = await app.db.selectFrom('daily_total').selectAll().orderBy('day').execute()
      return days.map(({ day, images, saved_bytes }) => ({ day, images, saved_bytes }))
    }
    const counted = async () =>
      (
        await sql<{ day: string; images: number; saved_bytes: number }>`
        select substr(optimised_at, 1, 10) as day, count(*) as images,
          sum(original_bytes - result_bytes) as saved_bytes
        from image_result where status in ('compressed', 'expired') group by 1 order by 1`.execute(
          app.db
        )
      ).rows

    await optimiseAll(merchant)
    const [first] = await kept()
    t.match(first, { day: '2026-11-21', images: 6 })
    t.ok((first?.saved_bytes ?? 0) > 0)
    t.strictSame(await kept(), await counted())

    clock.forward(24 * 60 * 60_000)
    await restoreAll(merchant)
    t.strictSame(await kept(), [{ day: '2026-11-21', images: 0, saved_bytes: 0 }])

    await optimiseAll(merchant)
    const [before, after] = await kept()
    t.match(before, { images: 0, saved_bytes: 0 })
    t.match(after, { day: '2026-11-22', images: 6, saved_bytes: first?.saved_bytes })

    await app.db.updateTable('image_result').set({ status: 'expired' }).execute()
    t.strictSame((await kept()).slice(1), await counted(), 'expired images still count as saved')
    await app.db.deleteFrom('image_result').execute()
    t.match(await kept(), [
      { images: 0, saved_bytes: 0 },
      { images: 0, saved_bytes: 0 }
    ])
    t.equal((await kept()).length, 2)
  }
)
