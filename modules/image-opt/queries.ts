import { type Clock, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/db.ts'
import type { DiskTrouble } from '../../server/core/disk-trouble.ts'
import { type Billing, usageState } from '../pricing/queries.ts'
import { findCatalogue } from './catalogue/sql.ts'
import {
  countHistory,
  listHistoryItems,
  listStoreItems,
  type PageOf
} from './catalogue/sql-lists.ts'
import { ITEM_KINDS, type ItemKind } from './contract.ts'
import { findItem, type ImageRow, listImages } from './history/sql.ts'
import { ratioOf, type ViewDeps, viewImage, viewItem } from './history/views.ts'
import { type LegacyShop, legacySettings } from './options/legacy/read.ts'
import type { LegacySettings } from './options/legacy/schema.ts'
import { metadataFor, type RunOptions } from './options/run-options.ts'
import { viewSettings } from './options/settings-view.ts'
import { getSettings as getStoredSettings } from './options/sql.ts'
import { findSampleImage } from './runs/estimate/sql.ts'
import { findLatestRun, runProgress } from './runs/sql/runs.ts'
import { countImages, countOpen, sumResults } from './runs/sql/totals.ts'
import type {
  ImageView,
  ItemView,
  ManualView,
  Progress,
  Schedule,
  Settings,
  Totals
} from './schema.ts'
import type { SignedUrls } from './signed-urls.ts'

export { type DailyTotal, listDailyTotals } from './history/sql-daily-totals.ts'
export { countHeld } from './runs/sql/claims.ts'
export { findFirstRun, sumSavedByRun } from './runs/sql/first-run.ts'
export { countWork } from './runs/sql/work-counts.ts'
export { openSignedUrls } from './signed-urls.ts'
export type {
  ImageView,
  ItemView,
  ManualView,
  PageOf,
  Progress,
  Schedule,
  SignedUrls,
  Totals,
  ViewDeps
}
export { countHistory }

/** One page of a list in its wire format (specification §4.2). */
export type Paged<Row> = { current_page: number; per_page: number; total: number; data: Row[] }

export async function historyPage(
  db: Db,
  kind: ItemKind,
  wanted: PageOf,
  deps: ViewDeps
): Promise<Paged<ItemView>> {
  const { items, total } = await listHistoryItems(db, deps.shopId, kind, wanted)
  const images = await imagesByItem(db, deps.shopId, items)
  const data = items.map((item) => viewItem(item, images.get(item.id) ?? [], deps))
  return { current_page: wanted.page, per_page: wanted.pageSize, total, data }
}

export async function getSettings(
  db: Db,
  shopId: number,
  signedUrls: SignedUrls
): Promise<Settings> {
  return viewSettings(await getStoredSettings(db, shopId), shopId, signedUrls)
}

/** Returns the settings in the shape of the legacy calls. */
export async function getLegacySettings(
  db: Db,
  shop: LegacyShop & { id: number },
  signedUrls: SignedUrls
): Promise<LegacySettings> {
  return legacySettings(await getSettings(db, shop.id, signedUrls), shop)
}

/** Returns the signed URL of one of the shop's images as it is in the store now; '' where there is none. */
export async function samplePicture(
  db: Db,
  shopId: number,
  signedUrls: SignedUrls
): Promise<string> {
  const image = await findSampleImage(db, shopId)
  if (!image) return ''
  const { id: imageId, version: content } = image
  return signedUrls.pathTo({ shopId, imageId, target: 'result', content, isDownload: false })
}

/** Returns the store's items for choosing by hand. `runOptions` are those of a run that begins now. */
export async function manualPage(
  db: Db,
  kind: ItemKind,
  wanted: PageOf,
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
      thumbnail: rows[0] ? viewImage(rows[0], deps).thumbnail : '',
      image_count: rows.length,
      open_count: rows.filter((row) => isOpen(row) || lacksMetadata(row, item, runOptions)).length,
      ...excludedOf(item, rows, deps),
      img_size: rows.reduce((sum, row) => sum + row.size_bytes, 0)
    }
  })
  return { current_page: wanted.page, per_page: wanted.pageSize, total, data }
}

/** Returns the images of one item that were worked on; no rows for an item that the shop does not have. */
export async function detailPage(
  db: Db,
  kind: ItemKind,
  platformId: string,
  wanted: PageOf,
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

/** `waiting` is the disk trouble that all runs wait for, if any. */
type ScheduleDeps = { clock: Clock; waiting: DiskTrouble | undefined }

/** Returns the progress of each kind, and the quota. */
export async function schedule(
  db: Db,
  shopId: number,
  billing: Billing,
  now: ScheduleDeps
): Promise<Schedule> {
  const usage = await usageState(db, shopId, billing, toText(now.clock.now()))
  const progress = {} as Record<ItemKind, Progress>
  for (const kind of ITEM_KINDS) progress[kind] = await progressOf(db, shopId, kind, now)
  return {
    ...progress,
    impressions_use: usage.used,
    impressions_all: usage.all,
    img_usage_use: usage.overage,
    img_usage_all: usage.overageCap,
    is_capped: usage.isCapped ? 1 : 0,
    is_over_quota: usage.isOverQuota ? 1 : 0,
    shop_level: usage.level
  }
}

async function progressOf(
  db: Db,
  shopId: number,
  kind: ItemKind,
  { clock, waiting }: ScheduleDeps
): Promise<Progress> {
  const run = await findLatestRun(db, shopId, kind)
  const none = { itemsLeft: 0, imagesLeft: 0, imagesFailed: 0 }
  const counts = run ? await runProgress(db, run.id) : none
  const total = run?.images_total ?? 0
  const isOver = !run || run.state === 'done' || run.state === 'stopped'
  const elapsedMs = run?.started_at ? clock.now().getTime() - Date.parse(run.started_at) : 0
  // A database that cannot be written does not say yet that it waits.
  const isOn = run?.state === 'queued' || run?.state === 'running'
  const pauseReason = isOn ? waiting : run?.state === 'paused' ? run.pause_reason : undefined
  return {
    opt_in: counts.itemsLeft,
    opt_total: run?.items_total ?? 0,
    process_result: isOver ? 1 : 0,
    process_type: run?.kind ?? '',
    page_type: run?.kind === 'optimise' ? 1 : 0,
    run_id: run ? String(run.id) : '',
    is_paused: run?.state === 'paused' || pauseReason ? 1 : 0,
    pause_reason: pauseReason ?? '',
    image_in: counts.imagesLeft,
    image_total: total,
    image_failed: counts.imagesFailed,
    remaining_seconds: remainingSeconds(total - counts.imagesLeft, counts.imagesLeft, elapsedMs)
  }
}

/** Extrapolates the pace so far; a single image tells too little. */
function remainingSeconds(done: number, left: number, elapsedMs: number): number | null {
  return done < 2 || elapsedMs <= 0 ? null : Math.ceil((elapsedMs / done / 1000) * left)
}

/**
 * Tells whether an image has other metadata than a run would write now. Images without a result count as open already.
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
 * Returns how much of an item is excluded. It gives a reason only where every image is excluded; the first image's
 * reason stands for all.
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

async function imagesByItem(db: Db, shopId: number, items: { id: number }[]) {
  const ids = items.map(({ id }) => id)
  const { exclusions } = await getStoredSettings(db, shopId)
  const rows = await listImages(db, shopId, ids, exclusions)
  return Map.groupBy(rows, (row) => row.item_id)
}
