import type { Generated } from 'kysely'
import type { ItemKind } from './contract.ts'
import type { PictureType } from './engine/encode-options.ts'

/** What the store is known to hold, as of the last look. A look is numbered: `seen` is its number. */
export interface CatalogueTable {
  shop_id: number
  /** Number of the newest look, complete or not. */
  seen: number
  /** When the last one of the whole store ended; null before the first. */
  finished_at: string | null
  /** When the last one that was finished began, of whatever part of the store. */
  looked_at: string | null
}

/** A product, a collection, an article or an uploaded picture; with what the history shows of it. */
export interface StoreItemTable {
  id: Generated<number>
  shop_id: number
  kind: ItemKind
  platform_id: string
  title: string
  /** The title in lower case, for search: SQLite knows the case of ASCII letters only. */
  title_search: string
  blog_id: string | null
  blog_title: string | null
  vendor: string
  product_type: string
  price: string
  /** Title of a product's first variant; '' for none. */
  first_variant: Generated<string>
  is_published: number
  /** The newest look that saw it; 0 for what was uploaded, which no look tells of. */
  seen: number
  deleted_at: string | null
  /** When one of its images last got a result; null: not in the history. */
  history_at: string | null
  /** Since when the merchant has it left alone; null: it is worked on. */
  excluded_at: Generated<string | null>
  /** Images that the store has of it; kept by triggers, like the two tables below (decision 021). */
  image_count: Generated<number>
}

/** How long the lists of a kind are. */
export interface ListTotalTable {
  shop_id: number
  kind: ItemKind
  /** What can be chosen by hand. */
  listed: number
  history: number
  /** How often the lists, or titles on them, have changed. */
  changes: Generated<number>
}

/** What half a million images come to. */
export interface ShopTotalTable {
  shop_id: number
  /** Of the store, without uploads. */
  images: number
  /** Of these, never optimised, or changed since. */
  open_images: number
  /** Smaller than they were, and by which bytes. */
  saved_images: number
  original_bytes: number
  result_bytes: number
}

export interface StoreImageTable {
  id: Generated<number>
  shop_id: number
  item_id: number
  platform_id: string
  position: number
  file_name: string
  alt: string
  /** Title of the variant that it is linked to; '' for none. */
  variant: Generated<string>
  size_bytes: number
  /** Changes whenever the bytes change; '' for an upload that is not kept any more. */
  version: string
  url: string
  /** When we last changed it: a look that began before knows less. */
  changed_at: Generated<string>
  /** 1 until a run has had its say about this version: what automatic mode looks for (decision 018). */
  is_fresh: Generated<number>
  /** Since when the merchant has it left alone; null: it is worked on. */
  excluded_at: Generated<string | null>
  seen: number
  deleted_at: string | null
}

/** The settings (specification §5.2), as JSON. */
export interface ImageSettingsTable {
  shop_id: number
  settings: string
  updated_at: string
}

export type RunKind = 'optimise' | 'reoptimise' | 'restore' | 'automatic'
export type RunState = 'queued' | 'running' | 'paused' | 'stopping' | 'done' | 'stopped'

/** A durable list of images to work on. One runs per shop at a time, in the order of their ids. */
export interface RunTable {
  id: Generated<number>
  shop_id: number
  kind: RunKind
  item_kind: ItemKind
  state: RunState
  /** The Order its images get, as JSON: settings changed during a run count for the next one. */
  picture_order: string
  /** RunTexts as JSON: what is written besides, and for which items; 'null' for a run that writes none. */
  texts: Generated<string>
  images_total: number
  /** Products, collections or articles that they belong to. */
  items_total: number
  created_at: string
  started_at: string | null
  finished_at: string | null
  /** When one of its images was last claimed: shops take turns by it. */
  claimed_at: string
  /** What its images came to, written at its end: the list of them is not kept for ever. */
  images_done: Generated<number | null>
  images_unchanged: Generated<number | null>
  images_failed: Generated<number | null>
  images_stopped: Generated<number | null>
}

export type RunItemState = 'waiting' | 'working' | 'done' | 'unchanged' | 'failed' | 'stopped'

/** One image of a run, and how far the work on it has come: what a process that takes over needs. */
export interface RunItemTable {
  id: Generated<number>
  run_id: number
  shop_id: number
  item_id: number
  image_id: number
  state: RunItemState
  /** How often it was claimed. */
  attempts: Generated<number>
  /** How often it was put off after a passing fault. */
  retries: Generated<number>
  /** The process that works on it, and until when that is believed without a sign of life. */
  lease_owner: string | null
  lease_until: string | null
  /** Set before the store is changed: the bytes we are about to write, so that they are recognised. */
  planned_hash: string | null
  /** The rest of the plan, as JSON (see plan.ts). */
  plan: string | null
  /** The file name it gets, without extension; null while none was chosen or asked for. */
  stem: string | null
  reason: string | null
}

export type ResultStatus = 'compressed' | 'unchanged' | 'restored' | 'failed' | 'expired'

/** What was last done to an image. */
export interface ImageResultTable {
  image_id: number
  shop_id: number
  item_id: number
  status: ResultStatus
  /** The backup, and what the image was called and how large it was; null where it could not be read. */
  original_hash: string | null
  original_bytes: number
  original_file_name: string
  /** Null where it was not noted. */
  original_alt: string | null
  /** What we wrote into the store; null unless compressed (or expired after it). */
  result_hash: string | null
  result_bytes: number
  /** As the store had them right after we were done; null after a restore. */
  result_file_name: string | null
  result_alt: string | null
  input_type: PictureType | null
  output_type: PictureType | null
  width: number
  height: number
  /** How the result looks beside what it was made from, SSIMULACRA2; null: not measured. */
  score: number | null
  encoder_quality: number | null
  has_watermark: number
  /** ENGINE_VERSION that made it: another one may make other bytes of the same picture. */
  engine: number
  /** The image's version in the store right after we were done: another one means others changed it. */
  version: string
  /** The Order it was made with, as JSON; 'null' where its bytes were left alone. */
  picture_order: string
  /** The ImageTexts it got, as JSON; 'null' for none. */
  texts: Generated<string>
  reason: string | null
  optimised_at: string
  downloaded_at: string | null
}

export type UploadState = 'promised' | 'arriving' | 'stored' | 'taken'

/** A picture that a merchant uploads: the address was promised, the file lies ready, a run took it. */
export interface UploadTable {
  id: Generated<number>
  shop_id: number
  state: UploadState
  file_name: string
  /** As announced, and as counted once it came; null where nothing was announced. */
  size_bytes: number | null
  /** What it is now, kept under this hash; null before it came and after its retention. */
  content_hash: string | null
  /** Its image in the history, from 'taken' on. */
  image_id: number | null
  changed_at: string
}

/** Sums of image_result by day (UTC), kept by triggers: migrations/010-trend.ts. */
export interface DailyTotalTable {
  shop_id: number
  day: string
  images: number
  saved_bytes: number
}

export type ImageOptTables = {
  daily_total: DailyTotalTable
  list_total: ListTotalTable
  shop_total: ShopTotalTable
  upload: UploadTable
  catalogue: CatalogueTable
  store_item: StoreItemTable
  store_image: StoreImageTable
  image_settings: ImageSettingsTable
  run: RunTable
  run_item: RunItemTable
  image_result: ImageResultTable
}
