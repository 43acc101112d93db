import type { Db } from '../../../../server/core/db.ts'
import type { Plan } from '../image/plan.ts'
import type { Claim } from './claims.ts'

/** Older plans have their result in the history. */
const PLANS = 10

/** The plan by which we once wrote these bytes for this image: so they are never taken for an original. */
export async function findPlanFor(
  db: Db,
  { shopId, imageId }: Pick<Claim, 'shopId' | 'imageId'>,
  hash: string
): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('run_item')
    .select('plan')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('planned_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.plan ? (JSON.parse(row.plan) as Plan) : undefined
}

/** What was planned for this image, the newest first; whether it took effect they do not say. */
export async function listPlans(db: Db, { shopId, imageId }: Claim): Promise<Plan[]> {
  const rows = await db
    .selectFrom('run_item')
    .select('plan')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('plan', 'is not', null)
    .orderBy('id', 'desc')
    .limit(PLANS)
    .execute()
  return rows.map(({ plan }) => JSON.parse(plan as string) as Plan)
}

/** The plan of this claim as it is now; the claim itself has the one from before it was taken. */
export async function findOwnPlan(db: Db, { id }: Claim): Promise<Plan | undefined> {
  const row = await db.selectFrom('run_item').select('plan').where('id', '=', id).executeTakeFirst()
  return row?.plan ? (JSON.parse(row.plan) as Plan) : undefined
}

/** What came of the work on this image before; undefined when nothing was done yet, or it is long ago. */
export function findLastEnd(db: Db, { id, shopId, imageId }: Claim) {
  return db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select(['run.kind', 'run_item.state'])
    .where('run_item.shop_id', '=', shopId)
    .where('run_item.image_id', '=', imageId)
    .where('run_item.id', '!=', id)
    .where('run_item.state', 'in', ['done', 'unchanged', 'failed'])
    .orderBy('run_item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
