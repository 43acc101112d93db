import t from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { reportUnnamed } from '../../../modules/image-opt/sweep.ts'
import type { ResultStatus, RunItemState, RunState } from '../../../modules/image-opt/tables.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { putImages } from '../../support/ledger.ts'
import { originalsIn, passDays } from '../../support/originals.ts'

/** The content of each original, and the state of the result that names it. The results are younger than all sweeps. */
const RESULTS: Record<string, ResultStatus> = {
  compressed: 'compressed',
  failed: 'failed',
  restored: 'restored',
  unchanged: 'unchanged',
  expired: 'expired'
}

/** The content of each original, and the states of the item and the run whose write intent names it. */
const INTENTS: Record<string, [RunItemState, RunState]> = {
  'waiting in a paused run': ['waiting', 'paused'],
  'working in a paused run': ['working', 'paused'],
  'done in a paused run': ['done', 'paused'],
  'working in a finished run': ['working', 'done']
}

const NEEDED = ['compressed', 'failed', 'waiting in a paused run', 'working in a paused run']

/** Opens a shop with one original for each of the rows above, and one that no row names. */
async function openRows(t: Parameters<typeof startApp>[0]): Promise<TestApp> {
  const test = await startApp(t)
  const { app, shopId } = test
  const { db } = app
  for (const name of [...Object.keys(RESULTS), ...Object.keys(INTENTS), 'unnamed'])
    await app.files.keep(shopId, Buffer.from(name))
  await putImages(db, shopId, 9)
  const images = await db.selectFrom('store_image').select(['id', 'item_id']).execute()
  const next = () => images.pop() ?? { id: 0, item_id: 0 }
  for (const [name, status] of Object.entries(RESULTS)) {
    const { id: image_id, item_id } = next()
    const facts = { image_id, item_id, shop_id: shopId, status, original_hash: hashOf(name) }
    const sizes = { original_bytes: 2, result_bytes: 1, width: 1, height: 1 }
    const made = { engine: 1, has_watermark: 0, version: 'v', picture_order: 'null' }
    const row = { ...facts, ...sizes, ...made, original_file_name: 'a.jpg', result_hash: 'b' }
    const optimised_at = '2030-01-01T00:00:00.000Z'
    await db
      .insertInto('image_result')
      .values({ ...row, optimised_at })
      .execute()
  }
  for (const [name, [item, state]] of Object.entries(INTENTS)) {
    const { id: image_id, item_id } = next()
    const run = await db
      .insertInto('run')
      .values({
        shop_id: shopId,
        kind: 'optimise',
        item_kind: 'product',
        state,
        picture_order: '{}',
        images_total: 1,
        items_total: 1,
        created_at: '',
        started_at: null,
        finished_at: null,
        claimed_at: ''
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const original = { hash: hashOf(name), bytes: 1, fileName: 'a.jpg' }
    const plan = JSON.stringify({ original, result: null, fileName: 'a.jpg' })
    const intent = { plan, planned_hash: original.hash }
    const row = { run_id: run.id, shop_id: shopId, item_id, image_id, state: item, ...intent }
    await db.insertInto('run_item').values(row).execute()
  }
  return test
}

const hashOf = (name: string) => sha256(Buffer.from(name))

const keptIn = ({ dataDir }: TestApp) => {
  const hashes = originalsIn(dataDir).map((path) => path.slice(-64))
  const names = [...Object.keys(RESULTS), ...Object.keys(INTENTS), 'unnamed']
  return names.filter((name) => hashes.includes(hashOf(name)))
}

/** Returns the app with a log that keeps what it is told. */
function listening({ app }: TestApp) {
  const said: [object, string][] = []
  const info = (facts: object, text: string) => void said.push([facts, text])
  return { said, app: Object.assign(Object.create(app), { log: { ...app.log, info } }) }
}

t.test('an old original is kept as long as a row needs it, and only then', async (t) => {
  const test = await openRows(t)
  const { shopId } = test
  await passDays(test, 30)
  t.equal(keptIn(test).length, 10)
  const { said, app } = listening(test)
  await reportUnnamed(app)
  t.strictSame(said, [[{ shop: shopId, originals: 3 }, 'originals without a row are kept']])
  said.length = 0
  await passDays({ app, clock: test.clock }, 1)
  t.strictSame(keptIn(test), NEEDED)
  const gone = ['restored', 'unchanged', 'expired', ...Object.keys(INTENTS).slice(2), 'unnamed']
  const deleted = said.filter(([, text]) => text === 'an original was deleted')
  t.strictSame(
    deleted.map(([facts]) => (facts as { original: string }).original).sort(),
    gone.map(hashOf).sort()
  )
  for (const [facts] of deleted)
    t.match(facts, { shop: shopId, ageDays: 31, why: 'its retention is over, no row needs it' })
  const bytes = gone.reduce((sum, name) => sum + name.length, 0)
  t.strictSame(said.at(-1), [{ shop: shopId, deleted: 6, bytes }, 'originals were deleted'])
  const lines = await app.db
    .selectFrom('journal_line')
    .select(['what', 'who'])
    .where('what', '=', 'original-deleted')
    .execute()
  t.equal(lines.length, gone.length, 'the journal names each')

  said.length = 0
  await expireOriginals.run(app)
  t.strictSame(said, [], 'a sweep that finds nothing says nothing')
  await reportUnnamed(app)
  t.strictSame(said, [])
  await passDays(test, 100)
  t.strictSame(keptIn(test), NEEDED)
})

t.test(
  'a result whose retention has ended lets its original go, and the end is logged',
  async (t) => {
    const test = await openRows(t)
    await passDays(test, 40)
    const { said, app } = listening(test)
    const optimised_at = '2020-01-01T00:00:00.000Z'
    await app.db
      .updateTable('image_result')
      .set({ optimised_at })
      .where('status', '=', 'compressed')
      .execute()
    await expireOriginals.run(app)
    t.strictSame(said[0], [{ expired: 1 }, 'originals expired'])
    t.strictSame(keptIn(test), NEEDED.slice(1))
  }
)
