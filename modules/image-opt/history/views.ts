import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import type { ItemKind } from '../contract.ts'
import { betterLevelThan } from '../options/better-level.ts'
import type { ImageMetadata } from '../options/run-options.ts'
import { stemOf } from '../options/templates/file-names.ts'
import { sayReason } from '../runs/log/run-log.ts'
import type { SignedUrls } from '../signed-urls.ts'
import { type Missing, missingIn, type Skipped, sayMissing } from './missing.ts'
import type { ImageView, ItemView } from './schema.ts'
import type { ImageRow } from './sql.ts'

/** The columns of an item that are shown with its images. */
type ItemRow = {
  id: number
  kind: ItemKind
  platform_id: string
  blog_id: string | null
  title: string
  deleted_at: string | null
  history_at: string | null
  excluded_at: string | null
}

export type ViewDeps = {
  shopId: number
  signedUrls: SignedUrls
  messages: TranslationFunctions
  /** How many days originals are kept. */
  retentionDays: number
  /** The kinds of items whose images the store gives only as visitors get them. */
  deliveredKinds: readonly ItemKind[]
}

/** Returns the reduction in percent, with two decimals (specification §4.2). */
export const ratioOf = (originalBytes: number, resultBytes: number): number =>
  originalBytes === 0 ? 0 : Math.round((1 - resultBytes / originalBytes) * 10_000) / 100

/** Returns an image in the form that the detail table, the compare view and downloads need. */
export const viewImage = (row: ImageRow, deps: ViewDeps): ImageView => ({
  ...figuresOf(row, deps),
  ...linksOf(row, deps)
})

/** The addresses of an image's pictures. Each is signed, so a row of a list has those of one image only. */
type Links = Pick<
  ImageView,
  'src' | 'thumbnail' | 'before_file_path' | 'after_file_path' | 'download_path'
>

function linksOf(row: ImageRow, { shopId, signedUrls }: ViewDeps): Links {
  const link = { shopId, imageId: row.id, isDownload: false }
  const result = { ...link, target: 'result' as const, content: row.result_hash ?? row.version }
  const original = hasOriginal(row) ? row.original_hash : null
  const after = isShown(row) ? signedUrls.pathTo(result) : ''
  return {
    src: row.url || after,
    thumbnail: thumbnailOf(row, { shopId, signedUrls }),
    before_file_path:
      original === null
        ? ''
        : signedUrls.pathTo({ ...link, target: 'original', content: original }),
    after_file_path: after,
    download_path: isShown(row) ? signedUrls.pathTo({ ...result, isDownload: true }) : ''
  }
}

/** Returns the address of an image's thumbnail; '' if the store has lost the picture. */
export const thumbnailOf = (
  { id, version }: Pick<ImageRow, 'id' | 'version'>,
  { shopId, signedUrls }: Pick<ViewDeps, 'shopId' | 'signedUrls'>
): string =>
  version === ''
    ? ''
    : signedUrls.pathTo({
        shopId,
        imageId: id,
        target: 'thumbnail',
        content: version,
        isDownload: false
      })

/** Returns whether the store still has the image and its picture. */
const isShown = ({ deleted_at, version }: ImageRow): boolean =>
  deleted_at === null && version !== ''

const hasOriginal = ({ status, original_hash }: ImageRow): boolean =>
  (status === 'compressed' || status === 'failed') && original_hash !== null

/** What is shown of an image without its pictures. */
export type Figures = Omit<ImageView, keyof Links>

export function figuresOf(row: ImageRow, deps: ViewDeps): Figures {
  const { messages } = deps
  // Equal hashes mean that only the alt text or the file name was changed.
  const isCompressed = row.result_hash !== null && row.result_hash !== row.original_hash
  const isDeleted = row.deleted_at !== null
  const isGone = row.version === ''
  return {
    opt_id: String(row.id),
    img_id: row.platform_id,
    alt: row.alt,
    file_name: row.file_name,
    file_type: row.output_type ?? typeOfName(row.file_name),
    original_file_type: row.input_type ?? typeOfName(row.file_name),
    img_size: row.original_bytes ?? row.size_bytes,
    comp_size: row.result_bytes ?? row.size_bytes,
    comp_ratio: ratioOf(row.original_bytes ?? 0, row.result_bytes ?? 0),
    width: row.width ?? 0,
    height: row.height ?? 0,
    status: isDeleted ? 'deleted' : isGone ? 'expired' : statusOf(row.status),
    is_compress: isCompressed ? 1 : 0,
    is_to_jpg: isCompressed && row.input_type !== 'jpeg' && row.output_type === 'jpeg' ? 1 : 0,
    is_edit_alt: hasOtherAlt(row) ? 1 : 0,
    is_edit_name: hasOtherName(row) ? 1 : 0,
    is_watermark: isCompressed && row.has_watermark === 1 ? 1 : 0,
    score: isCompressed ? row.score : null,
    better_level: isCompressed ? betterLevelThan(row.picture_order ?? 'null') : '',
    is_misnamed: isMisnamed(row) ? 1 : 0,
    is_restore: row.status === 'restored' ? 1 : 0,
    is_overdue: row.status === 'expired' || isGone ? 1 : 0,
    is_delete: isDeleted ? 1 : 0,
    is_excluded: row.excluded_by === 'item' || row.excluded_by === 'image' ? 1 : 0,
    kept_until:
      row.status === 'compressed' && hasOriginal(row) ? keptUntil(row.optimised_at, deps) : '',
    is_delivered: hasOriginal(row) && deps.deliveredKinds.includes(row.kind) ? 1 : 0,
    reason: row.reason === null ? '' : sayReason(row.reason, messages)
  }
}

const hasOtherAlt = ({ original_alt, result_alt }: ImageRow): boolean =>
  original_alt !== null && result_alt !== null && original_alt !== result_alt

/**
 * Tells whether the merchant's template gave the image a new name. A new extension alone does not count, because it is
 * shown by a separate badge.
 */
function hasOtherName({ texts, original_file_name, result_file_name }: ImageRow): boolean {
  const given = JSON.parse(texts ?? 'null') as ImageMetadata | null
  if (!given?.fileName || original_file_name === null || result_file_name === null) return false
  return stemOf(original_file_name) !== stemOf(result_file_name)
}

/** Returns a row of the history: an item with the totals of its images that were worked on. */
export function viewItem(
  item: ItemRow,
  rows: ImageRow[],
  deps: ViewDeps,
  skipped: Skipped = new Map()
): ItemView {
  // An upload exists only to be optimised, so it is in the history from the start.
  const worked = item.kind === 'upload' ? rows : rows.filter((row) => row.status !== null)
  const images = worked.map((row) => figuresOf(row, deps))
  const missing = missingIn(images, rows, skipped)
  const status = item.deleted_at === null ? sumStatus(images, missing) : 'deleted'
  const originalBytes = images.reduce((sum, image) => sum + image.img_size, 0)
  const resultBytes = images.reduce((sum, image) => sum + image.comp_size, 0)
  const shown = status === 'partly_done' ? 'compressed' : status
  const chosen = Math.max(
    0,
    images.findIndex((image) => image.status === shown)
  )
  const [first, firstRow] = [images[chosen], worked[chosen]]
  const ids = {
    product: { prod_id: item.platform_id },
    collection: { coll_id: item.platform_id },
    article: { art_id: item.platform_id, blog_id: item.blog_id ?? '' },
    upload: {}
  }
  return {
    id: item.platform_id,
    ...ids[item.kind],
    title: item.title,
    status,
    opt_status:
      first?.status !== shown ? 0 : shown === 'compressed' ? 1 : shown === 'restored' ? 3 : 0,
    opt_id: first?.opt_id ?? '',
    img_id: first?.img_id ?? '',
    image: first && firstRow ? viewFirst(first, firstRow) : null,
    image_count: images.length,
    img_size: originalBytes,
    comp_size: resultBytes,
    comp_ratio: ratioOf(originalBytes, resultBytes),
    is_to_jpg: images.some((image) => image.is_to_jpg === 1) ? 1 : 0,
    is_edit_alt: images.some((image) => image.is_edit_alt === 1) ? 1 : 0,
    is_edit_name: images.some((image) => image.is_edit_name === 1) ? 1 : 0,
    is_watermark: images.some((image) => image.is_watermark === 1) ? 1 : 0,
    is_delete: status === 'deleted' ? 1 : 0,
    is_overdue: status === 'expired' ? 1 : 0,
    is_excluded: item.excluded_at === null ? 0 : 1,
    kept_until:
      images
        .map(({ kept_until }) => kept_until)
        .filter(Boolean)
        .sort()[0] ?? '',
    optimised_at: item.history_at ?? '',
    failed_count: missing.failed,
    skipped_count: missing.skipped.length,
    reason: sayMissing(images, missing, deps.messages)
  }

  /** Returns the image with the address of its picture or, when the item has several, of an archive of all. */
  function viewFirst(figures: Figures, row: ImageRow): ImageView {
    const image = { ...figures, ...linksOf(row, deps) }
    const kept = worked.filter(isShown)
    if (kept.length === 1 && kept[0] && kept[0] !== row)
      return { ...image, download_path: linksOf(kept[0], deps).download_path }
    if (kept.length < 2) return image
    return { ...image, download_path: archiveOf(item, deps) }
  }
}

const archiveOf = ({ id }: ItemRow, { shopId, signedUrls }: ViewDeps): string =>
  signedUrls.pathTo({ shopId, imageId: id, target: 'item', content: '', isDownload: true })

const keptUntil = (optimisedAt: string | null, { retentionDays }: ViewDeps): string =>
  optimisedAt === null ? '' : toText(new Date(Date.parse(optimisedAt) + retentionDays * DAY_MS))

/**
 * Returns 'partly_done' for an item of which some images are done and others failed or were skipped. Otherwise returns
 * the status that allows the most actions: one compressed image makes the whole item restorable.
 */
function sumStatus(images: Figures[], { failed, skipped }: Missing): ItemView['status'] {
  const has = (status: ImageView['status']) => images.some((image) => image.status === status)
  const isIncomplete = failed + skipped.length > 0
  if (isIncomplete && (has('compressed') || has('already_optimal'))) return 'partly_done'
  const order = [
    'compressed',
    'restored',
    'failed',
    'already_optimal',
    'not_compressed',
    'expired',
    'deleted'
  ] as const
  return order.find(has) ?? 'not_compressed'
}

function statusOf(status: ImageRow['status']): ImageView['status'] {
  if (status === null) return 'not_compressed'
  return status === 'unchanged' ? 'already_optimal' : status
}

/**
 * Tells whether the original's content is of a different type than its file name says. The engine uses the type of the
 * content.
 */
function isMisnamed({ input_type, original_file_name }: ImageRow): boolean {
  if (input_type === null || original_file_name === null) return false
  return typeOfName(original_file_name) !== input_type
}

function typeOfName(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'jpg' ? 'jpeg' : extension
}
