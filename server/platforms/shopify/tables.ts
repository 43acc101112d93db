/**
 * The tokens that Shopify issued for one shop. They form a pair, of which both are replaced together (auth/tokens.ts).
 */
export interface ShopifyTokenTable {
  shop_id: number
  /** Sealed, like the refresh token (auth/seal.ts). */
  access_token: string
  access_expires_at: string
  refresh_token: string
  refresh_expires_at: string
  /** The granted scopes as Shopify lists them, separated by commas. */
  scopes: string
  /** When Shopify permanently refused the pair. Since then, no token works until the merchant opens the app. */
  lost_at: string | null
}

/**
 * The file of a product that an image has now. After a format swap, this is no longer the file whose number became the
 * image's id.
 */
export interface ShopifyImageTable {
  shop_id: number
  /** The number of the file under which the image was first seen. */
  image_id: string
  product_id: string
  /** The number of the current file, which differs from image_id after a format swap. */
  media_id: string
}

/**
 * A format swap: a new file takes the place of another in a product, step by step, because a file cannot change its
 * format. Each step is recorded here before it is sent, and can be repeated.
 */
export interface ShopifyMoveTable {
  shop_id: number
  image_id: string
  product_id: string
  /** The file that leaves the product. */
  from_media: string
  /**
   * The version of that file when the swap began, or '' if the file had no picture. If the file has a different
   * version now, somebody has put a newer picture there. Null in rows of older versions of the app.
   */
  from_version: string | null
  /** The new file; null until it is created. */
  to_media: string | null
  /** The name and the sha-256 of the new file, by which the file is found if the answer to its creation was lost. */
  file_name: string
  hash: string
  /** The variants that showed the old file, as JSON; null until they are read. */
  variants: string | null
}

/** Replaced files, to which only old addresses still lead. They are deleted when originals expire. */
export interface ShopifyLeftFileTable {
  shop_id: number
  media_id: string
  /** The image that the file once stood for. */
  image_id: string
  left_at: string
  /**
   * The version that was taken out of use. If the file has a different version now, we must not delete it. Null in
   * rows of older versions of the app.
   */
  version: string | null
}

/**
 * A bulk operation that reads the products. After a restart, the server uses the same operation again if it was
 * started only minutes ago.
 */
export interface ShopifyBulkTable {
  shop_id: number
  bulk_id: string
}

/** What we put into the image of a collection or an article (store/owned-marks.ts). */
export interface ShopifyOwnedImageTable {
  shop_id: number
  image_id: string
  /** Part of the name of the upload, and so of the image's address. */
  mark: string
  /** SHA-256 of the bytes that were uploaded. */
  hash: string
  /** The version of the image that shows them; null until it was seen. */
  version: string | null
}

export type ShopifyTables = {
  shopify_token: ShopifyTokenTable
  shopify_image: ShopifyImageTable
  shopify_move: ShopifyMoveTable
  shopify_left_file: ShopifyLeftFileTable
  shopify_bulk: ShopifyBulkTable
  shopify_owned_image: ShopifyOwnedImageTable
}
