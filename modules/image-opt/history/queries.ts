import type { Db } from '../../../server/core/database/db.ts'
import { findCatalogue } from '../catalogue/sql.ts'
import { listHistoryItems, listStoreItems, type PageOf } from '../catalogue/sql-lists.ts'
import type { HistorySort, ItemKind, ListSort } from '../contract.ts'
import { metadataFor, type RunOptions } from '../options/run-options.ts'
import { getSettings } from '../options/sql.ts'
import { listSkipped } from '../runs/sql/skipped.ts'
import { countImages, countOpen, sumResults } from '../runs/sql/totals.ts'
import type { ImageView, ItemView, ManualView, Totals } from './schema.ts'
import { findItem, type ImageRow, listImages } from './sql.ts'
import { ratioOf, thumbnailOf, type ViewDeps, viewImage, viewItem } from './views.ts'

/** One page of a list in its wire format (specification §4.2). */
export type Paged<Row> = { current_page: number; per_page: number; total: number; data: Row[] }

export async function historyPage(
  db: Db,
  kind: ItemKind,
  wanted: PageOf<HistorySort>,
  deps: ViewDeps
): Promise<Paged<ItemView>> {
  const { items, total } = await listHistoryItems(db, deps.shopId, kind, wanted)
  const images = await imagesByItem(db, deps.shopId, items)
  const untouched = [...images.values()].flat().filter(({ status }) => status === null)
  const skipped = await listSkipped(
    db,
    untouched.filter(isWanted).map(({ id }) => id)
  )
  const data = items.map((item) => viewItem(item, images.get(item.id) ?? [], deps, skipped))
  return { current_page: wanted.page, per_page: wanted.pageSize, total, data }
}

/** Returns the store's items for manual selection. `runOptions` are those of a run that would begin now. */
export async function manualPage(
  db: Db,
  kind: ItemKind,
  wanted: PageOf<ListSort>,
  deps: ViewDeps,
  runOptions: RunOptions | null
): Promise<Paged<ManualView>> {
  const { items, total } = await listStoreItems(db, deps.shopId, kind, wanted)
  const images = await imagesByItem(db, deps.shopId, items)
  const data = items.map((item): ManualView => {
    const rows = (images.get(item.id) ?? []).filter((row) => row.deleted_at === null)
    const { id, title, ...ids } = viewItem(item, [], deps)
    const { prod_id, coll_id, art_id, blog_id } = ids
    return {
      id,
      ...(prod_id === undefined ? {} : { prod_id }),
      ...(coll_id === undefined ? {} : { coll_id }),
      ...(art_id === undefined ? {} : { art_id, blog_id: blog_id ?? '' }),
      title,
      thumbnail: rows[0] ? thumbnailOf(rows[0], deps) : '',
      image_count: rows.length,
      open_count: rows.filter((row) => isOpen(row) || lacksMetadata(row, item, runOptions)).length,
      ...excludedOf(item, rows, deps),
      img_size: rows.reduce((sum, row) => sum + row.size_bytes, 0)
    }
  })
  return { current_page: wanted.page, per_page: wanted.pageSize, total, data }
}

/** Returns the images of one item that were worked on, or no rows if the shop does not have the item. */
export async function detailPage(
  db: Db,
  kind: ItemKind,
  platformId: string,
  wanted: Pick<PageOf, 'page' | 'pageSize'>,
  deps: ViewDeps
): Promise<Paged<ImageView> & { title: string }> {
  const item = await findItem(db, deps.shopId, kind, platformId)
  const rows = item ? ((await imagesByItem(db, deps.shopId, [item])).get(item.id) ?? []) : []
  const worked = rows.filter((row) => row.status !== null)
  const start = (wanted.page - 1) * wanted.pageSize
  return {
    title: item?.title ?? '',
    current_page: wanted.page,
    per_page: wanted.pageSize,
    total: worked.length,
    data: worked.slice(start, start + wanted.pageSize).map((row) => viewImage(row, deps))
  }
}

export async function totals(db: Db, shopId: number): Promise<Totals> {
  const { images, originalBytes, resultBytes } = await sumResults(db, shopId)
  const savedBytes = originalBytes - resultBytes
  return {
    total_saved_size: savedBytes,
    avg_saved_space: images === 0 ? 0 : Math.round(savedBytes / images),
    avg_saved_percent: ratioOf(originalBytes, resultBytes),
    total_original_size: originalBytes,
    total_compress_size: resultBytes,
    un_opt_num: await countOpen(db, shopId),
    opt_num: images
  }
}

/** Tells whether a full sync has ever finished, and how many images are known so far. */
export async function imageSync(db: Db, shopId: number) {
  const catalogue = await findCatalogue(db, shopId)
  return {
    isDone: typeof catalogue?.finished_at === 'string',
    images: await countImages(db, shopId)
  }
}

/**
 * Tells whether a run that began now would write different metadata to an image. Only images with a result matter
 * here, because images without one are open anyway.
 */
function lacksMetadata(
  row: ImageRow,
  item: { is_published: number },
  run: RunOptions | null
): boolean {
  const wanted = metadataFor(run, item.is_published === 1)
  return row.status !== 'expired' && wanted !== null && row.texts !== JSON.stringify(wanted)
}

/**
 * Returns how many of an item's images are excluded, and whether the item itself is excluded. If every image is
 * excluded, it also returns the reason for the first one.
 */
function excludedOf(
  item: { excluded_at: string | null },
  rows: ImageRow[],
  { messages }: ViewDeps
) {
  const reasons = rows.map(({ excluded_by }) => excluded_by).filter((by) => by !== null)
  const first = reasons.length === rows.length ? reasons[0] : undefined
  return {
    excluded_count: reasons.length,
    is_excluded: item.excluded_at === null ? 0 : 1,
    excluded_reason: first === undefined ? '' : messages.exclusions.reasons[first]()
  } as const
}

function isOpen(row: ImageRow): boolean {
  const isTouched =
    row.status === 'compressed' || row.status === 'unchanged' || row.status === 'expired'
  return !isTouched || row.result_version !== row.version
}

/**
 * Tells whether a merchant should learn that this image was skipped: the store still has it, and the merchant has not
 * excluded it.
 */
const isWanted = ({ deleted_at, excluded_by }: ImageRow): boolean =>
  deleted_at === null && excluded_by === null

async function imagesByItem(db: Db, shopId: number, items: { id: number }[]) {
  const ids = items.map(({ id }) => id)
  const { exclusions } = await getSettings(db, shopId)
  const rows = await listImages(db, shopId, ids, exclusions)
  return Map.groupBy(rows, (row) => row.item_id)
}
