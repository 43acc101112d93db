/** The pair of tokens that Shopify issued for one shop. Both tokens are always replaced together (auth/tokens.ts). */
export interface ShopifyTokenTable {
  shop_id: number
  /** Stored encrypted, like the refresh token (auth/seal.ts). */
  access_token: string
  access_expires_at: string
  refresh_token: string
  refresh_expires_at: string
  /** The granted scopes as Shopify lists them, separated by commas. */
  scopes: string
  /**
   * When Shopify permanently refused the pair; null while the pair works. Until the merchant opens the app, the shop
   * has no working token.
   */
  lost_at: string | null
}

/**
 * The product and the current file of each image. The id of an image is the number of its first file; after a format
 * swap, its current file is another one.
 */
export interface ShopifyImageTable {
  shop_id: number
  /** The number of the file that the image had when it was first seen. */
  image_id: string
  product_id: string
  /** The number of the current file, which differs from image_id after a format swap. */
  media_id: string
}

/**
 * A format swap. A file cannot change its format, so a new file takes its place in the product, step by step. Each
 * step is recorded here before it is sent, and can be repeated.
 */
export interface ShopifyMoveTable {
  shop_id: number
  image_id: string
  product_id: string
  /** The file that will be taken off the product. */
  from_media: string
  /**
   * The version of `from_media` when the swap began; '' if that file had no picture. If its version is different now,
   * somebody has put a newer picture there. Null in rows of older versions of the app.
   */
  from_version: string | null
  /** The new file; null until it is created. */
  to_media: string | null
  /**
   * The name and the SHA-256 of the new file. If the answer to its creation was lost, the file is found by these two.
   */
  file_name: string
  hash: string
  /** The variants that showed the old file, as JSON; null until they have been read. */
  variants: string | null
}

/** Replaced files. Only old addresses still lead to them. They are deleted when their retention ends. */
export interface ShopifyLeftFileTable {
  shop_id: number
  media_id: string
  /** The image to which the file belonged. */
  image_id: string
  left_at: string
  /**
   * The version at which the file was replaced. If the file has a different version now, we must not delete it. Null
   * in rows of older versions of the app.
   */
  version: string | null
}

/**
 * The bulk operation that is reading the products of a shop. After a restart, the server continues with it if it was
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

export interface ShopifyTables {
  shopify_token: ShopifyTokenTable
  shopify_image: ShopifyImageTable
  shopify_move: ShopifyMoveTable
  shopify_left_file: ShopifyLeftFileTable
  shopify_bulk: ShopifyBulkTable
  shopify_owned_image: ShopifyOwnedImageTable
}

declare module '../../core/database/db.ts' {
  interface Database extends ShopifyTables {}
}
