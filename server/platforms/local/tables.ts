import type { Generated } from 'kysely'
import type { SubscriptionState } from '../billing-platform.ts'

export type LocalFileKind = 'image' | 'product' | 'collection' | 'article' | 'blog'

/** Has one row for each picture and folder ever seen. The row keeps its id when the bytes or the name change. */
export interface LocalFileTable {
  id: Generated<number>
  shop_id: number
  kind: LocalFileKind
  /** The path relative to the store's folder, with '/' as the separator. */
  path: string
  /** The file name by which a renamed picture is sorted; null if the picture is sorted by its current name. */
  sort_name: string | null
  /** During a rename, the path of the new file; null once the old file is deleted. */
  pending_path: string | null
  /** The SHA-256 of what we write to pending_path. It tells our file from one that somebody else put there. */
  pending_hash: string | null
  /**
   * How the item's JSON mentioned the picture before we renamed it: a JSON list with the place and the spelling of each
   * mention. With its first name, the picture gets these spellings back. Null before the first rename.
   */
  first_mentions: string | null
  /**
   * What we remember about changes of an alt text. `alt_first` is how it was written before our first change: as in the
   * item's JSON, or 'file:' and the content of the alt file in Base64; '' if it was missing. `alt_written` is the text
   * that we wrote last, and `alt_before` the text before that. When the first text is set again, it is written as
   * `alt_first` says.
   */
  alt_first: string | null
  alt_written: string | null
  alt_before: string | null
}

/** With BILLING=local, holds what a billing platform would know about a subscription. */
export interface LocalSubscriptionTable {
  /** The address of the confirmation page contains this id, so it must be impossible to guess. */
  id: string
  shop_id: number
  key: string
  name: string
  monthly_cents: number
  discount_percent: number
  discount_months: number
  capped_cents: number
  usage_terms: string
  /** With our own billing, nobody has to pay. A subscription is therefore never frozen. */
  state: Exclude<SubscriptionState, 'frozen'>
  created_at: string
  /** The merchant can answer until this time. */
  expires_at: string
}

/** A charge beyond a subscription's price. */
export interface LocalUsageTable {
  id: Generated<number>
  subscription_id: string
  key: string
  cents: number
  description: string
  created_at: string
}

/** Takes the place of a platform's theme settings. Without a row the app embed is off, as it is in a new theme. */
export interface LocalThemeTable {
  shop_id: number
  is_embed_on: number
}

export interface LocalTables {
  local_theme: LocalThemeTable
  local_file: LocalFileTable
  local_subscription: LocalSubscriptionTable
  local_usage: LocalUsageTable
}

declare module '../../core/database/db.ts' {
  interface Database extends LocalTables {}
}
