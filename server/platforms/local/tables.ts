import type { Generated } from 'kysely'
import type { SubscriptionState } from '../billing-platform.ts'

export type LocalFileKind = 'image' | 'product' | 'collection' | 'article' | 'blog'

/** One row for each picture and folder seen, so that it keeps its id when its bytes or name change. */
export interface LocalFileTable {
  id: Generated<number>
  shop_id: number
  kind: LocalFileKind
  /** Relative to the store's folder, with '/' between the names. */
  path: string
  /** The file name that orders it among its neighbours, while one that we chose is another. */
  sort_name: string | null
  /** While a picture gets another name: the path of the new file, until the old one is gone. */
  pending_path: string | null
  /** sha-256 of what we write to pending_path: tells our file from one somebody else put there. */
  pending_hash: string | null
  /**
   * How its alt text was spelled in the item's json before we changed it, '' for no key at all, and the
   * text we wrote and what was there before it: giving the first text back gives back its spelling.
   */
  alt_first: string | null
  alt_written: string | null
  alt_before: string | null
}

/** BILLING=local: what a billing platform would know of a subscription. */
export interface LocalSubscriptionTable {
  /** Cannot be guessed: it is the address of the confirmation page. */
  id: string
  shop_id: number
  key: string
  name: string
  monthly_cents: number
  discount_percent: number
  discount_months: number
  capped_cents: number
  usage_terms: string
  /** Nobody has to pay anything here, so none is ever frozen. */
  state: Exclude<SubscriptionState, 'frozen'>
  created_at: string
  /** Until then the merchant can answer. */
  expires_at: string
}

/** What was charged to it beyond its price. */
export interface LocalUsageTable {
  id: Generated<number>
  subscription_id: string
  key: string
  cents: number
  description: string
  created_at: string
}

/** What a theme's settings are on a platform. Without a row the embed is off, as it is in a new theme. */
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
