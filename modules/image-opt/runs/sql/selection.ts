import { sql } from 'kysely'
import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { titleLike } from '../../catalogue/search.ts'
import type { ItemKind } from '../../contract.ts'
import { type ExcludedBy, excludedBy } from '../../options/excluded-by.ts'
import type { Exclusions } from '../../options/schema.ts'
import type { RunKind } from '../../tables.ts'

/**
 * Which images are chosen. There are three forms: all items of a kind, or those whose title contains `search`; a list
 * of items, whole or with single images; or images by our own ids.
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

/**
 * The encode options and image metadata that the settings ask for, for published and for unpublished items. Both are
 * JSON in the form in which results store them.
 */
export type WantedOptions = Record<
  'published' | 'unpublished',
  { picture: string; metadata: string }
>

/**
 * Lists the chosen images that a run of this kind can work on. Images in an unfinished run of the same kind are left
 * out, so that a button that is pressed twice starts the work only once.
 */
export async function listChosenImages(
  db: Db,
  shopId: number,
  selection: Selection,
  run: { kind: RunKind; options: WantedOptions; exclusions: Exclusions | undefined }
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
    return query.where('store_image.id', 'in', anyOf(db, selection.images)).execute()
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

function isEligible({ kind, options }: { kind: RunKind; options: WantedOptions }) {
  switch (kind) {
    case 'restore':
      return sql<boolean>`(image_result.status in ('compressed', 'failed')
        and image_result.original_hash is not null)`
    case 'reoptimise':
      return sql<boolean>`image_result.status in ('compressed', 'unchanged', 'restored', 'failed')`
    case 'automatic':
      return sql<boolean>`store_image.is_fresh = 1`
    case 'optimise':
      // Leaves out images that already have a result with these options. Expired images are also left out, because the
      // store has our own output and the original is deleted.
      return sql<boolean>`(image_result.image_id is null
        or image_result.version != store_image.version
        or image_result.status in ('restored', 'failed')
        or (image_result.status in ('compressed', 'unchanged')
          and ${hasOtherOptions(options)}))`
  }
}

const hasOtherOptions = ({ published, unpublished }: WantedOptions) => sql<boolean>`case
  when store_item.is_published = 1
  then (image_result.picture_order, image_result.texts) != (${published.picture}, ${published.metadata})
  else (image_result.picture_order, image_result.texts) != (${unpublished.picture}, ${unpublished.metadata})
  end`

/**
 * Matches images that no unfinished run of this kind is about to work on. Automatic mode gives way to every other run,
 * so for an automatic run the unfinished runs of all kinds count.
 */
export const isNotQueued = (kind: RunKind) => sql<boolean>`not exists (
  select 1 from run_item join run on run.id = run_item.run_id
  where run_item.image_id = store_image.id and run_item.state in ('waiting', 'working')
    and (run.kind = ${kind} or ${kind} = 'automatic'))`
