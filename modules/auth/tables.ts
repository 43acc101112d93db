import type { Generated, Selectable } from 'kysely'

/** A shop that uses the product. Every row of every other table belongs to a shop. */
export interface ShopTable {
  id: Generated<number>
  /** The name of a platform (server/platforms/platforms.ts). */
  platform: string
  /** The permanent key on the platform, such as the identity that the local store's folder carries. */
  store_key: string
  /** The domain that merchants see; it may change. */
  domain: string
  name: string
  email: string
  /** One of our language codes: en, ge, sp, dut, pt_BR … (specification §13.8). */
  language: string
  /** 1: the merchant chose the language in the app, so a `locale` in an address no longer changes it. */
  is_language_chosen: Generated<number>
  /** 1: the account has the full set of tabs (specification §1.3). */
  is_old: number
  /** Which of the platform's own plans the shop has, see PLAN_LEVELS; 0 if it has none, or one that we do not know. */
  shopify_level: Generated<number>
  /**
   * 1: this server can reach the shop's store. A local store is unreachable while STORE_DIR names a different folder;
   * any other while the app is not installed or none of the shop's tokens works.
   */
  is_open: number
  /** When `is_open` of a shop that is not local last changed from 0 to 1. */
  opened_at: string | null
  created_at: string
}

/** A token that opens a shop. Only its hash is stored (specification §13.2). */
export interface AccessTokenTable {
  hash: string
  shop_id: number
  created_at: string
  revoked_at: string | null
  /** Null if the token does not expire. */
  expires_at: string | null
  /** What the operator called it. */
  name: Generated<string | null>
  /** 1: it is the ADMIN_TOKEN, or was; it is then revoked. */
  is_admin: Generated<number>
}

export interface SessionTable {
  hash: string
  shop_id: number
  /**
   * The token that opened the session; once that token is revoked, the session is invalid. Null if an id token opened
   * the session in the admin's frame.
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
