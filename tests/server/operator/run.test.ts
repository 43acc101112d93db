import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { runOperator as run } from '../../support/operator.ts'
import { untilDone } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { runSql } from '../../support/server-database.ts'
import { hashesOf, jpeg, put, putProducts } from '../../support/shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

function makeShop(t: Test, more: Record<string, string> = {}) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store'), ...more }
  mkdirSync(env.STORE_DIR)
  return env
}

/** Returns the hashes of the files of products. */
const productsOf = (storeDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hashesOf(storeDir)).filter(([path]) => path.includes('products'))
  )

t.test(
  'an operator starts runs of a shop while the server runs, and they count as the merchant’s own do §19.1',
  async (t) => {
    const env = makeShop(t, { BILLING: 'off' })
    await putProducts(env.STORE_DIR, 2)
    put(env.STORE_DIR, { 'collections/cups/cups.jpg': await jpeg(90) })
    const before = productsOf(env.STORE_DIR)
    const server = await startServer(env)
    t.teardown(() => server.stop())
    await server.merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
    t.strictSame(run(env, 'run', 'status'), { code: 0, said: 'no run is unfinished\n' })
    t.strictSame(run(env, 'run', 'start', 'store.local'), {
      code: 0,
      said: [
        'product: run 1 with 6 images is queued',
        'collection: run 2 with 1 images is queued',
        'article: Everything you chose is already optimized with these settings.\n'
      ].join('\n')
    })
    await untilDone(server.merchant)
    t.notSame(productsOf(env.STORE_DIR), before)
    const { impressions_use } = (await server.merchant.get('/api/v2/image-opt/getOptSchedule')).body
    const runs = JSON.parse(run(env, 'run', 'status', '1', '--json').said)
    t.match(runs, [
      { run: 2, shop: 1, work: 'optimise', kind: 'collection', state: 'done' },
      { run: 1, shop: 1, kind: 'product', startedBy: 'operator', images: { total: 6, left: 0 } }
    ])
    t.equal(impressions_use, runs[0].images.changed + runs[1].images.changed, 'charged once each')
    t.match(run(env, 'journal', '1').said, /changed {2}by operator {2}run 1 /)
    t.match(
      run(env, 'run', 'status', '1').said,
      /^run 2 {2}store\.local {2}optimise collection {2}/
    )
    t.match(run(env, 'audit'), { code: 0, said: /0 differences/ })

    t.match(run(env, 'run', 'start', '1', 'restore', 'product', '--json'), {
      code: 0,
      said: /^\{"shop":1,"work":"restore","outcomes":\[\{"kind":"product","run":3,"images":\d\}\]\}$/m
    })
    await untilDone(server.merchant)
    t.strictSame(productsOf(env.STORE_DIR), before, 'every picture of a product is back')
  }
)

t.test(
  'a run that is started or stopped while no server runs waits for its start §19.1',
  async (t) => {
    const env = makeShop(t, { BILLING: 'off' })
    await putProducts(env.STORE_DIR, 1)
    const first = await startServer(env)
    await first.merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
    await first.stop()
    t.match(run(env, 'run', 'start', '1', 'product'), { code: 0, said: /run 1 with 3 images/ })
    t.match(run(env, 'run', 'start', '1', 'product'), { code: 4, said: /^product: / }, 'only once')
    t.match(run(env, 'run', 'status').said, /optimise product {2}queued {2}3 of 3 images left/)
    t.strictSame(run(env, 'run', 'stop', '1'), { code: 0, said: '1 run is stopped\n' })
    t.match(run(env, 'run', 'start', '1', 'product'), { code: 0, said: /run 2 with 3 images/ })
    const second = await startServer(env)
    t.teardown(() => second.stop())
    t.match(await untilDone(second.merchant), { run_id: '2', image_in: 0, image_total: 3 })
    const [later, stopped] = JSON.parse(run(env, 'run', 'status', '1', '--json').said)
    t.match(later, { run: 2, state: 'done' })
    t.match(stopped, { run: 1, state: 'stopped', images: { changed: 0, stopped: 3 } })
  }
)

t.test('run status shows 20 runs of a shop, or 100 unfinished ones §19.1', async (t) => {
  const env = makeShop(t)
  await (await startServer(env)).stop()
  await runSql(
    env.DATA_DIR,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 101)
    insert into run (shop_id, kind, item_kind, state, picture_order, items_total, images_total, created_at, claimed_at)
    select 1, 'optimise', 'product', 'paused', '{}', 0, 0, '2026-11-21', '' from n`
  )
  const numbersOf = (...of: string[]) =>
    (JSON.parse(run(env, 'run', 'status', ...of, '--json').said) as { run: number }[]).map(
      (one) => one.run
    )
  t.strictSame(
    numbersOf('1'),
    Array.from({ length: 20 }, (_, index) => 101 - index)
  )
  t.strictSame(
    numbersOf(),
    Array.from({ length: 100 }, (_, index) => index + 1)
  )
})

t.test('a run that the app would refuse is refused with the same words §19.1 §19.2', async (t) => {
  const env = makeShop(t)
  await putProducts(env.STORE_DIR, 1)
  const server = await startServer(env)
  await server.merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
  const refused: [args: string[], said: RegExp, code?: number][] = [
    [['start', '1', 'product'], /^product: .*\$4\.99/, 4],
    [['start'], /^name a shop: npx page-speed-boost run start <shop>$/m],
    [['start', 'nowhere'], /^no shop is known as nowhere; known are: 1 store\.local$/m],
    [['start', '1', 'everything'], /^everything is not a kind to optimise; name product, /],
    [['start', '1', 'optimise', 'upload'], /^upload is not a kind to optimise; name product, /],
    [['start', '1', '--all'], /^Unknown option '--all'/],
    [['stop', '1'], /^[A-Z].*\.$/m, 4],
    [['stop'], /^name one shop: /],
    [['status', '1', '2'], /^name one shop or none: /],
    [['pause', '1'], /^say what to do: npx page-speed-boost run start\|status\|stop/]
  ]
  for (const [args, said, code = 2] of refused) {
    const answer = run(env, 'run', ...args)
    t.match(answer, { code, said }, args.join(' '))
    t.equal(answer.said.trim().split('\n').length, 1, 'one line')
  }
  await server.stop()
  const elsewhere = { ...env, STORE_DIR: join(env.DATA_DIR, '../other') }
  mkdirSync(elsewhere.STORE_DIR)
  const other = await startServer(elsewhere)
  await other.stop()
  t.match(run(elsewhere, 'run', 'start', '1'), {
    code: 3,
    said: /^no run can work on store\.local, because STORE_DIR names another folder$/m
  })
})
