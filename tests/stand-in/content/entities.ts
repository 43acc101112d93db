import type { Stored } from './stored-picture.ts'

/** What a shop holds. Times are in milliseconds, ids are `gid://shopify/<type>/<number>`. */

export type FileStatus = 'UPLOADED' | 'PROCESSING' | 'READY' | 'FAILED'

export type Failure = { code: string; message: string; details: string }

type AnyFile = {
  number: number
  id: string
  alt: string | null
  createdAt: number
  updatedAt: number
  status: FileStatus
  failure: Failure | null
  /** Tests set this to simulate that another operation has locked the file (docs: FILE_LOCKED). */
  isLocked: boolean
  products: Set<Product>
}

export type MediaImage = AnyFile & {
  __typename: 'MediaImage'
  /** The folder on the CDN. */
  folder: 'files' | 'products'
  fileName: string
  /**
   * What `image` and `originalSource` show; null before the first processing, and after bad bytes removed the image.
   */
  stored: Stored | null
  /** When the original gets its address, in milliseconds; `url` is null until then (reported). */
  originalFrom: number
  /** The `?v=` in the address. It changes with the bytes and with the name. */
  version: number
  /** True while new bytes are being processed. `image` is null during that time (recorded). */
  isReplacing: boolean
  /**
   * True if an update made the image FAILED. Only such a failure can be acknowledged, not a failed creation (docs).
   */
  isUpdateFailed: boolean
}

export type OtherMedium = AnyFile & {
  __typename: 'Video' | 'ExternalVideo' | 'Model3d'
  fileName: string
}

export type GenericFile = AnyFile & {
  __typename: 'GenericFile'
  fileName: string
}

export type Medium = MediaImage | OtherMedium

export type ShopFile = Medium | GenericFile

export type Variant = {
  __typename: 'ProductVariant'
  number: number
  id: string
  title: string
  /** For example `349.00`. */
  price: string
  medium: Medium | null
  product: Product
  createdAt: number
  updatedAt: number
}

export type Product = {
  __typename: 'Product'
  number: number
  id: string
  title: string
  handle: string
  vendor: string
  productType: string
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT'
  publishedAt: number | null
  createdAt: number
  updatedAt: number
  /** Sorted by position. */
  media: Medium[]
  variants: Variant[]
  /** True while a job is changing the product's media. Other changes then get MEDIA_CANNOT_BE_MODIFIED (docs). */
  isBusy: boolean
}

/** The image of a collection or an article; it exists only as part of that item. */
export type ItemImage = {
  number: number
  id: string
  /** Relative to the shop's folder on the CDN, for example `collections/winter_<uuid>.png`. */
  path: string
  altText: string | null
  stored: Stored
  version: number
}

export type Collection = {
  __typename: 'Collection'
  number: number
  id: string
  title: string
  handle: string
  createdAt: number
  updatedAt: number
  image: ItemImage | null
}

export type Blog = {
  __typename: 'Blog'
  number: number
  id: string
  title: string
  handle: string
  createdAt: number
  updatedAt: number
}

export type Article = {
  __typename: 'Article'
  number: number
  id: string
  title: string
  handle: string
  blog: Blog
  isPublished: boolean
  publishedAt: number | null
  createdAt: number
  updatedAt: number
  image: ItemImage | null
}

export type Job = { id: string; done: boolean }
