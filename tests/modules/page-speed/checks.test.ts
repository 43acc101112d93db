import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { locales } from '../../../locales/codes.ts'
import { rawMessagesFor } from '../../../locales/messages.ts'
import { LIMIT_MS, openBrowserJobs } from '../../../modules/page-speed/browser-jobs.ts'
import type { DeviceRun } from '../../../modules/page-speed/checker/checker.ts'
import { openChecks } from '../../../modules/page-speed/checks.ts'
import { removeOldChecks } from '../../../modules/page-speed/jobs.ts'
import { addFigure } from '../../../modules/page-speed/sql-visits.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { Failure } from '../../../server/core/failure.ts'
import { addShop } from '../../support/add-shop.ts'
import { startApp } from '../../support/app.ts'
import { until } from '../../support/browser.ts'
import { sqliteOnly } from '../../support/lane.ts'
import { descendantsOf } from '../../support/memory.ts'
import { commandOf, isRunning } from '../../support/processes.ts'
import { silentBrowser } from '../../support/scripted-browser.ts'
import { type Server, startServer } from '../../support/server.ts'
import { runSql } from '../../support/server-database.ts'
import { beginRequest, signalAll } from '../../support/signals.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const REQUEST = { url: 'http://127.0.0.1:1/store/', language: 'en' }

/** Returns a checker that reports these scores one after the other, and throws those that are errors. */
function checkerOf(scores: (number | Error)[]) {
  const asked: string[] = []
  return {
    asked,
    async run({ device }: { device: string }): Promise<DeviceRun> {
      asked.push(device)
      const score = scores.shift() ?? 0
      if (typeof score !== 'number') throw score
      return { score, opportunities: [{ id: 'x', title: `At ${score}`, savingMs: score }] }
    }
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  )

const SCORE = '/api/v2/home/getPageSpeedScore'

t.test(
  'the score is the median of three runs per device, with their spread §4.3.26 §4.4.15 §12.5.9',
  async (t) => {
    const { app, merchant, shopId, clock } = await startApp(t, { env: { PAGESPEED: 'off' } })
    t.match((await merchant.get(SCORE)).body, {
      status: 3,
      reason: /cannot be measured here/,
      score: { pc: null, mb: null }
    })
    const checker = checkerOf([90, 70, 80, 30, 55, 40])
    const checks = openChecks(app, checker)
    await checks.start(shopId, REQUEST)
    await checks.idle()
    t.strictSame(checker.asked, ['desktop', 'desktop', 'desktop', 'mobile', 'mobile', 'mobile'])
    const { body } = await merchant.get(SCORE)
    t.match(body, {
      ack: 1,
      status: 1,
      score: { pc: 80, mb: 40 },
      spread: { pc: 20, mb: 25 },
      checked_at: clock.now().toISOString(),
      opportunities: { pc: [{ title: 'At 80', saving: 80 }], mb: [{ title: 'At 40' }] }
    })
    t.match((await merchant.get('/api/v1/getPageSpeedData')).body, {
      code: '200',
      data: { score: { pc: 80, mb: 40 }, status: 1, embed: { status: 0, url: '/theme-editor' } }
    })
  }
)

t.test(
  'a failed check shows its reason and keeps the earlier scores §12.5.4 §12.6.2',
  async (t) => {
    const { app, merchant, shopId } = await startApp(t)
    const checks = openChecks(
      app,
      checkerOf([80, 80, 80, 60, 60, 60, 50, new Failure('left-shop', 'x')])
    )
    await checks.start(shopId, REQUEST)
    await checks.idle()
    await checks.start(shopId, REQUEST)
    await checks.idle()
    t.match((await merchant.get(SCORE)).body, {
      status: 3,
      reason: /leads to another website/,
      score: { pc: 80, mb: 60 }
    })
  }
)

t.test('a shop has at most one check at a time §4.3.27 §12.5.1–12.5.3 §12.5.9', async (t) => {
  const { app, shopId } = await startApp(t)
  const checker = checkerOf([])
  const asked = Promise.withResolvers<void>()
  const checks = openChecks(app, {
    async run(page: { device: string }) {
      // The first check lasts until all have been asked for.
      await asked.promise
      return checker.run(page)
    }
  })
  await Promise.all([1, 2, 3].map(() => checks.start(shopId, REQUEST)))
  asked.resolve()
  await checks.idle()
  t.equal(checker.asked.length, 6)
  t.equal((await app.db.selectFrom('speed_check').selectAll().execute()).length, 1)
})

t.test('the server runs one check at a time, whichever shops ask for one §12.5.9', async (t) => {
  const { app, shopId } = await startApp(t)
  const otherShopId = await addShop(app.db)
  const running: string[] = []
  const checks = openChecks(app, {
    async run({ url }: { url: string }): Promise<DeviceRun> {
      running.push(url)
      await new Promise((resolve) => setTimeout(resolve, 5))
      t.strictSame(new Set(running).size, 1, 'no run of the other shop has begun')
      running.pop()
      return { score: 50, opportunities: [] }
    }
  })
  await checks.start(shopId, REQUEST)
  await checks.start(otherShopId, { ...REQUEST, url: 'http://127.0.0.1:1/other/' })
  await checks.idle()
  t.strictSame(
    (await app.db.selectFrom('speed_check').select('state').execute()).map(({ state }) => state),
    ['done', 'done']
  )
})

t.test('a check that takes longer than five minutes fails §12.5.9', async (t) => {
  t.equal(LIMIT_MS, 5 * 60_000)
  const { app, merchant, shopId } = await startApp(t)
  const endless = { run: ({ signal }: { signal: AbortSignal }) => untilAborted(signal) }
  const checks = openChecks(app, endless, openBrowserJobs(app, 20))
  await checks.start(shopId, REQUEST)
  await checks.idle()
  t.match((await merchant.get(SCORE)).body, { status: 3, reason: /took longer than 5 minutes/ })
})

const stateIn = (dataDir: string) =>
  runSql<{ state: string; reason: string }>(dataDir, 'select state, reason from speed_check')

const ENDS: Record<string, (server: Server, dataDir: string) => Promise<unknown>> = {
  kill: (server) => server.kill(),
  stop: (server) => server.stop(),
  'stop of every process': async (server, dataDir) => {
    const request = await beginRequest(server.address)
    signalAll(server.pid, 'SIGTERM')
    await until('the check has ended', async () => (await stateIn(dataDir))[0]?.state === 'failed')
    request.destroy()
    await server.ended
  }
}

const hasBrowser = ({ pid }: Server): boolean =>
  descendantsOf(pid).some((each) => commandOf(each).includes('sleep'))

for (const [end, endBy] of Object.entries(ENDS))
  t.test(
    `a check that the ${end} of its server interrupts fails, and names the restart §12.5.9 §12.6.2`,
    end === 'kill' ? sqliteOnly('on PostgreSQL another process may be checking') : {},
    async (t) => {
      const folder = temporaryFolder(t)
      const [DATA_DIR, STORE_DIR] = [join(folder, 'data'), join(folder, 'store')]
      mkdirSync(STORE_DIR)
      const browser = silentBrowser(t)
      const env = { DATA_DIR, STORE_DIR, ...browser }
      const first = await startServer(env)
      const asked = await first.merchant.post('/api/v2/home/refreshPageSpeedOnline', {})
      t.match(asked, { status: 200, body: { ack: 1 } })
      t.match((await first.merchant.get(SCORE)).body, { status: 2 })
      await until('the browser runs', () => hasBrowser(first))
      await endBy(first, DATA_DIR)
      if (end !== 'kill')
        t.strictSame(
          await stateIn(DATA_DIR),
          [{ state: 'failed', reason: 'interrupted' }],
          'a server that stops records it itself'
        )
      const second = await startServer(env)
      t.match((await second.merchant.get(SCORE)).body, {
        status: 3,
        reason: /interrupted by a restart/
      })
      const again = await second.merchant.post('/api/v2/home/refreshPageSpeedOnline', {})
      t.match(again, { status: 200 }, 'the merchant can start another one')
      t.match((await second.merchant.get(SCORE)).body, { status: 2 })
      t.equal(await second.stop(), 0)
      await until('no process of the checks is left', () => !isRunning(browser.CHROME_PATH))
    }
  )

t.test(
  'a server without a checker refuses to measure the score and tells the merchant so in plain words §12.6.1',
  async (t) => {
    const { merchant } = await startApp(t, { env: { PAGESPEED: 'off' } })
    const { status, body } = await merchant.post('/api/v2/home/refreshPageSpeedOnline', {})
    t.equal(status, 503)
    t.match(body, { ack: 0, message: /cannot be measured here at the moment\. Contact support/ })
    for (const language of locales)
      t.notMatch(
        Object.values(rawMessagesFor(language, false).speed.reasons).join(),
        /Chromium|PAGESPEED|API/,
        language
      )
  }
)

t.test(
  'the state of the app embed follows what was saved in the theme editor §3.3.2 §3.3.4 §4.3.28',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const embed = async () =>
      (await merchant.get<object>('/api/v2/home/checkThemeAppExtension')).body
    t.match(await embed(), { ack: 1, data: { url: '/theme-editor', status: 0 } })
    const save = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/theme-editor',
        headers: {
          authorization: 'ShopifyAdmin a-token-for-tests-of-thirty-two-characters',
          'content-type': 'application/x-www-form-urlencoded'
        },
        payload
      })
    t.equal((await save('embed=on')).statusCode, 303)
    t.match(await embed(), { data: { status: 1 } })
    t.equal((await save('embed=maybe')).statusCode, 400)
    t.match(await embed(), { data: { status: 1 } })
    await save('')
    t.match(await embed(), { data: { status: 0 } })
    t.equal(
      (await app.inject({ method: 'POST', url: '/theme-editor', payload: {} })).statusCode,
      401
    )
  }
)

t.test(
  'scores and visitors’ figures older than 90 days are deleted §2.5.11 §12.5.10',
  async (t) => {
    const { app, shopId, clock } = await startApp(t)
    const { db } = app
    const checks = openChecks(app, checkerOf([]))
    const addDay = async (day: string) => {
      await checks.start(shopId, REQUEST)
      await checks.idle()
      await addFigure(db, { shopId, day, metric: 'open', class: 1 })
    }
    const kept = async () => ({
      checks: (await db.selectFrom('speed_check').select('id').execute()).length,
      days: (await db.selectFrom('visitor_figure').select('day').execute()).map(({ day }) => day)
    })
    await addDay('2026-11-21')
    clock.forward(DAY_MS)
    await addDay('2026-11-22')
    clock.forward(89 * DAY_MS)
    await removeOldChecks.run(app)
    t.strictSame(await kept(), { checks: 2, days: ['2026-11-21', '2026-11-22'] }, 'after 90 days')
    clock.forward(DAY_MS / 2)
    await removeOldChecks.run(app)
    t.strictSame(
      await kept(),
      { checks: 1, days: ['2026-11-21', '2026-11-22'] },
      'a day is kept whole'
    )
    clock.forward(DAY_MS)
    await removeOldChecks.run(app)
    t.strictSame(await kept(), { checks: 0, days: ['2026-11-22'] })
  }
)
