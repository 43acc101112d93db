import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { expireOriginals } from '../../../../modules/image-opt/jobs.ts'
import { eraseClosedShop } from '../../../../modules/webhooks/erase.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { findBrokenLaws } from '../../../../server/operator/doctor/broken-laws.ts'
import { placeInside } from '../../../../server/platforms/local/store/store-errors.ts'
import { addShop } from '../../../support/add-shop.ts'
import { startApp } from '../../../support/app.ts'
import { brokenLaws, plant } from '../../../support/laws.ts'
import { putImages } from '../../../support/ledger.ts'
import { readMetrics } from '../../../support/metrics.ts'
import { passDays } from '../../../support/originals.ts'
import { TOKEN } from '../../../support/token.ts'

const KEPT = Buffer.from('kept')

/** Rows of the history that were damaged by hand, so that nobody can tell which originals are needed. */
const ROWS = ["status = 'compresed'", "original_hash = 'x'", "original_hash = '../../kept'"]

for (const change of ROWS)
  t.test(`no original of a shop expires where ${change}, and those of others do`, async (t) => {
    const test = await startApp(t)
    const { app, shopId } = test
    const { db, files } = app
    await addShop(db, { id: 2 })
    await putImages(db, shopId, 1)
    for (const shop of [shopId, 2]) await files.keep(shop, KEPT)
    const { id, item_id } = await db
      .selectFrom('store_image')
      .select(['id', 'item_id'])
      .executeTakeFirstOrThrow()
    await plant(
      db,
      `insert into image_result (image_id, shop_id, item_id, status, original_hash, original_bytes,
        original_file_name, result_hash, result_bytes, width, height, version, picture_order, optimised_at)
        values (${id}, ${shopId}, ${item_id}, 'compressed', '${sha256(KEPT)}', 4, 'a.jpg', '${sha256('b')}',
        1, 1, 1, 'v', 'null', '2030-01-01T00:00:00.000Z')`,
      `update image_result set ${change}`
    )
    await passDays(test, 35)
    t.ok(await files.isWhole(shopId, sha256(KEPT)))
    t.notOk(await files.isWhole(2, sha256(KEPT)), 'the other shop is swept')
    t.strictSame(await brokenLaws(db), ['result-is-whole image_result'])
    t.match(await findBrokenLaws(db), {
      state: 'warning',
      words: /law result-is-whole, table image_result/
    })
    const metrics = await readMetrics(app)
    t.ok((metrics.get('psb_broken_laws_total{law="result-is-whole"}') ?? 0) > 0)
  })

t.test('an original whose record is damaged stays, and its days begin again', async (t) => {
  for (const damage of ['', '{', '{"shop":9}', 'null']) {
    const test = await startApp(t)
    const { app, shopId, dataDir } = test
    await app.files.keep(shopId, KEPT)
    const [record = ''] = globSync(join(dataDir, 'storage/originals/*/*/*.json'))
    test.clock.forward(40 * 86_400_000)
    writeFileSync(record, damage)
    await expireOriginals.run(app)
    t.ok(await app.files.isWhole(shopId, sha256(KEPT)))
    t.match(readFileSync(record, 'utf8'), sha256(KEPT))
  }
})

t.test('a hash that is none leads to no file', async (t) => {
  const { app, shopId } = await startApp(t)
  for (const hash of ['', 'x', '../../../lock.db', `${sha256(KEPT)}.json`])
    await t.rejects(
      (async () => app.files.read(shopId, hash))(),
      { message: /hash-names-a-file/ },
      hash
    )
})

t.test('a path of a row leads to no file outside of the store', async (t) => {
  const { storeDir } = await startApp(t)
  for (const path of ['../a.jpg', 'products/../../a.jpg', '../store-2/a.jpg', 'products/..'])
    await t.rejects(placeInside(storeDir, path), { message: /path-stays-inside/ }, path)
})

/** Sessions that were damaged by hand. */
const SESSIONS = [
  ['shop_id = 2', 'session-of-its-token session'],
  ["expires_at = 'zzzz'", 'session-ends session']
] as const

for (const [change, law] of SESSIONS)
  t.test(`a session opens nothing where ${change}, in one sentence`, async (t) => {
    const { app } = await startApp(t)
    await addShop(app.db, { id: 2 })
    const payload = { authToken: TOKEN }
    const signedIn = await app.inject({ method: 'POST', url: '/sign-in', payload })
    const cookies = { psb_session: signedIn.cookies[0]?.value ?? '' }
    const call = { url: '/api/v2/image-opt/getOptSchedule', cookies }
    t.equal((await app.inject(call)).statusCode, 200)
    await plant(app.db, `update session set ${change}`)
    const { statusCode, body } = await app.inject(call)
    t.equal(statusCode, 500)
    t.match(JSON.parse(body), { error: 'server/law-broken', message: /Nothing was lost/ })
    t.strictSame(await brokenLaws(app.db), [law])
    t.equal((await app.inject('/healthz')).statusCode, 200)
  })

t.test('nothing of an open shop is erased', async (t) => {
  const { app, shopId, dataDir } = await startApp(t)
  await app.files.keep(shopId, KEPT)
  const erasing = eraseClosedShop(app, { id: shopId, domain: 'harbor-goods.local' })
  await t.rejects(erasing, { message: /erased-shop-is-closed/ })
  t.ok(await app.files.isWhole(shopId, sha256(KEPT)))
  t.ok(existsSync(dataDir))
})
