import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import { titleLike } from '../../catalogue/search.ts'
import type { ItemKind } from '../../contract.ts'
import { type ExcludedBy, excludedBy } from '../../options/excluded-by.ts'
import type { Exclusions } from '../../options/schema.ts'
import type { RunKind } from '../../tables.ts'

/**
 * Which images a merchant chose: whole items, or some images of them; everything of a kind, or what of it
 * has these words in its title; or images by our own ids, for what the server itself takes up.
 */
export type Selection =
  | { kind: ItemKind; items: 'all'; search?: string }
  | { kind: ItemKind; items: { id: string; imageIds: string[] }[] }
  | { kind: ItemKind; images: number[] }

export type ChosenImage = {
  id: number
  item_id: number
  is_published: number
  platform_id: string
  file_name: string
  size_bytes: number
  excluded_by: ExcludedBy
}

/** What an image of a published and of an unpublished item gets, as its result will have it. */
export type WantedOptions = Record<'published' | 'unpublished', { picture: string; texts: string }>

/**
 * The chosen images that a run of this kind can do something with. What waits in an unfinished run of
 * the same kind is left out, so that pressing a button twice does nothing twice.
 */
export async function listChosenImages(
  db: Db,
  shopId: number,
  selection: Selection,
  run: { kind: RunKind; orders: WantedOptions; exclusions: Exclusions | undefined }
): Promise<ChosenImage[]> {
  let query = db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select(['store_image.id', 'store_image.item_id', 'store_image.platform_id'])
    .select(['store_image.file_name', 'store_image.size_bytes'])
    .select(['store_item.platform_id as item_platform_id', 'store_item.is_published'])
    .select(excludedBy(run.exclusions).as('excluded_by'))
    .where('store_item.shop_id', '=', shopId)
    .where('store_item.kind', '=', selection.kind)
    .where('store_item.deleted_at', 'is', null)
    .where('store_image.deleted_at', 'is', null)
    .where(isEligible(run))
    .where(isNotQueued(run.kind))
    .orderBy('store_image.item_id')
    .orderBy('store_image.position')
  if ('images' in selection)
    return query.where('store_image.id', 'in', idsIn(selection.images)).execute()
  const { items } = selection
  if (items === 'all') return query.where(titleLike(selection.search ?? '')).execute()

  const ids = items.map(({ id }) => id)
  query = query.where('store_item.platform_id', 'in', ids)
  const chosen = new Map(items.map(({ id, imageIds }) => [id, new Set(imageIds)]))
  const rows = await query.execute()
  return rows.filter((row) => {
    const imageIds = chosen.get(row.item_platform_id)
    return !imageIds?.size || imageIds.has(row.platform_id)
  })
}

/** As one value: a statement takes 32,766 of them, and a run may have more images. */
const idsIn = (ids: number[]) => sql<number>`(select value from json_each(${JSON.stringify(ids)}))`

function isEligible({ kind, orders }: { kind: RunKind; orders: WantedOptions }) {
  switch (kind) {
    case 'restore':
      return sql<boolean>`(image_result.status in ('compressed', 'failed')
        and image_result.original_hash is not null)`
    case 'reoptimise':
      return sql<boolean>`image_result.status in ('compressed', 'unchanged', 'restored', 'failed')`
    case 'automatic':
      return sql<boolean>`store_image.is_fresh = 1`
    case 'optimise':
      // Not what already has its result under the same settings, nor our own output whose original is gone.
      return sql<boolean>`(image_result.image_id is null
        or image_result.version != store_image.version
        or image_result.status in ('restored', 'failed')
        or (image_result.status in ('compressed', 'unchanged')
          and ${hasOtherOrders(orders)}))`
  }
}

const hasOtherOrders = ({ published, unpublished }: WantedOptions) => sql<boolean>`case
  when store_item.is_published = 1
  then (image_result.picture_order, image_result.texts) != (${published.picture}, ${published.texts})
  else (image_result.picture_order, image_result.texts) != (${unpublished.picture}, ${unpublished.texts})
  end`

/** Automatic mode waits for every other run too: that one has its say about the image first. */
export const isNotQueued = (kind: RunKind) => sql<boolean>`not exists (
  select 1 from run_item join run on run.id = run_item.run_id
  where run_item.image_id = store_image.id and run_item.state in ('waiting', 'working')
    and (run.kind = ${kind} or ${kind} = 'automatic'))`
