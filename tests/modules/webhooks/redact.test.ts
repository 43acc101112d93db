import { existsSync, globSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import t from 'tap'
import { DAY_MS } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { dialectOf } from '../../../server/core/database/dialect.ts'
import { type InstalledShop, openInstalledShop } from '../../support/installed-shop.ts'
import { report } from '../../support/report.ts'
import { rowsOf, tablesOfShops, tablesWithRows } from '../../support/shop-rows.ts'
import { SHOP } from '../../support/shopify-app.ts'
import { untilSynced } from '../../support/shopify-shop.ts'

const OTHER = 'other-shop.myshopify.com'

type AnyDb = Kysely<any>

async function untilApplied({ shop, app }: InstalledShop): Promise<void> {
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

type Reference = { from: string; table: string; to: string }

/**
 * Inserts a row for the shop into every table that has a shop_id column but no row of the shop yet. Parents are
 * inserted before the rows that refer to them. Every text contains `mark`, and the values need not make sense.
 */
async function fillTables(db: AnyDb, shopId: number, mark: string): Promise<void> {
  // The sync that the installation starts inserts one of these rows itself.
  await untilSynced(db as Db, shopId)
  const left = new Set(await tablesOfShops(db))
  const tables = await dialectOf(db as Db).listTables(db as Db)
  while (left.size > 0)
    for (const table of left) {
      const { references = [] } = tables.find(({ name }) => name === table) ?? {}
      if (references.some((reference) => left.has(reference.table))) continue
      left.delete(table)
      const { rows: known } = await sql`select 1 from ${sql.table(table)}
        where shop_id = ${shopId}`.execute(db)
      if (known.length === 0) await fillTable(db, table, references, shopId, mark)
    }
}

async function fillTable(
  db: AnyDb,
  table: string,
  references: Reference[],
  shopId: number,
  mark: string
) {
  const tables = await db.introspection.getTables()
  const { columns = [] } = tables.find(({ name }) => name === table) ?? {}
  const row: Record<string, unknown> = {}
  for (const { name, dataType } of columns) {
    const text = `${mark}-${shopId}`
    row[name] = /int|float|real/i.test(dataType)
      ? 9000 + shopId
      : dataType === 'json'
        ? `"${text}"`
        : text
  }
  for (const { from, table: parent, to } of references) {
    if (parent === 'shop') continue
    const { rows } = await sql<{ value: unknown }>`select ${sql.ref(to)} as value
      from ${sql.table(parent)} where shop_id = ${shopId}`.execute(db)
    row[from] = rows[0]?.value
  }
  await db
    .insertInto(table)
    .values({ ...row, shop_id: shopId })
    .execute()
}

/** Returns the sizes of the files below a folder, by path. */
function filesIn(folder: string): Record<string, number> {
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), statSync(path).size])
  )
}

async function fillFiles({ app, config }: InstalledShop, shopId: number) {
  for (let picture = 0; picture < 5; picture++)
    await app.files.keep(shopId, Buffer.from(`picture ${picture} of both, and of ${shopId % 2}`))
  const thumbnail = app.files.scratchPath()
  writeFileSync(thumbnail, 'a thumbnail')
  await app.files.keepThumbnail(shopId, 'mug.webp', thumbnail)
  return join(config.dataDir, 'storage')
}

const outcome = async ({ db }: InstalledShop) =>
  (
    await db.selectFrom('webhook_delivery').selectAll().where('topic', '=', 'shop/redact').execute()
  ).at(-1)

t.test(
  'two days after an uninstall all data of that shop is erased, and no other shop is affected §17.4.1',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { db, shop, shopId, clock, standIn } = stage
    const otherId = await stage.install(standIn.addShop(OTHER))
    await fillTables(db, shopId, 'secret')
    await fillTables(db, otherId, 'others')
    const storage = await fillFiles(stage, shopId)
    await fillFiles(stage, otherId)
    // This table refers to a shop only through the shop's subscription.
    await db
      .insertInto('local_usage')
      .values(
        [shopId, otherId].map((id) => ({
          subscription_id: `${id === shopId ? 'secret' : 'others'}-${id}`,
          key: `usage-${id}`,
          cents: 1,
          description: '',
          created_at: ''
        }))
      )
      .execute()
      .catch(() => undefined)

    const tables = await tablesOfShops(db)
    t.ok(tables.length > 25, `${tables.length} tables were found`)
    t.strictSame(
      tablesWithRows(await rowsOf(db, shopId)),
      tables,
      'every table has a row of the shop'
    )
    const others = await rowsOf(db, otherId)
    t.strictSame(tablesWithRows(others), tables)
    const othersFiles = () =>
      Object.fromEntries(
        Object.entries(filesIn(storage)).filter(([path]) => path.split('/')[1] === String(otherId))
      )
    const filesBefore = othersFiles()
    t.equal(
      Object.keys(filesBefore).length,
      11,
      'the shop has five originals with their records, and a thumbnail'
    )
    t.equal(Object.keys(filesIn(storage)).length, 22)

    shop.access.uninstall()
    await untilApplied(stage)
    t.ok(
      existsSync(join(storage, 'originals', String(shopId))),
      'originals are kept while the shop may return'
    )
    t.ok(tablesWithRows(await rowsOf(db, shopId)).length > 15)
    clock.forward(2 * DAY_MS)
    await untilApplied(stage)

    t.match(await outcome(stage), { state: 'done', outcome: 'everything of the shop was erased' })
    const { journal_line: journal, ...left } = await rowsOf(db, shopId)
    t.strictSame(tablesWithRows(left), [])
    t.match(
      journal,
      [{ what: 'shop-erased', who: 'platform', image_id: null, run_id: null, facts: '{}' }],
      'only the fact of the erasure stays, with the number of the shop'
    )
    t.equal(journal?.length, 1)
    t.strictSame(await db.selectFrom('shop').select('domain').execute(), [{ domain: OTHER }])
    t.strictSame(await db.selectFrom('local_usage').select('key').execute(), [
      { key: `usage-${otherId}` }
    ])
    if (dialectOf(db).name === 'sqlite') {
      const { rows: found } =
        await sql`select rowid from item_search where item_search match 'sec'`.execute(db)
      t.strictSame(found, [], 'the search index contains nothing of the shop')
      const { rows: broken } = await sql`pragma foreign_key_check`.execute(db)
      t.strictSame(broken, [])
    }
    const deliveries = JSON.stringify(await db.selectFrom('webhook_delivery').selectAll().execute())
    t.notMatch(deliveries, /snow-shop/)
    t.strictSame(await rowsOf(db, otherId), others, 'the other shop is unchanged')
    t.strictSame(filesIn(storage), filesBefore)
    report(23, 'Shopify', {
      tables: tables.length,
      'rows left': tablesWithRows(await rowsOf(db, shopId)).length,
      'files of the other shop': Object.keys(filesBefore).length
    })

    await t.test('a repeated erase delivery does nothing', async (t) => {
      for (const sent of shop.webhooks.deliveries) await shop.webhooks.repeat(sent)
      await untilApplied(stage)
      t.strictSame(await rowsOf(db, otherId), others)
      t.equal(
        (await db.selectFrom('webhook_delivery').selectAll().where('state', '!=', 'done').execute())
          .length,
        0
      )
    })
    await t.test('a shop that returns after the erasure is a new shop', async (t) => {
      const again = await stage.install(shop)
      t.not(again, shopId)
      const { catalogue: _, ...found } = await rowsOf(db, again)
      t.strictSame(tablesWithRows(found), ['guide', 'journal_line', 'session', 'shopify_token'])
    })
  }
)

t.test('a shop that has reinstalled the app keeps its data §17.4.1', async (t) => {
  const stage = await openInstalledShop(t)
  const { db, shop, shopId, clock } = stage
  const storage = await fillFiles(stage, shopId)
  shop.access.uninstall()
  await untilApplied(stage)
  clock.forward(DAY_MS)
  await stage.install(shop)
  const before = filesIn(storage)
  // Shopify may send the erase delivery even after the app was reinstalled, and anyone who has a copy can send it
  // again.
  shop.webhooks.emit('shop/redact', { shop_id: shop.number, shop_domain: SHOP })
  await untilApplied(stage)
  t.match(await outcome(stage), { state: 'done', outcome: 'kept: the app is installed again' })
  t.strictSame(filesIn(storage), before)
  t.match(await db.selectFrom('shop').selectAll().execute(), [{ id: shopId, is_open: 1 }])
})

t.test(
  'an erase delivery whose body and header name different shops is refused §17.4.1',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { db, shop } = stage
    shop.access.uninstall()
    await untilApplied(stage)
    for (const body of [{ shop_domain: OTHER }, {}, { shop_domain: 7 }])
      shop.webhooks.emit('shop/redact', body)
    await untilApplied(stage)
    const refused = await db
      .selectFrom('webhook_delivery')
      .select('outcome')
      .where('topic', '=', 'shop/redact')
      .execute()
    t.equal(refused.length, 3)
    for (const row of refused) t.match(row.outcome, /refused/)
    t.equal((await db.selectFrom('shop').selectAll().execute()).length, 1)
  }
)

t.test('a shop is erased even if its uninstall was never delivered', async (t) => {
  const stage = await openInstalledShop(t)
  const { db, shop, clock } = stage
  shop.webhooks.hold()
  shop.access.uninstall()
  clock.forward(2 * DAY_MS)
  await shop.webhooks.release('reversed')
  await untilApplied(stage)
  t.strictSame(await db.selectFrom('shop').selectAll().execute(), [])
  t.match(await outcome(stage), { outcome: 'everything of the shop was erased' })
})

t.test('an erasure interrupted halfway is completed at the next attempt', async (t) => {
  const stage = await openInstalledShop(t)
  const { db, shop, shopId, clock, app } = stage
  await fillTables(db, shopId, 'secret')
  const storage = await fillFiles(stage, shopId)
  shop.access.uninstall()
  await untilApplied(stage)
  const { removeShop } = app.files
  app.files.removeShop = async (id) => {
    await removeShop(id)
    throw new Error('the power failed')
  }
  clock.forward(2 * DAY_MS)
  await untilApplied(stage)
  t.match(await outcome(stage), { state: 'waiting', outcome: 'the power failed' })
  app.files.removeShop = removeShop
  clock.forward(60_000)
  await untilApplied(stage)
  t.match(await outcome(stage), { state: 'done' })
  t.strictSame(tablesWithRows(await rowsOf(db, shopId)), ['journal_line'])
  t.strictSame(filesIn(storage), {})
})
