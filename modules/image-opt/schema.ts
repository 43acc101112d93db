import { type Static, type TSchema, Type } from 'typebox'
import { MAX_ITEMS } from './contract.ts'
import { Flag, Settings } from './options/schema.ts'

/** Wire shapes of /api/v2/image-opt (specification §4.3). */

export { PreviewBody, SaveSettingsBody, Settings, SomeSettings } from './options/schema.ts'

const Status = Type.Union([
  Type.Literal('compressed'),
  Type.Literal('not_compressed'),
  Type.Literal('restored'),
  Type.Literal('failed'),
  Type.Literal('expired'),
  Type.Literal('deleted')
])
export type Status = Static<typeof Status>

export const ImageView = Type.Object({
  /** Our id of the image, for updateIsDownload. */
  opt_id: Type.String(),
  /** The platform's id, for img_ids. */
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
  /** Signed URLs of the bytes; '' where there is nothing to show. */
  before_file_path: Type.String(),
  after_file_path: Type.String(),
  download_path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  status: Status,
  is_compress: Flag,
  is_to_jpg: Flag,
  is_edit_alt: Flag,
  is_edit_name: Flag,
  is_watermark: Flag,
  /** How close the result looks to its original, in SSIMULACRA2 (100 is identical); null: not measured. */
  score: Type.Union([Type.Number(), Type.Null()]),
  /** 1: the original's content is of another type than its name says. */
  is_misnamed: Flag,
  is_restore: Flag,
  is_overdue: Flag,
  is_delete: Flag,
  /** 1: the merchant has excluded this image or its whole item. */
  is_excluded: Flag,
  /** The end of its retention; '' where it cannot be restored. */
  kept_until: Type.String(),
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
  status: Status,
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
  /** Until when the whole item can be restored; '' where nothing can. */
  kept_until: Type.String(),
  optimised_at: Type.String(),
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
  /** Images that a run would change: never optimised, changed since, or without the current metadata. */
  open_count: Type.Integer(),
  /** The number of images that no run touches; the reason is given only where that is all of them. */
  excluded_count: Type.Integer(),
  is_excluded: Flag,
  excluded_reason: Type.String(),
  img_size: Type.Integer()
})
export type ManualView = Static<typeof ManualView>

/** Progress of the newest run over one kind of item, in items, and in images for the progress bar. */
export const Progress = Type.Object({
  opt_in: Type.Integer(),
  opt_total: Type.Integer(),
  /** 1: the run has ended, or there is none. */
  process_result: Flag,
  process_type: Type.Union([
    Type.Literal(''),
    Type.Literal('optimise'),
    Type.Literal('reoptimise'),
    Type.Literal('restore'),
    Type.Literal('automatic')
  ]),
  page_type: Flag,
  /** The id of that run; '' without one. */
  run_id: Type.String(),
  is_paused: Flag,
  /** What the run waits for when the merchant did not pause it. */
  pause_reason: Type.Enum(['', 'disk-full', 'read-only']),
  image_in: Type.Integer(),
  image_total: Type.Integer(),
  image_failed: Type.Integer(),
  /** Null while there is too little to estimate from. */
  remaining_seconds: Type.Union([Type.Integer(), Type.Null()])
})
export type Progress = Static<typeof Progress>

export const Schedule = Type.Object({
  product: Progress,
  collection: Progress,
  article: Progress,
  /** Pictures that the merchant uploaded: the tab Other. */
  upload: Progress,
  impressions_use: Type.Integer(),
  /** Number.MAX_SAFE_INTEGER means no limit. */
  impressions_all: Type.Integer(),
  img_usage_use: Type.Integer(),
  img_usage_all: Type.Integer(),
  is_capped: Flag,
  is_over_quota: Flag,
  shop_level: Type.Integer()
})
export type Schedule = Static<typeof Schedule>

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

const Ack = { ack: Type.Literal(1), message: Type.String() }
const Count = Type.Integer({ minimum: 0 })

export const DataTypeQuery = Type.Union([
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4)
])
const Id = Type.String({ minLength: 1, maxLength: 64 })

/** The page offers some sizes (specification §7.2); the call accepts any size up to the maximum. */
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }))
}

export const HistoryQuery = Type.Object({
  ...paging,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  data_type: Type.Optional(DataTypeQuery),
  page_type: Type.Optional(Type.Integer())
})

/** Without a data_type the export contains every kind. */
export const ExportQuery = Type.Object({
  title: Type.Optional(Type.String({ maxLength: 200 })),
  data_type: Type.Optional(DataTypeQuery)
})

export const DetailQuery = Type.Object({
  ...paging,
  prod_id: Id,
  data_type: Type.Optional(DataTypeQuery)
})

export const ScheduleQuery = Type.Object({ data_type: Type.Optional(DataTypeQuery) })

const ChosenItem = Type.Object({
  data_id: Id,
  blog_id: Type.Optional(Type.String({ maxLength: 64 })),
  /** The platform's ids of single images; if missing or empty, all images of the item. */
  img_ids: Type.Optional(Type.Array(Id, { maxItems: MAX_ITEMS }))
})
const chosen = {
  data_type: DataTypeQuery,
  data_list: Type.Optional(Type.Array(Type.Union([Id, ChosenItem]), { maxItems: MAX_ITEMS })),
  /** With 'all', only items with these words in their title. */
  title: Type.Optional(Type.String({ maxLength: 200 }))
}
const AllOrChosen = Type.Union([Type.Literal(''), Type.Literal('all')])

export const RestoreBody = Type.Object({ ...chosen, restore_type: Type.Optional(AllOrChosen) })

export const ReOptimizeBody = Type.Object({
  ...chosen,
  re_opt_type: Type.Optional(AllOrChosen),
  /** 0 re-optimises rows of the history, 1 optimises what was chosen by hand. */
  page_type: Type.Optional(Flag)
})

export const EstimateBody = Type.Object({ ...chosen, re_opt_type: Type.Optional(AllOrChosen) })

/** In bytes, for all chosen images; `sample_count` of them were tried. */
export const EstimateReply = Type.Object({
  ...Ack,
  data: Type.Object({
    image_count: Type.Integer(),
    sample_count: Type.Integer(),
    size: Type.Integer(),
    saved: Type.Integer()
  })
})
export type EstimateView = Static<typeof EstimateReply>['data']

export type Chosen = Static<typeof RestoreBody>

/** The most files for which one call may request addresses; the modal accepts as many at once. */
export const MOST_FILES = 100

const FileName = Type.String({ minLength: 1, maxLength: 1000 })

export const PresignBody = Type.Object({
  file_list: Type.Array(
    Type.Object({
      filename: FileName,
      type: Type.String({ maxLength: 100 }),
      /** In bytes; the file must then have exactly this size. */
      size: Type.Optional(Type.Integer({ minimum: 0 }))
    }),
    { maxItems: MOST_FILES }
  )
})

export const PresignReply = Type.Object({
  ...Ack,
  data: Type.Array(
    Type.Object({
      upload_url: Type.String(),
      file_path: Type.String(),
      data_id: Type.String(),
      /** Its position in file_list. */
      index: Type.Integer()
    })
  )
})

export const SubmitUploadsBody = Type.Object({
  file_paths: Type.Array(
    Type.Object({ file_path: FileName, data_id: Id, filename: Type.Optional(FileName) }),
    { maxItems: MOST_FILES }
  ),
  opt_cfg: Type.Optional(
    Type.Object({ pngtojpg: Type.Optional(Flag), is_watermark: Type.Optional(Flag) })
  )
})
export type SubmitUploads = Static<typeof SubmitUploadsBody>
export const RunBody = Type.Object({ run_id: Id })

export const RetryBody = Type.Object({
  run_id: Id,
  /** Our ids of single images; if missing, all that failed. */
  opt_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_ITEMS }))
})

export const RunsQuery = Type.Object(paging)
export const FailuresQuery = Type.Object({ ...paging, run_id: Id })

export const ExclusionBody = Type.Object({ ...chosen, is_excluded: Flag })

/** A line of the run log. */
export const RunView = Type.Object({
  run_id: Type.String(),
  process_type: Progress.properties.process_type,
  data_type: DataTypeQuery,
  state: Type.String(),
  created_at: Type.String(),
  /** '' while the run is in progress. */
  finished_at: Type.String(),
  images_changed: Type.Integer(),
  images_unchanged: Type.Integer(),
  images_failed: Type.Integer(),
  images_stopped: Type.Integer(),
  images_left: Type.Integer(),
  can_undo: Flag
})
export type RunView = Static<typeof RunView>

/** An image that failed in a run, and why. */
export const FailureView = Type.Object({
  opt_id: Type.String(),
  title: Type.String(),
  file_name: Type.String(),
  thumbnail: Type.String(),
  reason: Type.String(),
  can_retry: Flag
})
export type FailureView = Static<typeof FailureView>

export const DownloadBody = Type.Object({ opt_id: Id })

const paged = <Row extends TSchema>(row: Row) =>
  Type.Object({
    ...Ack,
    data: Type.Object({
      data: Type.Array(row),
      current_page: Count,
      per_page: Count,
      total: Count
    })
  })

export const AckReply = Type.Object(Ack)
export const PreviewReply = Type.Object({
  ...Ack,
  data: Type.Object({
    /** '' where the template produces nothing and the image keeps what it has. */
    text: Type.String(),
    /** The title of the example item; '' in a shop without an item of this kind. */
    title: Type.String(),
    thumbnail: Type.String(),
    /** A field in the template that this kind of item does not have, as it is written; '' for none. */
    unknown_field: Type.String()
  })
})
export const SettingsReply = Type.Object({ ...Ack, ...Settings.properties })
export const HistoryReply = paged(ItemView)
export const ManualReply = paged(ManualView)
export const DetailReply = paged(ImageView)
export const RunsReply = paged(RunView)
export const FailuresReply = paged(FailureView)
export const ScheduleReply = Type.Object({ ...Ack, ...Schedule.properties })
export const TotalsReply = Type.Object({
  ...Ack,
  total: Totals,
  settings: Settings,
  opt_schedule: Schedule
})
export const ImageSyncReply = Type.Object({
  code: Type.Literal('200'),
  msg: Type.String(),
  data: Type.Object({ imageSync: Type.Boolean(), imageCount: Count })
})
