import type { Generated, Selectable } from 'kysely'

/** A store that uses the product. Every row of every other table belongs to one. */
export interface ShopTable {
  id: Generated<number>
  platform: 'local' | 'shopify'
  /** What the platform knows it by for good: the real path of a local store's folder, or the myshopify.com domain. */
  store_key: string
  /** As merchants see it; may change. */
  domain: string
  name: string
  email: string
  /** A code of the specification: en, ge, sp, dut, pt_BR … */
  language: string
  /** 1: by the merchant in the app, so that no address changes it any more. */
  is_language_chosen: Generated<number>
  /** 1: the full set of tabs (DECISIONS §6). */
  is_old: number
  /**
   * 1: this server can reach its store. A local store is not, while STORE_DIR names another folder; one of
   * Shopify is not, while the app is not installed there or none of its tokens works.
   */
  is_open: number
  /** When a shop of Shopify became open last. */
  opened_at: string | null
  created_at: string
}

/** Only the hash of a token is stored (DECISIONS §9). */
export interface AccessTokenTable {
  hash: string
  shop_id: number
  created_at: string
  revoked_at: string | null
  /** Null: it has no end. */
  expires_at: string | null
}

export interface SessionTable {
  hash: string
  shop_id: number
  /** The token that opened it: revoking the token ends its sessions. Null: an id token, in the admin's frame. */
  token_hash: string | null
  expires_at: string
}

export type AuthTables = {
  shop: ShopTable
  access_token: AccessTokenTable
  session: SessionTable
}

export type Shop = Selectable<ShopTable>
