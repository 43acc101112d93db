import { Failure } from '../core/failure.ts'
import type { OpenPicture } from '../core/pictures/open-picture.ts'

/**
 * What the product asks of a store. Each commerce platform has one adapter, in a folder beside this file;
 * tests/platforms/conformance.ts states what every adapter must do.
 */

export type StoreKind = 'product' | 'collection' | 'article'

export type StoreImage = {
  /** The platform's id. It stays the same when the bytes or the file name change. */
  id: string
  /** The name with its extension and without its folder. */
  fileName: string
  alt: string
  /** The title of the variant that the image is linked to, or of the first such variant; '' for none. */
  variant: string
  sizeBytes: number
  /** Differs whenever the bytes differ, and has no other meaning. */
  version: string
  /** Where a browser finds the picture: an absolute address, or a path on this server. */
  url: string
  /**
   * The SHA-256 of the bytes that this app put there, if the image still has them. `getImage` sets it where the store
   * may deliver other bytes than it was given, so that the bytes it delivers do not show what it has.
   */
  writtenHash?: string
}

/** A product, a collection or an article, with its images in position order. */
export type StoreItem = {
  kind: StoreKind
  id: string
  title: string
  /** The blog that an article belongs to; null for other items. */
  blog: { id: string; title: string } | null
  vendor: string
  productType: string
  /** The price as the shop shows it, without a currency; '' when the store has none. */
  price: string
  /** The titles of a product's variants, in the product's order. */
  variants: string[]
  isPublished: boolean
  images: StoreImage[]
  /** Images that exist but cannot be described now, because they have lost their picture or are being changed. */
  unseen?: string[]
}

/** Whether the shop's pages have the preload script, and where the merchant switches the script on or off. */
export type EmbedState = {
  /** Null when the state could not be determined. */
  isOn: boolean | null
  /** The theme editor's address, or a path on this server. */
  editorUrl: string
}

export type ShopInfo = { domain: string; name: string; email: string }

/**
 * What can go wrong in the store. `gone`: the image or item no longer exists. `changed`: the image is not the one the
 * caller expected, and nothing was written. `too-large`: the image has more bytes than the caller accepts, and was not
 * read. `refused`: the store does not accept what it was given, and kept what it had. `lost`: the image exists, but the
 * store no longer has a picture for it.
 */
export type StoreCode =
  | 'gone'
  | 'lost'
  | 'changed'
  | 'too-large'
  | 'read-only'
  | 'disk-full'
  | 'refused'
  | 'unreachable'

/** Only `unreachable` is worth a later attempt: the same call may then succeed. */
export class StoreError extends Failure<StoreCode> {
  override readonly name = 'StoreError'
  constructor(code: StoreCode, message: string, options?: ErrorOptions) {
    super(code, message, { ...options, retry: code === 'unreachable' ? 'later' : 'never' })
  }
}

/** What replaces an image. */
export type ImageChange = {
  bytes: Uint8Array
  /** The new name, with its extension. */
  fileName: string
  /**
   * The SHA-256, in hex, of the bytes that the store must still have when the swap happens. Null means that it must
   * have no readable bytes.
   */
  expectedHash: string | null
}

/** A running watch. No change is reported after close(). */
export type Watch = { close(): Promise<void> }

/** A new alt text for an image; '' for none. */
export type AltChange = {
  alt: string
  /** The alt text that the image must still have. */
  expectedAlt: string
}

export type StorePlatform = {
  shopInfo(): Promise<ShopInfo>

  /** Returns where visitors find the shop: an absolute address, or a path on this server. */
  shopUrl(): Promise<string>

  embedState(): Promise<EmbedState>

  /** Switches the embed. Defined only where an app may do so; elsewhere the merchant switches it at `editorUrl`. */
  setEmbed?(isOn: boolean): Promise<void>

  /**
   * Whether the shop's pages can report their speed to us, once the merchant has allowed that. Only pages that this
   * server serves can.
   */
  reportsVisits?: boolean

  /** Lists every item of one kind, in the platform's order, in pages of at most 250. */
  listItems(kind: StoreKind): AsyncIterable<StoreItem[]>

  /**
   * Lists the items of one kind that changed since a time (ISO), each with all of its images. Deleted items are not
   * included. Defined only where the platform can list changes; elsewhere a sync lists the whole store.
   */
  listChanged?(kind: StoreKind, since: string): AsyncIterable<StoreItem[]>

  /**
   * Returns the image as the store has it now.
   * @throws StoreError `gone` when the image was deleted.
   */
  getImage(imageId: string): Promise<StoreImage>

  /**
   * Returns the bytes of the image.
   * @throws StoreError `gone` when the image was deleted, `lost` when it has no picture, `too-large` when it has more
   * than `maxBytes`.
   */
  readImage(imageId: string, maxBytes: number): Promise<Uint8Array>

  /**
   * Opens the picture as a file, which the caller closes. Defined only where the picture is on our own disk; elsewhere
   * `readImage` reads it.
   * @throws StoreError as readImage does.
   */
  openImage?(imageId: string, maxBytes: number): Promise<OpenPicture>

  /**
   * Replaces the bytes of an image, and keeps its id, position, alt text and variant links. When another image has the
   * name, the adapter adds a numeric suffix; the returned image has the actual name. Repeating a call with the same
   * arguments is harmless, even after a crash at any point of the first call: the store then holds either the old or
   * the new bytes, never a mix. An image that already has the new bytes only gets the new name, which is how an image
   * is renamed. Everything in the store that refers to the image still shows it.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody put other bytes there.
   */
  replaceImage(imageId: string, change: ImageChange): Promise<StoreImage>

  /**
   * Deletes the files that were replaced before a time (ISO). Defined only where a replacement leaves the old file
   * behind.
   */
  removeReplacedFiles?(before: string): Promise<void>

  /**
   * Reports changes that may concern pictures, found through file events, webhooks or polling. It may also report our
   * own changes, may report often, and reports nothing while the platform fails, so the listener has to poll as well.
   */
  watch(onChange: () => void): Promise<Watch>

  /**
   * Changes the alt text of an image and nothing else. Repeating a call is harmless, even after a crash at any point
   * of the first call: an image that already has the new alt text is accepted. Setting the previous alt text again
   * restores the store exactly.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody gave it another alt text.
   */
  setAlt(imageId: string, change: AltChange): Promise<StoreImage>
}
