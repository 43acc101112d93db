import type { BulkOperations } from '../bulk/operation.ts'
import type {
  Article,
  Blog,
  Collection,
  ItemImage,
  Job,
  MediaImage,
  Product,
  ShopFile,
  Variant
} from './entities.ts'
import { openShelf, type Shelf } from './shelf.ts'
import type { StagedUpload } from './staged-uploads.ts'

/** Everything in a shop that the app reads or changes. It enforces no rules. */
export type Content = {
  products: Shelf<Product>
  variants: Map<number, Variant>
  files: Shelf<ShopFile>
  /** Every file by its name, to tell which names are taken. */
  fileNames: Map<string, ShopFile>
  collections: Shelf<Collection>
  blogs: Shelf<Blog>
  articles: Shelf<Article>
  /** What the CDN serves, by its path inside the shop's folder. */
  served: Map<string, MediaImage | ItemImage>
  /** Staged uploads by their `key`. */
  stagedUploads: Map<string, StagedUpload>
  jobs: Map<string, Job>
  bulk: BulkOperations
}

/** Creates empty content. Lists can be sorted only in the ways given here; any other is refused as not modelled. */
export function openContent(): Content {
  const dates = {
    ID: (item: { number: number }) => item.number,
    CREATED_AT: (item: { createdAt: number }) => item.createdAt,
    UPDATED_AT: (item: { updatedAt: number }) => item.updatedAt
  }
  const titled = { ...dates, TITLE: (item: { title: string }) => item.title }
  return {
    products: openShelf<Product>(titled),
    variants: new Map(),
    files: openShelf<ShopFile>({ ...dates, FILENAME: (file) => file.fileName }),
    fileNames: new Map(),
    collections: openShelf<Collection>(titled),
    blogs: openShelf<Blog>(titled),
    articles: openShelf<Article>(titled),
    served: new Map(),
    stagedUploads: new Map(),
    jobs: new Map(),
    bulk: { byNumber: new Map(), nextFailure: null }
  }
}
