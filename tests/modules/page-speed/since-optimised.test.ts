import t from 'tap'
import type { DeviceRun } from '../../../modules/page-speed/checker/checker.ts'
import { openChecks } from '../../../modules/page-speed/checks.ts'
import { measureAgain } from '../../../modules/page-speed/measure-again.ts'
import { startApp } from '../../support/app.ts'
import { servePages } from '../../support/pages.ts'
import { optimiseAll, restoreAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'

const MINUTE_MS = 60_000
const REQUEST = { url: 'http://127.0.0.1:1/store/', language: 'en' }

/** Creates a checker that finds a faster store with each check. A check is six runs. */
function risingChecker() {
  let runs = 0
  return {
    checks: () => runs / 6,
    async run({ device }: { device: string }): Promise<DeviceRun> {
      const check = Math.floor(runs++ / 6)
      const score = (device === 'desktop' ? 68 : 40) + 28 * check
      return {
        score,
        opportunities: [],
        lcpMs: 3400 - 2200 * check,
        weightBytes: 2 ** (21 - check)
      }
    }
  }
}

t.test(
  'after the first run the store is measured once more, and the pages show the difference §2.5.19 §12.5.7',
  async (t) => {
    const { app, merchant, storeDir, shopId, clock } = await startApp(t, {
      env: { PAGESPEED: 'off' }
    })
    // The store is filled first: its first sync begins when the app listens, and a list that is asked for meanwhile
    // waits for that sync.
    await putProducts(storeDir, 1)
    const page = await servePages(app)
    await app.listen()
    const checker = risingChecker()
    const checks = openChecks(app, checker)
    const again = async () => {
      clock.forward(MINUTE_MS)
      await measureAgain(app, checks)
      await checks.idle()
    }
    await checks.start(shopId, REQUEST)
    await checks.idle()
    await again()
    t.equal(checker.checks(), 1, 'nothing was optimised yet')

    clock.forward(MINUTE_MS)
    t.match(await optimiseAll(merchant), { image_total: 3, image_failed: 0 })
    // The last image is counted shortly before the run itself is recorded as ended.
    const ended = () =>
      app.db.selectFrom('run').select('id').where('state', '=', 'done').executeTakeFirst()
    while (!(await ended())) await new Promise((resolve) => setTimeout(resolve, 10))
    t.notMatch(await page('/main'), 'since-title')
    await again()
    await again()
    t.equal(checker.checks(), 2, 'the store is measured exactly once more')
    const html = await page('/main')
    t.match(html, 'Since you optimized your images')
    for (const line of [
      'Desktop: 68 → 96',
      'Mobile: 40 → 68',
      'Main content shown: 3.4 sec → 1.2 sec'
    ])
      t.match(html, line)
    t.match(html, /Page weight: 2\.00.MB → 1\.00.MB/)
    t.match(html, 'First optimization', 'the chart marks the run')
    t.match(await page('/image_optimisation'), 'Desktop: 68 → 96')

    await restoreAll(merchant)
    await optimiseAll(merchant)
    await again()
    t.equal(checker.checks(), 2, 'later runs start no check')
  }
)

t.test('a store that was not measured before its first run is not measured after it', async (t) => {
  const { app, merchant, storeDir } = await startApp(t, { env: { PAGESPEED: 'off' } })
  await putProducts(storeDir, 1)
  const checker = risingChecker()
  const checks = openChecks(app, checker)
  await optimiseAll(merchant)
  await measureAgain(app, checks)
  await checks.idle()
  t.equal(checker.checks(), 0)
})
