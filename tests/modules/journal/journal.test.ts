import { sql } from 'kysely'
import t from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { addJournalLine } from '../../../modules/journal/commands.ts'
import { listLines } from '../../../modules/journal/index.ts'
import { deleteOldJournal } from '../../../modules/journal/jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { dialectOf } from '../../../server/core/database/dialect.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { turnOn, untilHistory } from '../../support/automatic.ts'
import { ALTS, PAID, putMug, save } from '../../support/mug.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../support/runs.ts'
import { jpeg, put } from '../../support/shop.ts'
import { TOKEN } from '../../support/token.ts'
import { uploadAll } from '../../support/uploads.ts'

/**
 * Returns the journal's lines about an image, or all lines of the shop without `imageId`, with their facts parsed from
 * JSON.
 */
async function linesOf({ app, shopId }: Pick<TestApp, 'app' | 'shopId'>, imageId?: number) {
  const lines = await listLines(app.db, shopId, { imageId, after: 0, limit: 1000 })
  return lines.map((line) => ({ ...line, facts: JSON.parse(line.facts) }))
}

const PICTURE = 'products/cup/a.jpg'

const idOf = async ({ merchant }: TestApp): Promise<number> =>
  Number((await historyOf(merchant))[0]?.image_list?.[0]?.opt_id ?? 1)

t.test(
  'the journal lists what happens to an image, from its first backup to the deletion of its original §17.5.1',
  async (t) => {
    const test = await startApp(t)
    const { app, merchant, storeDir, clock } = test
    put(storeDir, { [PICTURE]: await jpeg(1) })
    await optimiseAll(merchant)
    await restoreAll(merchant)
    await optimiseAll(merchant)
    clock.forward(31 * DAY_MS)
    await expireOriginals.run(app)
    await addJournalLine(app.db, { shopId: 77, what: 'shop-closed', who: 'platform' })
    const original = /^[0-9a-f]{64}$/
    const byMerchant = { who: 'merchant-token' }
    const lines = await linesOf(test, await idOf(test))
    t.match(lines, [
      { ...byMerchant, what: 'backed-up', run_id: 1, facts: { original, intended: original } },
      { ...byMerchant, what: 'changed', run_id: 1, facts: { result: original, replaced: 1 } },
      { who: 'server', what: 'unit-spent' },
      { ...byMerchant, what: 'restored', run_id: 2, facts: { original } },
      { ...byMerchant, what: 'backed-up', run_id: 3 },
      { ...byMerchant, what: 'changed', run_id: 3 },
      { who: 'server', what: 'expired', facts: { original } },
      { who: 'server', what: 'original-deleted', facts: { original } }
    ])
    t.equal(lines.length, 8, 'the second run cost no unit, and no line of another shop is listed')
    t.equal(lines[0]?.facts.original, lines.at(-1)?.facts.original)
    t.equal(lines[0]?.facts.intended, lines[1]?.facts.result)
  }
)

t.test(
  'the journal says whether a run changed the format, the name and the alt text, but quotes none of them §17.5.1',
  async (t) => {
    const test = await startApp(t, PAID)
    const { merchant, storeDir } = test
    await putMug(storeDir)
    await save(merchant, { alt_text: ALTS })
    await optimiseAll(merchant)
    const changed = (await linesOf(test)).filter(({ what }) => what === 'changed')
    t.equal(changed.length, 4)
    t.equal(changed.filter(({ facts }) => facts.altText === 1).length, 3)
    t.equal(changed.filter(({ facts }) => facts.converted === 1).length, 1)
    t.equal(
      changed.filter(({ facts }) => facts.renamed === 1).length,
      1,
      'the file that was converted'
    )
    t.notMatch(JSON.stringify(changed), /mug|Harbor|side/i, 'no title, name or text is in it')
  }
)

t.test('the journal names who started a run and who uploaded a picture §17.5.2', async (t) => {
  const test = await startApp(t, PAID)
  const { app, merchant, storeDir } = test
  put(storeDir, { [PICTURE]: await jpeg(1) })
  const signedIn = await app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ authToken: TOKEN }).toString()
  })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/image-opt/reOptimize',
    headers: { origin: app.config.appUrl, 'sec-fetch-site': 'same-origin' },
    cookies: { psb_session: signedIn.cookies[0]?.value ?? '' },
    payload: { data_type: 1, data_list: await chooseAll(merchant), re_opt_type: '', page_type: 1 }
  })
  t.equal(reply.statusCode, 200)
  await untilDone(merchant)
  await turnOn(test)
  put(storeDir, { 'products/pot/b.jpg': await jpeg(2) })
  await app.pollStores()
  await untilHistory(merchant, { Pot: '1 compressed' })
  await uploadAll(app, merchant, [{ name: 'c.jpg', bytes: await jpeg(3) }])
  await untilDone(merchant, 4)
  const lines = await linesOf(test)
  t.match(
    lines.filter(({ what }) => what === 'changed').map(({ who }) => who),
    ['merchant-session', 'automatic', 'merchant-token']
  )
  t.match(
    lines.filter(({ what }) => what === 'uploaded'),
    [{ who: 'merchant', facts: { originalBytes: Number } }]
  )
})

t.test(
  'the journal records images that failed and images that left the store §17.5.1',
  async (t) => {
    const test = await startApp(t)
    const { app, merchant, storeDir, shopId } = test
    put(storeDir, { [PICTURE]: await jpeg(1), 'products/pot/b.jpg': 'no picture' })
    await optimiseAll(merchant)
    await app.db
      .updateTable('store_image')
      .set({ deleted_at: 'now' })
      .where('shop_id', '=', shopId)
      .execute()
    const lines = await linesOf(test)
    t.match(
      lines.filter(({ what }) => what === 'failed'),
      [{ who: 'merchant-token', facts: { work: 'optimise', reason: String } }]
    )
    t.strictSame(lines.filter(({ what }) => what === 'left-store').length, 2)
  }
)

t.test(
  'the database refuses to change a line of the journal, or to delete one of the last 400 days §2.5.8 §17.5.3',
  async (t) => {
    const test = await startApp(t)
    const { app, shopId } = test
    const { db } = app
    const add = (at: string) =>
      sql`insert into journal_line (at, shop_id, what, who) values (${at}, ${shopId}, 'failed', 'server')`.execute(
        db
      )
    // The database compares with the machine's clock.
    test.clock.forward(Date.now() - test.clock.now().getTime())
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    await add(daysAgo(401))
    await add(daysAgo(399))
    const forbidden = [
      sql`update journal_line set who = 'nobody'`,
      sql`update journal_line set at = ''`,
      sql`delete from journal_line`,
      ...(dialectOf(db).name === 'sqlite'
        ? [
            sql`insert or replace into journal_line (id, shop_id, what, who) select id, 1, 'failed', 'x' from journal_line`,
            sql`replace into journal_line (id, shop_id, what, who) select id, 1, 'failed', 'x' from journal_line`
          ]
        : [sql`truncate journal_line`])
    ]
    for (const statement of forbidden)
      await t.rejects(statement.execute(db), { message: /a line of the journal cannot be/ })
    await deleteOldJournal.run(app)
    t.match(await linesOf(test), [{ at: /^20/ }])
    t.equal((await linesOf(test)).length, 1)
  }
)
