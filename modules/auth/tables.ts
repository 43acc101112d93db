import type { Generated, Selectable } from 'kysely'

/** A shop that uses the product. Every row of every other table belongs to a shop. */
export interface ShopTable {
  id: Generated<number>
  platform: 'local' | 'shopify'
  /** The permanent key on the platform: the real path of a local store's folder, or the myshopify.com domain. */
  store_key: string
  /** The domain that merchants see; it may change. */
  domain: string
  name: string
  email: string
  /** One of our language codes: en, ge, sp, dut, pt_BR … (specification §13.8). */
  language: string
  /** 1: the merchant chose it in the app, so no address changes it any longer. */
  is_language_chosen: Generated<number>
  /** 1: the full set of tabs (specification §1.3). */
  is_old: number
  /**
   * 1: this server can reach its store. A local store is unreachable while STORE_DIR names another folder; a
   * Shopify store while the app is not installed or none of its tokens works.
   */
  is_open: number
  /** When `is_open` of a Shopify shop was last set from 0 to 1. */
  opened_at: string | null
  created_at: string
}

/** Only the hash of a token is stored (specification §13.2). */
export interface AccessTokenTable {
  hash: string
  shop_id: number
  created_at: string
  revoked_at: string | null
  /** Null if it does not expire. */
  expires_at: string | null
}

export interface SessionTable {
  hash: string
  shop_id: number
  /**
   * The token that opened the session: revoking the token ends its sessions. Null if an id token opened it in the
   * admin's frame.
   */
  token_hash: string | null
  expires_at: string
}

export type AuthTables = {
  shop: ShopTable
  access_token: AccessTokenTable
  session: SessionTable
}

export type Shop = Selectable<ShopTable>
