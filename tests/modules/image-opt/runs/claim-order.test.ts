import { type CompiledQuery, sql } from 'kysely'
import t, { type Test } from 'tap'
import { LEASE_MS, takeClaim } from '../../../../modules/image-opt/runs/claim.ts'
import { type Claim, postponeClaim } from '../../../../modules/image-opt/runs/sql/claims.ts'
import { dropDeadLeases } from '../../../../modules/image-opt/runs/sql/leases.ts'
import type { RunKind } from '../../../../modules/image-opt/tables.ts'
import type { Change } from '../../../support/bare-ledger.ts'
import { sqliteOnly } from '../../../support/lane.ts'
import { claim, openQueue } from '../../../support/run-queue.ts'

type Queue = Awaited<ReturnType<typeof openQueue>>

/** Opens a queue whose first shop has two products, with the images 1 and 2 and the images 3 and 4. */
async function openTwo(t: Test, change: Change = {}) {
  const queue = await openQueue(t)
  const { db } = queue
  if (Object.keys(change).length > 0) await db.updateTable('subscription').set(change).execute()
  await addProduct(queue, 9)
  const queueBoth = async (kind: RunKind = 'optimise') => {
    const runId = await queue.queue([1, 2, 3, 4], { kind })
    await db.updateTable('run_item').set({ item_id: 9 }).where('image_id', 'in', [3, 4]).execute()
    return runId
  }
  return { ...queue, queueBoth }
}

async function addProduct({ db }: Queue, id: number): Promise<void> {
  const product = await db
    .selectFrom('store_item')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('store_item')
    .values({ ...product, id, platform_id: String(id) })
    .execute()
}

const end = ({ db }: Queue, imageId: number) =>
  db
    .updateTable('run_item')
    .set({ state: 'done', lease_owner: null, lease_until: null })
    .where('image_id', '=', imageId)
    .execute()

/** Claims until nothing is left. Returns the images in this order. */
async function claimAll(queue: Queue): Promise<number[]> {
  const order: number[] = []
  for (;;) {
    const claimed = await takeClaim(queue.deps, 'a')
    if (!claimed) return order
    order.push(claimed.imageId)
  }
}

t.test('products without an image in flight come first', async (t) => {
  const queue = await openTwo(t)
  await queue.queueBoth()
  t.match(await claim(queue), { imageId: 1, itemId: 1 })
  t.match(await claim(queue), { imageId: 3, itemId: 9 })
  await end(queue, 3)
  t.match(await claim(queue), { imageId: 4, itemId: 9 }, 'nothing of this product is in flight')
  t.match(await claim(queue), { imageId: 2, itemId: 1 }, 'both products have images in flight')
  t.equal(await takeClaim(queue.deps, 'a'), undefined)
})

t.test('an image that was postponed, or whose process died, is not in flight', async (t) => {
  const ends: Record<string, (queue: Queue, first: Claim) => Promise<unknown>> = {
    postponed: ({ db }, first) => postponeClaim(db, first, '2026-11-21T09:00:00.000Z'),
    'of a dead process': ({ db }) => dropDeadLeases(db, 'b'),
    expired: async ({ clock }) => clock.forward(LEASE_MS + 1)
  }
  for (const [name, endWork] of Object.entries(ends)) {
    const queue = await openTwo(t)
    await queue.queueBoth()
    const first = await claim(queue)
    t.match(first, { imageId: 1 })
    await endWork(queue, first)
    t.match(await claim(queue, 'b'), { imageId: 2 }, name)
  }
})

t.test('a quota that does not cover a run goes to the first images of the list', async (t) => {
  const queue = await openTwo(t, { level: 0, units_taken: 148 })
  const runId = await queue.queueBoth()
  t.strictSame(await claimAll(queue), [1, 2])
  t.match(await queue.item(3), { state: 'stopped', reason: 'quota-used-up' })

  await queue.setRun(runId, 'done')
  await queue.db.updateTable('run_item').set({ state: 'done' }).execute()
  await queue.queueBoth('restore')
  t.strictSame(await claimAll(queue), [1, 3, 2, 4], 'a restore needs no quota')
})

t.test(
  'where a block beyond the quota may be refused, the units before it go to the first images',
  async (t) => {
    for (const units_taken of [998, 1998]) {
      const queue = await openTwo(t, { units_taken })
      await queue.addCharge(units_taken < 1000 ? 1 : 2, 'held')
      await queue.queueBoth()
      t.strictSame(await claimAll(queue), [1, 2], `${units_taken} units are taken`)
    }
    const limited = await openTwo(t, { units_taken: 1298, overage_limit: 300 })
    await limited.queueBoth()
    t.strictSame(await claimAll(limited), [1, 2], 'the merchant’s own limit')

    const open = await openTwo(t, { units_taken: 1000 })
    await open.queueBoth()
    t.strictSame(await claimAll(open), [1, 3, 2, 4], 'a whole block is left')
  }
)

t.test('a claim chooses among the first 1,000 images that wait', async (t) => {
  for (const [waiting, itemId] of [
    [999, 9],
    [1000, 1]
  ] as const) {
    const queue = await openTwo(t, { level: 6 })
    const { db } = queue
    const runId = await queue.queue([1, 3])
    await db.updateTable('run_item').set({ item_id: 9 }).where('image_id', '=', 3).execute()
    t.match(await claim(queue), { imageId: 1 })
    const image = await db
      .selectFrom('store_image')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const item = { run_id: runId, shop_id: 1, item_id: 1, state: 'waiting' as const }
    for (let id = 1000; id < 1000 + waiting; id++) {
      await db
        .insertInto('store_image')
        .values({ ...image, id, platform_id: String(id) })
        .execute()
      await db
        .insertInto('run_item')
        .values({ ...item, image_id: id })
        .execute()
    }
    t.match(await claim(queue), { itemId }, `${waiting} images of the first product wait`)
  }
})

t.test(
  'a claim reads indexes only, however many images earlier runs have',
  sqliteOnly('it reads the plans of SQLite'),
  async (t) => {
    const queue = await openTwo(t)
    await queue.queueBoth()
    await claim(queue)
    const executor = queue.db.getExecutor()
    const calls = t.capture(executor, 'executeQuery', executor.executeQuery.bind(executor))
    await claim(queue)
    const queries = calls().map(({ args }) => args[0] as CompiledQuery)
    const aboutItems = queries.filter((query) => /from .?run_item/.test(query.sql))
    t.ok(aboutItems.length > 0)
    for (const query of aboutItems) {
      const plan = await queue.db.executeQuery<{ detail: string }>({
        ...sql`explain query plan`.compile(queue.db),
        sql: `explain query plan ${query.sql}`,
        parameters: query.parameters
      })
      for (const { detail } of plan.rows) t.notMatch(detail, /SCAN run_item/)
    }
  }
)
