import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { ItemKind } from '../../contract.ts'

type Chosen = { kind: ItemKind; items: { id: string; imageIds: string[] }[] }

/**
 * Excludes whole items or single images, or includes them again if `excluded_at` is null. For a whole item, the
 * exclusions of its single images are cleared in either case.
 * @returns our ids of all images concerned
 */
export async function setExcluded(
  trx: Db,
  shopId: number,
  { kind, items }: Chosen,
  excluded_at: string | null
): Promise<number[]> {
  const imageIds: number[] = []
  for (const { id, imageIds: named } of items) {
    const item = await trx
      .selectFrom('store_item')
      .select('id')
      .where('shop_id', '=', shopId)
      .where('kind', '=', kind)
      .where('platform_id', '=', id)
      .executeTakeFirst()
    if (!item) continue
    const isWhole = named.length === 0
    if (isWhole)
      await trx.updateTable('store_item').set({ excluded_at }).where('id', '=', item.id).execute()
    const images = await trx
      .updateTable('store_image')
      .set({ excluded_at: isWhole ? null : excluded_at })
      .where('item_id', '=', item.id)
      .$if(!isWhole, (query) => query.where('platform_id', 'in', named))
      .returning('id')
      .execute()
    imageIds.push(...images.map((image) => image.id))
  }
  return imageIds
}

/** Lists the waiting run items of these images, except those of restores. */
export function listWaitingOf(trx: Db, imageIds: number[]) {
  return trx
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select(['run_item.id', 'run_item.run_id'])
    .where('run_item.image_id', 'in', anyOf(trx, imageIds))
    .where('run_item.state', '=', 'waiting')
    .where('run.kind', '!=', 'restore')
    .execute()
}
