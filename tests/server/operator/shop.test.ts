import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { shopList } from '../../../server/operator/shop-list.ts'
import { readConfig } from '../../../server/read-config.ts'
import { addShop } from '../../support/add-shop.ts'
import type { Answer } from '../../support/merchant.ts'
import { runOperator } from '../../support/operator.ts'
import { openPrepared } from '../../support/prepared-database.ts'
import { type Server, startServer } from '../../support/server.ts'
import { openDatabaseIn, runSql } from '../../support/server-database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { withoutReferences } from '../../support/without-references.ts'

async function openServer(t: Test, more: Record<string, string> = {}) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store'), ...more }
  mkdirSync(env.STORE_DIR)
  const shop = (...words: string[]) => runOperator(env, 'shop', ...words)
  const alter = (...statements: string[]) => runSql(env.DATA_DIR, ...statements)
  return { env, shop, alter }
}

const settingsOf = async ({ merchant }: Server): Promise<Answer> =>
  (await merchant.get('/api/v1/getSettingInfo')).body.data as Answer

t.test('an operator chooses a shop’s set of screens while the server runs §1.3.2', async (t) => {
  const { env, shop } = await openServer(t)
  t.match(shop('list'), { code: 3, said: /^there is no folder .+, which DATA_DIR names$/m })
  const server = await startServer(env)
  t.match(shop('is-old', 'store.local'), { code: 0, said: /^store\.local is old: / })
  t.equal((await settingsOf(server)).is_old, 1)

  t.match(shop('is-old', '1', 'no'), { code: 0, said: /^store\.local is not old: / })
  t.equal((await settingsOf(server)).is_old, 0)
  t.strictSame(shop('is-old', 'store.local', '--json'), {
    code: 0,
    said: '{"shop":1,"isOld":false}\n'
  })
  t.match(shop('is-old', 'other.local', 'yes'), { code: 2, said: /known are: 1 store\.local$/m })
  for (const words of [['store.local', 'yes', 'more'], ['store.local', 'some'], []])
    t.match(shop('is-old', ...words), { code: 2, said: /yes or no/ })
  t.equal(await server.stop(), 0)

  const again = await startServer({ ...env, FULL_FEATURES: 'on' })
  t.teardown(() => again.stop())
  t.equal((await settingsOf(again)).is_old, 0, 'FULL_FEATURES counts for new shops only')
})

t.test('shop list names each shop with its plan, its images and its last run §19.6', async (t) => {
  const { env, shop, alter } = await openServer(t)
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
  const one =
    /^1 {2}store\.local {2}"Store" {2}local {2}plan 0 \(.+\) {2}is-old {2}open {2}0 images {2}0 of 150 used {2}no run yet\n$/
  t.match(shop('list'), { code: 0, said: one })
  t.match(JSON.parse(shop('list', '--json').said), [
    {
      shop: 1,
      domain: 'store.local',
      platform: 'local',
      level: 0,
      isOld: true,
      isOpen: true,
      images: 0,
      used: 0,
      quota: 150,
      lastRun: null
    }
  ])
  await alter(
    `with recursive n(i) as (select 2 union all select i + 1 from n where i < 103)
     insert into shop (platform, store_key, domain, name, email, language, is_old, is_open, created_at)
     select 'local', 'k' || i, 's' || i || '.local', 'S', '', 'en', 1, 0, '' from n`
  )
  const { said } = shop('list')
  t.equal(said.trim().split('\n').length, 101, '100 shops, and where to go on')
  t.match(said, /^there are more: npx page-speed-boost shop list 101$/m)
  t.match(shop('list', '103'), { code: 0, said: /^103 {2}s103\.local .* {2}closed {2}/ })
  t.match(shop('list', 'first'), { code: 2, said: /name the number to begin with/ })
  t.match(shop(), { code: 2, said: /shop list\|plan\|erase\|is-old$/m })
})

t.test(
  'an operator gives a shop a plan that costs nothing, while the server runs §19.6',
  async (t) => {
    const { env, shop, alter } = await openServer(t)
    const server = await startServer(env)
    t.teardown(() => server.stop())
    const planOf = async () => (await settingsOf(server)).shop_level as number
    const before = await planOf()
    t.match(shop('plan', 'store.local'), {
      code: 0,
      said: /^store\.local has plan 0 .*: 0 of 150 /
    })
    t.match(shop('plan', 'store.local', '3'), { code: 0, said: /^store\.local has plan 3 \(/ })
    t.match(JSON.parse(shop('plan', '1', '--json').said), {
      shop: 1,
      level: 3,
      used: 0,
      quota: 8000
    })
    t.strictNotSame(await planOf(), before, 'the server sees it at once')
    t.match(runOperator(env, 'audit'), { code: 0 })

    const db = openDatabaseIn(env.DATA_DIR)
    t.teardown(() => db.destroy())
    // The unit's image does not exist.
    await withoutReferences(db)
    await sql`insert into quota_unit (shop_id, image_id, cycle, state, taken_at)
    select shop_id, 7, cycle, 'spent', cycle from subscription`.execute(db)
    await alter('update subscription set units_taken = 1, units_spent = 1')
    t.match(shop('plan', '1', '4'), { code: 0, said: /plan 4 .*: 1 of 20000 images used/ })
    t.match(shop('plan', 'store.local', '1'), { code: 0, said: /has plan 1 .*: 0 of 1000 images/ })
    await alter('delete from quota_unit')
    t.match(shop('plan', 'store.local', '99'), {
      code: 2,
      said: /^there is no plan 99; there are 0 /
    })
    for (const state of ['active', 'frozen']) {
      await alter(
        'delete from plan_agreement',
        `insert into plan_agreement (shop_id, level, monthly_cents,
         discount_percent, discount_months, state, created_at, changed_at)
       values (1, 2, 999, 0, 0, '${state}', '', '')`
      )
      t.match(shop('plan', '1', '0'), { code: 4, said: /^store\.local pays for plan 2 \(/ }, state)
      t.match(JSON.parse(shop('plan', '1', '--json').said), { level: 1 }, 'and keeps its plan')
    }
    await alter('delete from plan_agreement')
    t.match(shop('plan', 'store.local', '0'), { code: 0, said: /has plan 0 \(/ })
    t.match(runOperator(env, 'audit'), { code: 0 })
  }
)

t.test('where there are no plans, none can be given §19.6', async (t) => {
  const { env, shop } = await openServer(t, { BILLING: 'off' })
  const server = await startServer(env)
  t.equal(await server.stop(), 0)
  t.match(shop('plan', '1', '2'), { code: 3, said: /^BILLING is off/ })
  t.match(shop('list'), { code: 0, said: / no plans .* 0 used / })
})

t.test('listing a hundred shops takes no more queries than listing one §19.6', async (t) => {
  const db = await openPrepared()
  t.teardown(() => db.destroy())
  t.capture(console, 'log')
  const config = readConfig({ DATA_DIR: join(temporaryFolder(t), 'data') })
  const queriesOf = async (shops: number) => {
    for (let number = shops; number > 0; number--)
      await addShop(db, { store_key: `${shops} ${number}` })
    const executor = db.getExecutor()
    const calls = t.intercept(executor, 'executeQuery', {
      value: executor.executeQuery.bind(executor)
    })
    t.equal(await shopList({ db, config, words: [], isJson: false, isSure: false }), 0)
    return calls().length
  }
  const ofOne = await queriesOf(1)
  t.ok(ofOne > 1)
  t.equal(await queriesOf(99), ofOne)
})
