/**
 * What the product asks of a store. One adapter per commerce platform, in a folder beside this file;
 * tests/platforms/conformance.ts states what each of them must do.
 */

export type ItemKind = 'product' | 'collection' | 'article'
export const ITEM_KINDS = ['product', 'collection', 'article'] as const satisfies ItemKind[]

export type StoreImage = {
  /** The platform's id. It stays the same when the bytes or the file name change. */
  id: string
  /** With its extension, without a folder. */
  fileName: string
  alt: string
  /** Title of the variant that the image is linked to, the first of several; '' for none. */
  variant: string
  sizeBytes: number
  /** Changes whenever the bytes change; tells nothing else. */
  version: string
  /** Where a browser finds the picture: an absolute address, or a path on this server. */
  url: string
}

/** A product, a collection or an article, with its images in position order. */
export type StoreItem = {
  kind: ItemKind
  id: string
  title: string
  /** The blog of an article. */
  blog: { id: string; title: string } | null
  vendor: string
  productType: string
  /** As the shop shows it, without a currency; '' where the store gives none. */
  price: string
  /** Titles of the variants of a product, in its order. */
  variants: string[]
  isPublished: boolean
  images: StoreImage[]
  /** Images that are there, and of which nothing can be told now: they have lost their picture, or it is being changed. */
  unseen?: string[]
}

/** The preload script in the shop's pages, and where the merchant switches it. */
export type EmbedState = {
  /** Null: it could not be found out. */
  isOn: boolean | null
  /** The editor's address, or a path on this server. */
  editorUrl: string
}

export type ShopInfo = { domain: string; name: string; email: string }

/**
 * What can go wrong on the store's side. `gone`: the image or item no longer exists. `changed`: the image
 * is not the one the caller expected, and nothing was written. `too-large`: the image has more bytes than
 * the caller takes, and was not read. `refused`: the store will not have what it was given, and has what it had.
 * `lost`: the image exists, and the store has no picture for it any more.
 */
export type StoreFailure =
  | 'gone'
  | 'lost'
  | 'changed'
  | 'too-large'
  | 'read-only'
  | 'disk-full'
  | 'refused'
  | 'unreachable'

/** Recognise it by `name`, not by instanceof: pages are bundled apart from the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly failure: StoreFailure
  constructor(failure: StoreFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** What shall stand in the place of an image. */
export type ImageChange = {
  bytes: Uint8Array
  /** With its extension. */
  fileName: string
  /**
   * The SHA-256, in hex, of the bytes the store must still have at the moment of the swap; null: it must have none that can
   * be read.
   */
  expectedHash: string | null
}

/** Ends with close(): nothing is told after that. */
export type Watch = { close(): Promise<void> }

/** Another alt text for an image; '' for none. */
export type AltChange = {
  alt: string
  /** The one it must still have. */
  expectedAlt: string
}

export type StorePlatform = {
  shopInfo(): Promise<ShopInfo>

  /** Where visitors find the shop: an absolute address, or a path on this server. */
  shopUrl(): Promise<string>

  embedState(): Promise<EmbedState>

  /** Only where an app may switch it; elsewhere the merchant does, at `editorUrl`. */
  setEmbed?(isOn: boolean): Promise<void>

  /** Whether the shop's pages tell us how fast they were, where the merchant wants it: only pages of this server do. */
  reportsVisits?: boolean

  /** Every item of one kind, in the platform's order, as pages of at most 250. */
  listItems(kind: ItemKind): AsyncIterable<StoreItem[]>

  /**
   * The items of one kind that changed since a time (ISO), each with all of its images; deleted ones are not
   * among them. Only where a platform can tell: elsewhere the whole store is listed.
   */
  listChanged?(kind: ItemKind, since: string): AsyncIterable<StoreItem[]>

  /**
   * The image as the store has it now.
   * @throws StoreError `gone` when the image was deleted.
   */
  getImage(imageId: string): Promise<StoreImage>

  /**
   * @throws StoreError `gone` when the image was deleted, `lost` when it has no picture, `too-large` when it has more than
   * `maxBytes`.
   */
  readImage(imageId: string, maxBytes: number): Promise<Uint8Array>

  /**
   * Puts other bytes in the place of an image, keeping its id, position, alt text and variant links. When
   * the name is taken by another image the adapter adds a numeric suffix; the answer carries the name it
   * got. Calling it again with the same arguments is harmless, also after a crash at any moment of the
   * first call: the store then holds either the old or the new bytes, never a mix. An image that has
   * exactly the new bytes already is as expected, and only gets its name: so an image is renamed. Whatever
   * of the store refers to the image goes on to show it.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody put other bytes there.
   */
  replaceImage(imageId: string, change: ImageChange): Promise<StoreImage>

  /** Frees what replaced pictures left behind in the store before a time (ISO), where they leave anything. */
  removeReplacedFiles?(before: string): Promise<void>

  /**
   * Tells of changes that may concern pictures, by files, webhooks or polling; of our own too, perhaps often,
   * and where the platform fails not at all: whoever listens also looks by the clock.
   */
  watch(onChange: () => void): Promise<Watch>

  /**
   * Gives an image another alt text, and changes nothing else of it. Calling it again is harmless, also after
   * a crash at any moment of the first call: an image that has the new alt text already is as expected.
   * Setting back what an image had gives the store back as it was.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody gave it another alt text.
   */
  setAlt(imageId: string, change: AltChange): Promise<StoreImage>
}
