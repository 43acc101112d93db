import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import type { StoreKind } from '../../contract.ts'
import { excludedBy } from '../../options/excluded-by.ts'
import type { Exclusions } from '../../options/schema.ts'
import { isNotQueued } from '../sql/selection.ts'

export type FreshImage = { id: number; platform_id: string; version: string }

/** The images of one kind that automatic mode may work on, by the settings. */
export type Wanted = {
  kind: StoreKind
  onlyPublished: boolean
  exclusions: Exclusions | undefined
}

/** Lists the images that automatic mode may work on and whose version no run has handled, lowest id first. */
export const listFresh = (
  db: Db,
  shopId: number,
  wanted: Wanted,
  limit: number
): Promise<FreshImage[]> =>
  freshImages(db, shopId, wanted)
    .select(['store_image.id', 'store_image.platform_id', 'store_image.version'])
    .orderBy('store_image.id')
    .limit(limit)
    .execute()

export async function countFresh(db: Db, shopId: number, wanted: Wanted): Promise<number> {
  const { count } = await freshImages(db, shopId, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function freshImages(db: Db, shopId: number, wanted: Wanted) {
  return (
    db
      .selectFrom('store_image')
      .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
      .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
      .where('store_image.shop_id', '=', shopId)
      // The value is a literal, because SQLite would not choose the partial index for a bound value.
      .where(sql<boolean>`store_image.is_fresh = 1`)
      .where('store_image.deleted_at', 'is', null)
      .where('store_item.kind', '=', wanted.kind)
      .where('store_item.deleted_at', 'is', null)
      .$if(wanted.onlyPublished, (query) => query.where('store_item.is_published', '=', 1))
      .where(excludedBy(wanted.exclusions), 'is', null)
      .where(isNotQueued('automatic'))
  )
}

/** Tells whether the shop has a run that is queued, in progress or stopping, or a paused automatic run. */
export async function hasUnfinishedRun(db: Db, shopId: number): Promise<boolean> {
  const run = await db
    .selectFrom('run')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['queued', 'running', 'stopping']),
        // Nothing is queued behind a paused automatic run until it is resumed.
        and([eb('state', '=', 'paused'), eb('kind', '=', 'automatic')])
      ])
    )
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}
