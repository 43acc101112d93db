import { type Static, Type } from 'typebox'
import { Ack, Flag, Ok } from '../../../server/core/http/wire.ts'
import { DataTypeQuery, Id, paged, paging } from '../catalogue/schema.ts'
import { BETTER_LEVELS, HISTORY_SORTS, LIST_SORTS } from '../contract.ts'
import { Settings } from '../options/schema.ts'
import { Schedule } from '../runs/schema.ts'

/** The wire formats of the data that pages read: history, manual list, detail, totals (specification §4.2). */

const ImageStatus = Type.Enum([
  'compressed',
  'already_optimal',
  'not_compressed',
  'restored',
  'failed',
  'expired',
  'deleted'
])

/** An item is partly done if some of its images are done and others failed or were skipped (specification §7.4). */
const ItemStatus = Type.Enum([...ImageStatus.enum, 'partly_done'])
export type Status = Static<typeof ItemStatus>

export const ImageView = Type.Object({
  /** Our id of the image, which the call updateIsDownload takes. */
  opt_id: Type.String(),
  /** The platform's id of the image, which calls take in img_ids. */
  img_id: Type.String(),
  src: Type.String(),
  thumbnail: Type.String(),
  alt: Type.String(),
  file_name: Type.String(),
  /** jpeg, png, gif or webp; detected from the content once the image was optimised. */
  file_type: Type.String(),
  original_file_type: Type.String(),
  img_size: Type.Integer(),
  comp_size: Type.Integer(),
  comp_ratio: Type.Number(),
  /** Signed URLs of the bytes; '' if there is nothing to show. */
  before_file_path: Type.String(),
  after_file_path: Type.String(),
  download_path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  status: ImageStatus,
  is_compress: Flag,
  is_to_jpg: Flag,
  is_edit_alt: Flag,
  is_edit_name: Flag,
  is_watermark: Flag,
  /** How close the result looks to its original, in SSIMULACRA2 (100 is identical); null if not measured. */
  score: Type.Union([Type.Number(), Type.Null()]),
  /** The next level with less loss than the one of the result; '' if there is none, or no result. */
  better_level: Type.Enum([...BETTER_LEVELS, '']),
  /** 1: the original's content is of a different type than its file name says. */
  is_misnamed: Flag,
  is_restore: Flag,
  is_overdue: Flag,
  is_delete: Flag,
  /** 1: the merchant has excluded this image or its whole item. */
  is_excluded: Flag,
  /** When the retention of the original ends; '' if the image cannot be restored. */
  kept_until: Type.String(),
  /** 1: the backup is the image as the store delivers it, which can differ from the file that was uploaded. */
  is_delivered: Flag,
  /** Why the last work on the image failed, in the merchant's language; '' if it did not fail. */
  reason: Type.String()
})
export type ImageView = Static<typeof ImageView>

/** The item's id again, under the name of its kind (specification §7.3); `blog_id` is the blog of an article. */
const itemIds = {
  prod_id: Type.Optional(Type.String()),
  coll_id: Type.Optional(Type.String()),
  art_id: Type.Optional(Type.String()),
  blog_id: Type.Optional(Type.String())
}

export const ItemView = Type.Object({
  id: Type.String(),
  ...itemIds,
  title: Type.String(),
  status: ItemStatus,
  /** 1 optimised, 3 restored, 0 neither. */
  opt_status: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(3)]),
  opt_id: Type.String(),
  img_id: Type.String(),
  image: Type.Union([ImageView, Type.Null()]),
  /** Sums over the images of the item that were worked on. */
  image_count: Type.Integer(),
  img_size: Type.Integer(),
  comp_size: Type.Integer(),
  comp_ratio: Type.Number(),
  is_to_jpg: Flag,
  is_edit_alt: Flag,
  is_edit_name: Flag,
  is_watermark: Flag,
  is_delete: Flag,
  is_overdue: Flag,
  /** 1: the merchant has excluded the item with all its images. */
  is_excluded: Flag,
  /** The earliest time at which an image of the item stops being restorable; '' if none can be restored. */
  kept_until: Type.String(),
  optimised_at: Type.String(),
  failed_count: Type.Integer(),
  /**
   * The number of images without a result that a run skipped, because the quota was used up or the run was stopped.
   */
  skipped_count: Type.Integer(),
  /** What failed and what was skipped, and why, in the merchant's language; '' if all went well. */
  reason: Type.String()
})
export type ItemView = Static<typeof ItemView>

/** A line of the manual-selection list. */
export const ManualView = Type.Object({
  id: Type.String(),
  ...itemIds,
  title: Type.String(),
  thumbnail: Type.String(),
  image_count: Type.Integer(),
  /**
   * The number of images that a run would change: never optimised, changed since, or without the current metadata.
   */
  open_count: Type.Integer(),
  /** The number of excluded images. `excluded_reason` is '' unless all images of the item are excluded. */
  excluded_count: Type.Integer(),
  is_excluded: Flag,
  excluded_reason: Type.String(),
  img_size: Type.Integer()
})
export type ManualView = Static<typeof ManualView>

export const Totals = Type.Object({
  total_saved_size: Type.Integer(),
  avg_saved_space: Type.Integer(),
  total_original_size: Type.Integer(),
  total_compress_size: Type.Integer(),
  un_opt_num: Type.Integer(),
  /** The average reduction in percent, and the number of images it covers. */
  avg_saved_percent: Type.Number(),
  opt_num: Type.Integer()
})
export type Totals = Static<typeof Totals>

export const HistoryQuery = Type.Object({
  ...paging,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  data_type: Type.Optional(DataTypeQuery),
  page_type: Type.Optional(Type.Integer()),
  sort: Type.Optional(Type.Enum([...HISTORY_SORTS]))
})

/**
 * The filters and the order of the list for manual selection. With `is_open`, only items with an image that is not optimised yet are
 * listed.
 */
const manualFilter = {
  title: Type.Optional(Type.String({ maxLength: 200 })),
  data_type: Type.Optional(DataTypeQuery),
  is_open: Type.Optional(Type.Literal(1)),
  sort: Type.Optional(Type.Enum([...LIST_SORTS]))
}
export const ManualQuery = Type.Object({
  ...paging,
  ...manualFilter,
  page_type: Type.Optional(Type.Integer()),
  /** 1: what is known of the store is enough. Otherwise page 1 without a search is answered once the store was read. */
  is_known: Type.Optional(Type.Literal(1))
})
export const ManualIdsQuery = Type.Object(manualFilter)

/** The items that can be selected, and how many images of each a run would change. */
export const ManualIdsReply = Type.Object({
  ...Ack,
  data: Type.Array(Type.Object({ id: Type.String(), images: Type.Integer() }))
})

/** Without a data_type, the export contains every item kind. */
export const ExportQuery = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200 })),
  data_type: Type.Optional(DataTypeQuery)
})

export const DetailQuery = Type.Object({
  ...paging,
  prod_id: Id,
  data_type: Type.Optional(DataTypeQuery)
})

export const DownloadBody = Type.Object({ opt_id: Id })

export const HistoryReply = paged(ItemView)
const ManualPage = paged(ManualView).properties.data
export const ManualReply = Type.Object({
  ...Ack,
  /**
   * `quota_left`: how many quota units are left; null without a limit. `is_reading`: 1 if the store is large and is still
   * being read, so that the list may change.
   */
  data: Type.Object({
    ...ManualPage.properties,
    is_reading: Flag,
    quota_left: Type.Union([Type.Integer(), Type.Null()])
  })
})
export const DetailReply = paged(ImageView)

export const TotalsReply = Type.Object({
  ...Ack,
  total: Totals,
  settings: Settings,
  opt_schedule: Schedule
})

export const ImageSyncReply = Type.Object({
  ...Ok,
  data: Type.Object({ imageSync: Type.Boolean(), imageCount: Type.Integer({ minimum: 0 }) })
})
