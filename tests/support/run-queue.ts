import type { Test } from 'tap'
import { type ClaimDeps, takeClaim } from '../../modules/image-opt/runs/claim.ts'
import type { WriteIntent } from '../../modules/image-opt/runs/image/write-intent.ts'
import { addRun } from '../../modules/image-opt/runs/sql/runs.ts'
import type { RunKind, RunState } from '../../modules/image-opt/tables.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { sha256 } from '../../server/core/files/hash.ts'
import { addShop } from './add-shop.ts'
import { BILLING, NOW, openLedger } from './bare-ledger.ts'
import { brokenLawsOf } from './broken-laws.ts'
import { testClock } from './clock.ts'
import { putImages } from './ledger.ts'

/** An intent to replace an original by bytes with the hash `planned`. */
export const INTENT = {
  original: { hash: sha256('original'), bytes: 1000, fileName: '1.jpg' },
  result: null,
  kept: sha256('planned'),
  inputType: 'jpeg',
  width: 1,
  height: 1,
  fileName: '1.jpg'
} satisfies WriteIntent

/**
 * Opens the queue of runs without the app: two shops with four images each, whose rows have the ids 1 to 4 and 5 to 8.
 * Tests claim the images themselves.
 */
export async function openQueue(t: Test) {
  const ledger = await openLedger(t)
  const { db } = ledger
  for (const id of [1, 2]) {
    await addShop(db, { id, store_key: `shop-${id}` })
    await putImages(db, id, 4)
  }
  const clock = testClock(NOW)
  const deps = { db, clock, billing: BILLING, brokenLaws: brokenLawsOf(db) } as unknown as ClaimDeps

  /** Adds a run over these images and returns its id. */
  async function queue(
    imageIds: number[],
    { shopId = 1, kind = 'optimise' as RunKind, texts = 'null' } = {}
  ) {
    const images = imageIds.map((id) => ({ id, item_id: shopId }))
    const run = {
      shopId,
      kind,
      startedBy: 'operator' as const,
      itemKind: 'product' as const,
      encodeOptionsJson: '{"quality":"lossless"}',
      texts,
      images
    }
    return inTransaction(db, (trx) => addRun(trx, run, clock.now().toISOString()))
  }

  /** Lists the items of a run, each as `image state owner attempts retries`. */
  async function items(runId: number) {
    const rows = await db
      .selectFrom('run_item')
      .selectAll()
      .where('run_id', '=', runId)
      .orderBy('id')
      .execute()
    return rows.map(({ image_id, state, lease_owner, attempts, retries }) =>
      [image_id, state, lease_owner ?? '-', attempts, retries].join(' ')
    )
  }

  const setRun = (id: number, state: RunState) =>
    db.updateTable('run').set({ state }).where('id', '=', id).execute()
  const run = (id: number) =>
    db.selectFrom('run').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const item = (imageId: number) =>
    db
      .selectFrom('run_item')
      .selectAll()
      .where('image_id', '=', imageId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  const closeShop = (id: number) =>
    db.updateTable('shop').set({ is_open: 0 }).where('id', '=', id).execute()
  return { ...ledger, clock, deps, queue, items, item, run, setRun, closeShop }
}

/** Claims the next image, which has to exist. */
export async function claim({ deps }: Awaited<ReturnType<typeof openQueue>>, owner = 'a') {
  const taken = await takeClaim(deps, owner)
  if (!taken) throw new Error('Expected an image to claim')
  return taken
}
