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

/** The file of a product that stands for an image. What the product knows by its id may be another file by now. */
export interface ShopifyImageTable {
  shop_id: number
  /** The number of the file that it was when it was first seen. */
  image_id: string
  product_id: string
  /** The number of the file that it is: the same, but for a picture that changed its format. */
  media_id: string
}

/**
 * A file takes the place of another in a product, step by step: a picture cannot change its format in place.
 * Each step is written here before it is sent, and can be repeated.
 */
export interface ShopifyMoveTable {
  shop_id: number
  image_id: string
  product_id: string
  /** The file that leaves. */
  from_media: string
  /** Its version when the swap began, '' without a picture: another one is a newer picture. Null in rows of older versions. */
  from_version: string | null
  /** The file that comes; null until it was made. */
  to_media: string | null
  /** Under which name it is made, and what it holds: so it is found again when its making was not answered. */
  file_name: string
  hash: string
  /** The variants that showed the one that leaves, as JSON; null until they were read. */
  variants: string | null
}

/** Files that nothing refers to any more, but old addresses: deleted when originals expire. */
export interface ShopifyLeftFileTable {
  shop_id: number
  media_id: string
  /** The image that it was once. */
  image_id: string
  left_at: string
  /** The version that was taken out of use: a file with another one is not ours to delete. Null in rows of older versions. */
  version: string | null
}

/** A bulk operation that reads the products. A server that starts again goes on with it. */
export interface ShopifyBulkTable {
  shop_id: number
  bulk_id: string
}

export type ShopifyTables = {
  shopify_token: ShopifyTokenTable
  shopify_image: ShopifyImageTable
  shopify_move: ShopifyMoveTable
  shopify_left_file: ShopifyLeftFileTable
  shopify_bulk: ShopifyBulkTable
}
