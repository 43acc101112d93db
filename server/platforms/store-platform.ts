import { Failure } from '../core/failure.ts'
import type { OpenPicture } from '../core/pictures/open-picture.ts'

/**
 * This file defines what the product asks of a store. Each commerce platform has one adapter, in a folder beside this
 * file. tests/server/platforms/conformance.ts states what every adapter must do.
 */

export type StoreKind = 'product' | 'collection' | 'article'

export type StoreImage = {
  /** The id that the platform gives the image. It stays the same when the bytes or the file name change. */
  id: string
  /** The file name with its extension, without a folder. */
  fileName: string
  alt: string
  /** The title of the variant that shows the image; the first one if there are several, '' if there is none. */
  variant: string
  sizeBytes: number
  /** A text that changes whenever the bytes change. It has no other meaning. */
  version: string
  /** Where browsers load the picture from: an absolute address, or a path on this server. */
  url: string
  /**
   * The SHA-256 of the bytes that this app put there, if the image still has them. `getImage` sets it where the store
   * may deliver other bytes than it was given, so that the bytes it delivers do not show what it has.
   */
  writtenHash?: string
}

/** A product, a collection or an article. Its images are in order of position. */
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
  /**
   * The ids of images that exist but cannot be described now, because they have lost their picture or are being
   * changed.
   */
  unseen?: string[]
}

/** Whether the shop's pages load the preload script, and where the merchant can switch it on or off. */
export type EmbedState = {
  /** Null when the state could not be determined. */
  isOn: boolean | null
  /** Where the merchant opens the theme editor: an absolute address, or a path on this server. */
  editorUrl: string
}

export type ShopInfo = {
  domain: string
  name: string
  email: string
  /** Which of the platform's own plans the shop has, from 1 up; 0 if the platform has no plans. */
  planLevel: number
}

/**
 * What can go wrong in a store. `gone`: the image or item no longer exists. `changed`: the image is not the one that
 * the caller expected, and nothing was written. `too-large`: the image has more bytes than the caller accepts, and was
 * not read. `refused`: the store did not accept what it was given, and kept what it had. `lost`: the image exists, but
 * the store no longer has a picture for it.
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

/**
 * An error of a store. Only after `unreachable` is a later attempt worthwhile, because the same call may then succeed.
 */
export class StoreError extends Failure<StoreCode> {
  override readonly name = 'StoreError'
  constructor(code: StoreCode, message: string, options?: ErrorOptions) {
    super(code, message, { ...options, retry: code === 'unreachable' ? 'later' : 'never' })
  }
}

/** The new content of an image. */
export type ImageChange = {
  bytes: Uint8Array
  /** The new name, with its extension. */
  fileName: string
  /**
   * The SHA-256, in hex, of the bytes that the caller expects in the store. If the store has other bytes when the swap
   * happens, nothing is written. Null means that the caller expects no readable bytes.
   */
  expectedHash: string | null
}

/** A watch that is running. After close(), it reports no more changes. */
export type Watch = { close(): Promise<void> }

/** A new alt text for an image; '' for none. */
export type AltChange = {
  alt: string
  /** The alt text that the caller expects in the store. If the image has another one, nothing is written. */
  expectedAlt: string
}

export type StorePlatform = {
  shopInfo(): Promise<ShopInfo>

  /** Returns where visitors reach the shop: an absolute address, or a path on this server. */
  shopUrl(): Promise<string>

  embedState(): Promise<EmbedState>

  /**
   * Switches the app embed on or off. Missing where an app may not do this; there, the merchant switches it at
   * `editorUrl`.
   */
  setEmbed?(isOn: boolean): Promise<void>

  /**
   * Whether the shop's pages can report their speed to us if the merchant allows it. Only pages that this server
   * serves can do so.
   */
  reportsVisits?: boolean

  /**
   * Whether the shop's pages show smaller copies of the images that the platform makes itself. Shoppers then save less
   * than the files became smaller.
   */
  showsCopies?: boolean

  /** Lists all items of one kind in the platform's order, in pages of up to 250. */
  listItems(kind: StoreKind): AsyncIterable<StoreItem[]>

  /**
   * Lists the items of one kind that changed after `since` (ISO), each with all its images. Deleted items are not
   * included. Missing where the platform cannot list changes; there, a sync lists the whole store.
   */
  listChanged?(kind: StoreKind, since: string): AsyncIterable<StoreItem[]>

  /**
   * Returns the image in its current state.
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
   * Opens the picture as a file, which the caller has to close. Missing where the pictures are not on our own disk;
   * there, `readImage` reads them.
   * @throws StoreError as `readImage` does.
   */
  openImage?(imageId: string, maxBytes: number): Promise<OpenPicture>

  /**
   * Replaces the bytes of an image. The image keeps its id, position, alt text and variant links, and everything in
   * the store that refers to the image still shows it. If another image has the new name, the adapter adds a number to
   * it; the returned image has the actual name. An image that already has the new bytes only gets the new name; this
   * is how an image is renamed. Repeating a call with the same arguments is harmless, even after a crash at any point
   * of the first call. The store then holds either the old or the new bytes, never a mix.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody put other bytes there.
   */
  replaceImage(imageId: string, change: ImageChange): Promise<StoreImage>

  /**
   * Deletes the files that were replaced earlier than `before` (ISO). Missing where replacing an image leaves no old
   * file behind.
   */
  removeReplacedFiles?(before: string): Promise<void>

  /**
   * Calls `onChange` when pictures may have changed. The platform learns of changes through file events, webhooks or
   * polling. Our own changes may be reported too, and reports may be frequent. While the platform fails there are
   * none, so the listener has to poll as well.
   */
  watch(onChange: () => void): Promise<Watch>

  /**
   * Changes the alt text of an image and nothing else. Repeating a call is harmless, even after a crash at any point
   * of the first call: an image that already has the new alt text is accepted. Setting the previous alt text again
   * leaves the store exactly as it was.
   * @throws StoreError `gone` when the image was deleted, `changed` when somebody gave it another alt text.
   */
  setAlt(imageId: string, change: AltChange): Promise<StoreImage>
}
