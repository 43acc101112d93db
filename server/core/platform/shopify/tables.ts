/** What Shopify gave for one shop: a pair that is replaced together (tokens.ts). */
export interface ShopifyTokenTable {
  shop_id: number
  /** Sealed, as the next one is (seal.ts). */
  access_token: string
  access_expires_at: string
  refresh_token: string
  refresh_expires_at: string
  /** As Shopify lists them, with commas. */
  scopes: string
  /** When Shopify refused the pair for good: nothing works until the merchant opens the app. */
  lost_at: string | null
}

export interface ShopifyTables {
  shopify_token: ShopifyTokenTable
}
