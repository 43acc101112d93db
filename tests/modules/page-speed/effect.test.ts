import t from 'tap'
import { visitorFigures, visitPathOf } from '../../../modules/page-speed/queries.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { servePages } from '../../support/pages.ts'

/** Switches visitor figures on. Returns what reports a page view, as a storefront does, as often as asked. */
async function openReports({ app, merchant, shopId }: TestApp) {
  await merchant.post('/api/v2/home/saveVisitorFigures', { st: 1 })
  const url = (await visitPathOf(app.db, shopId, app.config.secretKey)) ?? ''
  return async (times: number, visit: object) => {
    for (let count = 0; count < times; count++)
      await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        payload: JSON.stringify(visit)
      })
  }
}

t.test(
  'the waits of visitors are compared once there are 50 page views of each sort',
  async (t) => {
    const started = await startApp(t, { env: { PAGESPEED: 'off' } })
    const { app, shopId, clock } = started
    const page = await servePages(app)
    const report = await openReports(started)
    await report(50, { open: 900, open_next: 600 })
    await report(49, { open_hit: 90 })
    t.equal((await visitorFigures(app.db, shopId, clock.now())).waits, null)
    t.match(await page('/main'), 'after 50 page views with preloading and as many without')

    await report(1, { open_hit: 90 })
    const { waits } = await visitorFigures(app.db, shopId, clock.now())
    t.match(waits, { prefetched: { views: 50 }, fresh: { views: 50 } })
    t.ok(waits && waits.fresh.ms >= 600 && waits.fresh.ms <= 660, `within 10 %: ${waits?.fresh.ms}`)
    const text = await page('/main')
    t.match(text, '50 fetched in advance, 50 not')
    t.notMatch(text, 'after 50 page views')
  }
)
