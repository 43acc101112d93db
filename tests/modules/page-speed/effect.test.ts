import t from 'tap'
import { openBrowserJobs } from '../../../modules/page-speed/browser-jobs.ts'
import { openChecks } from '../../../modules/page-speed/checks.ts'
import type { Effect } from '../../../modules/page-speed/effect/effect.ts'
import { openMeasurements } from '../../../modules/page-speed/effect/measurements.ts'
import { removeOldChecks } from '../../../modules/page-speed/jobs.ts'
import { visitorFigures, visitPathOf } from '../../../modules/page-speed/queries.ts'
import { failRunningJobs } from '../../../modules/page-speed/sql-browser-jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { Failure } from '../../../server/core/failure.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { failOn } from '../../support/failing-writes.ts'
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
  'the waits of visitors are compared once there are 50 page views of each sort §12.9.1 §12.9.2',
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

const EFFECT = '/api/v2/home/getPreloadEffect'
const HOME = 'http://127.0.0.1:1/store'
const MEASURED: Effect = { withoutMs: 412, withMs: 98, path: '/store/products/cup' }

/** Opens measurements whose results are these, one after the other; errors are thrown. */
function openWith({ app }: TestApp, results: (Effect | Error)[]) {
  const jobs = openBrowserJobs(app)
  const asked: string[] = []
  const measurer = {
    async run({ url }: { url: string }) {
      asked.push(url)
      const result = results.shift() ?? MEASURED
      if (result instanceof Error) throw result
      return result
    }
  }
  return { jobs, asked, measurements: openMeasurements(app, measurer, jobs) }
}

t.test(
  'the card shows the last measurement until there are enough visitors §4.3.34 §12.9.3',
  async (t) => {
    const started = await startApp(t, { env: { PAGESPEED: 'off' } })
    const { app, merchant, shopId, clock } = started
    const render = await servePages(app)
    // The messages of all islands are in script elements.
    const page = async (path: string) =>
      (await render(path)).replaceAll(/<script.*?<\/script>/gs, '')
    const empty = { status: 0, reason: '', without_ms: null, with_ms: null, page: '' }
    t.match((await merchant.get(EFFECT)).body, { ack: 1, ...empty, measured_at: '' })
    t.notMatch(await page('/main'), 'On your store')

    const { jobs, measurements } = openWith(started, [MEASURED, new Failure('no-link', 'x')])
    await measurements.start(shopId, HOME)
    await jobs.idle()
    const measuredAt = clock.now().toISOString()
    const done = { without_ms: 412, with_ms: 98, page: MEASURED.path, measured_at: measuredAt }
    t.match((await merchant.get(EFFECT)).body, { ...done, status: 1 })
    const html = await page('/main')
    for (const words of ['412 ms', '98 ms', '/store/products/cup was shown', 'three visits each'])
      t.match(html, words)
    t.notMatch(html, 'Measure on my store', 'this server has no browser')

    await measurements.start(shopId, HOME)
    await jobs.idle()
    const failed = { status: 3, reason: /no link that could be opened/ }
    t.match((await merchant.get(EFFECT)).body, { ...done, ...failed }, 'the result is kept')
    const report = await openReports(started)
    await report(50, { open: 900, open_next: 600 })
    await report(50, { open_hit: 90 })
    t.notMatch(await page('/main'), '412 ms')

    clock.forward(91 * DAY_MS)
    await removeOldChecks.run(app)
    t.match((await merchant.get(EFFECT)).body, empty, 'results are kept for 90 days')
  }
)

t.test('a shop has one measurement at a time, and no check runs beside it §12.9.5', async (t) => {
  const started = await startApp(t, { env: { PAGESPEED: 'off' } })
  const { app, shopId } = started
  const { jobs, asked, measurements } = openWith(started, [])
  const all = Promise.withResolvers<void>()
  const checker = {
    async run() {
      // The check lasts until all measurements have been asked for.
      await all.promise
      t.equal(asked.length, 0, 'no measurement begins during a check')
      return { score: 50, opportunities: [] }
    }
  }
  await openChecks(app, checker, jobs).start(shopId, { url: HOME, language: 'en' })
  await Promise.all([1, 2, 3].map(() => measurements.start(shopId, HOME)))
  all.resolve()
  await jobs.idle()
  t.strictSame(asked, [HOME])
})

t.test(
  'a measurement that a restart cuts short fails and can be started again §12.9.5',
  async (t) => {
    const started = await startApp(t, { env: { PAGESPEED: 'off' } })
    const { app, merchant, shopId, clock } = started
    const running = {
      shop_id: shopId,
      state: 'running',
      began_at: clock.now().toISOString()
    } as const
    await app.db.insertInto('preload_measurement').values(running).execute()
    const now = clock.now().toISOString()
    await failRunningJobs(app.db, now, now)
    t.match((await merchant.get(EFFECT)).body, { status: 3, reason: /interrupted by a restart/ })
    const { jobs, measurements } = openWith(started, [])
    await measurements.start(shopId, HOME)
    await jobs.idle()
    t.match((await merchant.get(EFFECT)).body, { status: 1 })
  }
)

t.test('a failure that cannot be recorded does not hold up the next job', async (t) => {
  const started = await startApp(t, { env: { PAGESPEED: 'off' } })
  const { app, merchant, shopId } = started
  const { jobs, measurements } = openWith(started, [])
  const fails = async () => {
    throw new Failure('not-reached', 'The store is closed')
  }
  await failOn(app.db, 'update', 'speed_check', 'disk I/O error')
  await openChecks(app, { run: fails }, jobs).start(shopId, { url: HOME, language: 'en' })
  await measurements.start(shopId, HOME)
  await jobs.idle()
  t.match((await merchant.get(EFFECT)).body, { status: 1, with_ms: MEASURED.withMs })
})

t.test('a server without a browser refuses to measure §4.3.35 §12.9.3', async (t) => {
  const { merchant } = await startApp(t, { env: { PAGESPEED: 'off' } })
  const { status, body } = await merchant.post('/api/v2/home/measurePreload', {})
  t.equal(status, 503)
  t.match(body, { ack: 0, message: /cannot be measured here/ })
})
