import type { Generated } from 'kysely'
import type { SubscriptionState } from '../billing-platform.ts'

export type LocalFileKind = 'image' | 'product' | 'collection' | 'article' | 'blog'

/** One row for each picture and folder ever seen, so that each keeps its id when its bytes or name change. */
export interface LocalFileTable {
  id: Generated<number>
  shop_id: number
  kind: LocalFileKind
  /** Relative to the store's folder, with '/' as the separator. */
  path: string
  /** The file name by which a renamed picture is sorted; null when that is its present name. */
  sort_name: string | null
  /** The path of the new file during a rename, until the old file is deleted. */
  pending_path: string | null
  /**
   * The sha-256 of what we write to pending_path, which distinguishes our file from one that somebody else put there.
   */
  pending_hash: string | null
  /**
   * `alt_first` is how the alt text was spelled in the item's JSON before our first change, '' when the key was
   * missing; `alt_written` is the text we wrote, and `alt_before` the text before that. Writing the first text again
   * restores its spelling.
   */
  alt_first: string | null
  alt_written: string | null
  alt_before: string | null
}

/** What a billing platform would know about a subscription; used with BILLING=local. */
export interface LocalSubscriptionTable {
  /** Unguessable, because it is part of the confirmation page's address. */
  id: string
  shop_id: number
  key: string
  name: string
  monthly_cents: number
  discount_percent: number
  discount_months: number
  capped_cents: number
  usage_terms: string
  /** With our own billing nobody has to pay, so no subscription is ever frozen. */
  state: Exclude<SubscriptionState, 'frozen'>
  created_at: string
  /** The merchant can answer until this time. */
  expires_at: string
}

/** A charge on top of a subscription's price. */
export interface LocalUsageTable {
  id: Generated<number>
  subscription_id: string
  key: string
  cents: number
  description: string
  created_at: string
}

/** Stands in for a platform's theme settings. Without a row the embed is off, as in a new theme. */
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
