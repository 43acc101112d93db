import type { Generated } from 'kysely'
import type { DiskTrouble } from '../../server/core/disk/trouble.ts'
import type { JournalActor } from '../journal/tables.ts'
import type { ItemKind } from './contract.ts'
import type { PictureType } from './engine/encode-options.ts'

/** The state of a shop's catalogue. */
interface CatalogueTable {
  shop_id: number
  /** Not read; earlier versions numbered syncs here. */
  seen: number
  /** When the last full sync ended, where it matters when; otherwise the first one. Null before that. */
  finished_at: string | null
  /** When the last finished sync began, full or incremental; recorded as `finished_at` is. */
  looked_at: string | null
}

/** An item: a product, a collection, an article or an upload. */
export interface StoreItemTable {
  id: Generated<number>
  shop_id: number
  kind: ItemKind
  platform_id: string
  title: string
  /** The title in lower case, for search: SQLite can only lower the case of ASCII letters. */
  title_search: string
  blog_id: string | null
  blog_title: string | null
  vendor: string
  product_type: string
  price: string
  /** Title of a product's first variant; '' for none. */
  first_variant: Generated<string>
  is_published: number
  /** 0 until a sync finds the item in the store. No sync finds an upload. */
  seen: number
  deleted_at: string | null
  /** When one of the item's images last got a result; null if the item is not in the history. */
  history_at: string | null
  /** When the merchant excluded this item; null if it is not excluded. */
  excluded_at: Generated<string | null>
  /**
   * Number of the item's images in the store. Triggers keep this column and the next two tables in this file up to
   * date (decision 021).
   */
  image_count: Generated<number>
  /** How many of these images were never optimised, or have changed since they were last optimised. */
  open_count: Generated<number>
  /** The size of these images. */
  image_bytes: Generated<number>
  /** The bytes that the results of the item's images save. */
  saved_bytes: Generated<number>
}

/** The lengths of the two lists of one item kind: the items that can be chosen by hand, and the history. */
interface ListTotalTable {
  shop_id: number
  kind: ItemKind
  listed: number
  history: number
  /** How many of the listed items have an image that is not optimised. */
  open: Generated<number>
  /** How often the lists, or titles in them, have changed. */
  changes: Generated<number>
}

/** A shop's totals, stored so that half a million images need not be summed. */
interface ShopTotalTable {
  shop_id: number
  /** The number of images in the store, without uploads. */
  images: number
  /** How many of these images were never optimised, or have changed since they were last optimised. */
  open_images: number
  /** The number of images whose bytes we have replaced, and the sums of their sizes before and after. */
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
  /** Title of the variant that the image is linked to; '' for none. */
  variant: Generated<string>
  size_bytes: number
  /** Changes whenever the bytes change; '' for an upload that is no longer stored. */
  version: string
  url: string
  /** When we last changed the image: a sync that began earlier may still have read its old state. */
  changed_at: Generated<string>
  /** 1 until a run has handled this version: automatic mode works on such images (decision 018). */
  is_fresh: Generated<number>
  /** When the merchant excluded this image; null if it is not excluded. */
  excluded_at: Generated<string | null>
  seen: number
  deleted_at: string | null
}

/** The settings (specification §5.2), as JSON. */
interface ImageSettingsTable {
  shop_id: number
  settings: string
  updated_at: string
}

export type RunKind = 'optimise' | 'reoptimise' | 'restore' | 'automatic'
export type RunState = 'queued' | 'running' | 'paused' | 'stopping' | 'done' | 'stopped'

/** A durable list of images to work on. A shop's runs are worked on one at a time, in the order of their ids. */
interface RunTable {
  id: Generated<number>
  shop_id: number
  kind: RunKind
  item_kind: ItemKind
  state: RunState
  /**
   * The encode options for the run's images, as JSON. Settings that are changed during a run apply only to the next
   * run.
   */
  picture_order: string
  /** RunOptions as JSON; 'null' for a run without them, which only encodes or restores. */
  texts: Generated<string>
  images_total: number
  /** Number of items that the images belong to. */
  items_total: number
  created_at: string
  started_at: string | null
  finished_at: string | null
  /**
   * When one of the run's images was last claimed, or '' before the first claim. Each shop takes part with its oldest
   * unfinished run, and the run with the earliest last claim comes next.
   */
  claimed_at: string
  /**
   * Why the server paused the run, in which case the server also resumes it; null if the run is not paused or the
   * merchant paused it.
   */
  pause_reason: Generated<DiskTrouble | null>
  /** Who started the run, for the journal; null in runs of older versions. */
  started_by: Generated<JournalActor | null>
  /** Totals of the run's images. They are written when the run ends, because its items are deleted later. */
  images_done: Generated<number | null>
  images_unchanged: Generated<number | null>
  images_failed: Generated<number | null>
  images_stopped: Generated<number | null>
}

export type RunItemState = 'waiting' | 'working' | 'done' | 'unchanged' | 'failed' | 'stopped'

/** One image of a run and how far the work on it has come, so that another process can take over. */
interface RunItemTable {
  id: Generated<number>
  run_id: number
  shop_id: number
  item_id: number
  image_id: number
  state: RunItemState
  /** How often the run item was claimed. */
  attempts: Generated<number>
  /** How often the run item was postponed after a temporary fault. */
  retries: Generated<number>
  /** The process that works on the run item, and the end of its lease. */
  lease_owner: string | null
  lease_until: string | null
  /**
   * The hash of the bytes that we are about to write. It is recorded before the store changes, so that a resumed run
   * recognises these bytes as ours.
   */
  planned_hash: string | null
  /** The rest of the write intent, as JSON (see runs/image/write-intent.ts). */
  plan: string | null
  /** The file name that the image gets, without its extension; null if none has been chosen or requested. */
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
  /**
   * The backup's hash, and the size and file name of the original; the hash is null if the original could not be read.
   */
  original_hash: string | null
  original_bytes: number
  original_file_name: string
  /** The alt text of the original; null if it was not recorded. */
  original_alt: string | null
  /** The run that made the result; null after `recover`, and in results of older versions. */
  run_id: number | null
  /** Hash of what we wrote to the store; null unless compressed (or expired afterwards). */
  result_hash: string | null
  result_bytes: number
  /** The file name and alt text that the store had right after our work; null after a restore. */
  result_file_name: string | null
  result_alt: string | null
  input_type: PictureType | null
  output_type: PictureType | null
  width: number
  height: number
  /** SSIMULACRA2 of the result against its source pixels; null: not measured. */
  score: number | null
  encoder_quality: number | null
  has_watermark: number
  /**
   * The ENGINE_VERSION that made the result: a different version may produce different bytes from the same picture.
   */
  engine: number
  /**
   * The image's version in the store right after our work. If the store reports a different version, somebody else has
   * changed the image.
   */
  version: string
  /** The encode options that the result was made with, as JSON; 'null' if the image's bytes were not changed. */
  picture_order: string
  /** The ImageMetadata written into the result, as JSON; 'null' for none. */
  texts: Generated<string>
  reason: string | null
  optimised_at: string
  downloaded_at: string | null
}

type UploadState = 'promised' | 'arriving' | 'stored' | 'taken'

/**
 * A picture that a merchant uploads. Its states follow each other: an address was issued (promised), bytes are
 * arriving (arriving), the file is stored (stored), a run has taken it (taken).
 */
export interface UploadTable {
  id: Generated<number>
  shop_id: number
  state: UploadState
  file_name: string
  /** The announced size, or null if none was announced; the actual size once the file has arrived. */
  size_bytes: number | null
  /**
   * Hash under which the upload's current bytes are stored; null before they arrive and after their retention ends.
   */
  content_hash: string | null
  /** The upload's image in the history; null before the state 'taken'. */
  image_id: number | null
  changed_at: string
}

/** Sums of image_result by day (UTC). Triggers keep them up to date (migrations/baseline/totals.ts). */
interface DailyTotalTable {
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
