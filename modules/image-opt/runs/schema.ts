import { type Static, Type } from 'typebox'
import { Ack, Flag, Ok } from '../../../server/core/http/wire.ts'
import { DataTypeQuery, Id, paged, paging } from '../catalogue/schema.ts'
import { BETTER_LEVELS, MAX_ITEMS } from '../contract.ts'

/** The wire shapes of runs: what they work on, their progress, and the run log (specification §4.3). */

/**
 * The progress of the run that the panel of one item kind shows. `opt_in` and `opt_total` count items; for the
 * progress bar, `image_in` and `image_total` count images.
 */
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
  /** The id of the run; '' if there is none. */
  run_id: Type.String(),
  is_paused: Flag,
  /** What the run waits for if the server paused it; '' otherwise. */
  pause_reason: Type.Enum(['', 'disk-full', 'read-only']),
  image_in: Type.Integer(),
  image_total: Type.Integer(),
  image_failed: Type.Integer(),
  /**
   * The number of images whose bytes, alt text or file name the run changed, and the number of items they belong to.
   */
  image_changed: Type.Integer(),
  item_changed: Type.Integer(),
  /** The number of images that the run left as they were, because there was nothing to gain. */
  image_unchanged: Type.Integer(),
  /**
   * The number of images that were left out because the quota did not cover them. `image_total` does not include them.
   */
  image_skipped: Type.Integer(),
  /** Null while there is too little to estimate from. */
  remaining_seconds: Type.Union([Type.Integer(), Type.Null()])
})
export type Progress = Static<typeof Progress>

export const Schedule = Type.Object({
  product: Progress,
  collection: Progress,
  article: Progress,
  /** Pictures that the merchant uploaded: the Other tab. */
  upload: Progress,
  impressions_use: Type.Integer(),
  /** Number.MAX_SAFE_INTEGER means no limit. */
  impressions_all: Type.Integer(),
  img_usage_use: Type.Integer(),
  img_usage_all: Type.Integer(),
  is_capped: Flag,
  /** 1: the merchant chose a lower limit for overage than the plan's cap. */
  is_own_limit: Flag,
  is_over_quota: Flag,
  shop_level: Type.Integer()
})
export type Schedule = Static<typeof Schedule>

export const ScheduleQuery = Type.Object({ data_type: Type.Optional(DataTypeQuery) })

const ChosenItem = Type.Object({
  data_id: Id,
  blog_id: Type.Optional(Type.String({ maxLength: 64 })),
  /** The platform's ids of single images. If missing or empty, all images of the item are chosen. */
  img_ids: Type.Optional(Type.Array(Id, { maxItems: MAX_ITEMS }))
})
const chosen = {
  data_type: DataTypeQuery,
  data_list: Type.Optional(Type.Array(Type.Union([Id, ChosenItem]), { maxItems: MAX_ITEMS })),
  /** If all items are chosen, this limits them to items whose title contains this text. */
  title: Type.Optional(Type.String({ maxLength: 200 }))
}
const AllOrChosen = Type.Union([Type.Literal(''), Type.Literal('all')])

export const RestoreBody = Type.Object({ ...chosen, restore_type: Type.Optional(AllOrChosen) })

/**
 * What happens if the quota does not cover every image: 'ask' refuses the run, and 'fit' leaves out the images that are
 * not covered. Without a value, all images are tried.
 */
const OnShortage = Type.Optional(Type.Enum(['ask', 'fit']))

export const ReOptimizeBody = Type.Object({
  ...chosen,
  re_opt_type: Type.Optional(AllOrChosen),
  /** 0 re-optimises rows of the history, 1 optimises what was chosen by hand. */
  page_type: Type.Optional(Flag),
  on_shortage: OnShortage,
  /** Re-optimises with this level in place of the one in the settings. */
  level: Type.Optional(Type.Enum([...BETTER_LEVELS]))
})

export const EstimateBody = Type.Object({ ...chosen, re_opt_type: Type.Optional(AllOrChosen) })

/** `size` and `saved` are in bytes and cover all chosen images; `sample_count` of these images were tried. */
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

export const RunBody = Type.Object({ run_id: Id })

export const RetryBody = Type.Object({
  run_id: Id,
  /** Our ids of the images to retry. If missing, all images that failed are retried. */
  opt_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MAX_ITEMS })),
  on_shortage: OnShortage
})

export const RunsQuery = Type.Object(paging)
export const FailuresQuery = Type.Object({ ...paging, run_id: Id })

export const ExclusionBody = Type.Object({ ...chosen, is_excluded: Flag })

/** A row of the run log. */
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

export const RunsReply = paged(RunView)
export const FailuresReply = paged(FailureView)
export const ScheduleReply = Type.Object({ ...Ack, ...Schedule.properties })

/** The older generation of calls has no uploads. */
export const LegacyProgressQuery = Type.Object({
  data_type: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]))
})

/** The reply of the older generation of calls. It contains one item kind: product, collection or article. */
export const LegacyProgressReply = Type.Object({
  ...Ok,
  product: Type.Optional(Progress),
  collection: Type.Optional(Progress),
  article: Type.Optional(Progress)
})
