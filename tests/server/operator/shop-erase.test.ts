import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { addShop } from '../../support/add-shop.ts'
import { CLI } from '../../support/cli.ts'
import { endWithProcess } from '../../support/end-with-process.ts'
import { runOperator } from '../../support/operator.ts'
import { originalsIn } from '../../support/originals.ts'
import { putDatabase } from '../../support/prepared-database.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { openDatabaseIn, withDatabase } from '../../support/server-database.ts'
import { hashesOf, putProducts } from '../../support/shop.ts'
import { rowsOf, tablesWithRows } from '../../support/shop-rows.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

function openFolder(t: Test) {
  const folder = temporaryFolder(t)
  const env = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
  mkdirSync(env.STORE_DIR)
  const erase = (...words: string[]) => runOperator(env, 'shop', 'erase', ...words)
  return { env, erase, path: join(env.DATA_DIR, 'page-speed-boost.db') }
}

t.test('an operator erases everything of a shop, and its store stays as it is §19.7', async (t) => {
  const { env, erase, path } = openFolder(t)
  await putProducts(env.STORE_DIR, 1)
  const server = await startServer(env)
  await optimiseAll(server.merchant)
  t.equal(originalsIn(env.DATA_DIR).length, 3)
  t.match(
    erase('store.local', '--yes'),
    { code: 3, said: /in use by another Page Speed Boost; stop that one/ },
    'the server that serves the shop has to be stopped'
  )
  t.equal(await server.stop(), 0)
  t.match(erase('store.local'), { code: 2, said: /^add --yes to erase store\.local/ })
  t.match(erase('store.local', 'more', '--yes'), { code: 2, said: /^name one shop: / })
  t.match(runOperator(env, 'shop', 'plan', '1', '--yes'), { code: 2, said: /Unknown option/ })
  t.equal(originalsIn(env.DATA_DIR).length, 3)
  const before = hashesOf(env.STORE_DIR)

  const { code, said } = erase('1', '--yes', '--json')
  t.equal(code, 0)
  t.match(JSON.parse(said), { shop: 1, domain: 'store.local', originals: 3 })
  t.ok((JSON.parse(said) as { rows: number }).rows > 20)
  t.notOk(existsSync(join(env.DATA_DIR, 'storage/originals/1')))
  const db = openDatabaseIn(env.DATA_DIR)
  t.strictSame(tablesWithRows(await rowsOf(db, 1)), ['journal_line'])
  await db.destroy()
  for (const file of [path, `${path}-wal`].filter((name) => existsSync(name)))
    t.notMatch(readFileSync(file, 'latin1'), 'Product 1', file)
  t.strictSame(hashesOf(env.STORE_DIR), before)

  const again = await startServer(env)
  const { body } = await again.merchant.get('/api/v2/image-opt/getOptSchedule')
  t.match(body, { impressions_use: 0 }, 'the store is a new shop')
  t.equal(await again.stop(), 0)
  t.match(runOperator(env, 'journal', '1'), {
    code: 0,
    said: /^\S+ {2}shop {2}shop-erased [^\n]*\n$/
  })
  t.match(erase('1', '--yes'), { code: 2, said: /^no shop is known as 1; known are: 2 / })
})

t.test('a shop that owes money or has work under way is not erased §19.7', async (t) => {
  const { env, erase } = openFolder(t)
  await putDatabase(env.DATA_DIR)
  const db = openDatabaseIn(env.DATA_DIR)
  t.teardown(() => db.destroy())
  const domain = 'snow.myshopify.com'
  const add = (name: string) =>
    addShop(db, { platform: 'shopify', store_key: name, domain: name, name })
  const [id, other] = [await add(domain), await add('lake.myshopify.com')]
  const at = '2026-11-21T08:00:00.000Z'
  for (const shop of [domain, 'lake.myshopify.com'])
    await db
      .insertInto('webhook_delivery')
      .values({
        webhook_id: shop,
        shop_domain: shop,
        topic: 'shop/update',
        facts: '{}',
        state: 'done',
        triggered_at: at,
        received_at: at,
        due_at: at
      })
      .execute()
  const others = JSON.stringify(await rowsOf(db, other))
  const agreement = {
    shop_id: id,
    level: 2,
    monthly_cents: 999,
    discount_percent: 0,
    discount_months: 0,
    state: 'active',
    platform_id: 'gid',
    confirmation_url: null,
    created_at: at,
    changed_at: at
  } as const
  await db.insertInto('plan_agreement').values(agreement).execute()
  const states = ['creating', 'pending', 'active', 'frozen', 'cancelling'] as const
  for (const state of states) {
    await db.updateTable('plan_agreement').set({ state }).execute()
    t.match(erase(domain, '--yes'), {
      code: 4,
      said: new RegExp(`^snow.myshopify.com has an agreement about plan 2 .*, which is ${state};`)
    })
  }
  await db.updateTable('plan_agreement').set({ state: 'cancelled' }).execute()

  const charge = { shop_id: id, cycle: at, block: 1, agreement_id: null, cents: 499 }
  const open = { ...charge, platform_id: null, reserved_at: at, charged_at: null }
  await db
    .insertInto('overage_charge')
    .values({ ...open, state: 'due' })
    .execute()
  for (const state of ['due', 'held'] as const) {
    await db.updateTable('overage_charge').set({ state }).execute()
    t.match(erase(domain, '--yes'), { code: 4, said: /^\S+ has 1 charge that Shopify has not/ })
  }
  await db.updateTable('overage_charge').set({ state: 'charged' }).execute()

  const run = {
    shop_id: id,
    kind: 'optimise',
    item_kind: 'product',
    picture_order: '{}',
    items_total: 1,
    images_total: 1,
    created_at: at,
    claimed_at: at
  } as const
  await db
    .insertInto('run')
    .values({ ...run, state: 'paused' })
    .execute()
  t.match(erase(domain, '--yes'), { code: 4, said: /^\S+ has 1 unfinished run; stop them first/ })
  await db.updateTable('run').set({ state: 'stopped' }).execute()

  // The server of this folder does not serve the shop, and may run.
  const server = await startServer(env)
  t.teardown(() => server.stop())
  t.match(erase(domain, '--yes'), { code: 0, said: /^snow\.myshopify\.com is erased: 0 originals/ })
  t.strictSame(tablesWithRows(await rowsOf(db, id)), ['journal_line'])
  const kept = await rowsOf(db, other)
  t.equal(
    JSON.stringify(kept).replaceAll('"is_open":0', '"is_open":1'),
    others,
    'the start has closed the other one, and nothing else has changed'
  )
  const deliveries = await db.selectFrom('webhook_delivery').select('shop_domain').execute()
  t.strictSame(deliveries, [{ shop_domain: 'lake.myshopify.com' }])
})

t.test('at a terminal, the domain of the shop is typed to erase it §19.7', async (t) => {
  const { env } = openFolder(t)
  await putDatabase(env.DATA_DIR)
  const db = openDatabaseIn(env.DATA_DIR)
  t.teardown(() => db.destroy())
  await addShop(db, { platform: 'shopify', store_key: 'snow', domain: 'snow', is_open: 0 })
  const [wrong, right] = [await typed(env, 'lake'), await typed(env, 'snow')]
  t.match(wrong, { code: 2, said: /Type snow to erase it: .*snow was not typed, so nothing was/s })
  t.match(right, { code: 0, said: /snow is erased: / })
  t.strictSame(await db.selectFrom('shop').selectAll().execute(), [])
})

/** Runs `shop erase snow` at a terminal, and types a line when it asks. */
async function typed(env: Record<string, string>, line: string) {
  const command = `'${process.execPath}' '${CLI}' shop erase snow`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH: process.env.PATH ?? '', SHELL: '/bin/sh', ...withDatabase(env) }
  })
  endWithProcess(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (!said.includes('erase it:') && (said + String(chunk)).includes('erase it:'))
      child.stdin.write(`${line}\n`)
    said += String(chunk)
  })
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
  })
  return { code, said }
}
