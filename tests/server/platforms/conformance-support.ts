import { STORE_KINDS } from '../../../modules/image-opt/contract.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import {
  type StoreImage,
  type StoreItem,
  type StoreKind,
  type StorePlatform
} from '../../../server/platforms/store-platform.ts'

/** A store with at least one item of each kind, and one product with at least three pictures. */
export type StoreUnderTest = {
  store: StorePlatform
  /** Adds a picture to the product with this id directly on the platform, without going through the adapter. */
  addPicture(productId: string, bytes: Uint8Array, fileName: string): Promise<void>
  removePicture(imageId: string): Promise<void>
  /** False for a platform that cannot clear an alt text. */
  canClearAlt?: boolean
  /** Returns the bytes that the store has, where they cannot be read through the adapter. */
  stored?(imageId: string): Promise<Uint8Array | undefined>
  /** Opens the store as another process would. */
  reopen?(): Promise<StorePlatform>
  /** Draws a picture in the format of the extension; each seed gives a different one. */
  draw(extension: 'jpg' | 'png', seed: number): Promise<Uint8Array>
}

/** More than the size of any picture in the tests. */
export const MAX_BYTES = 1_000_000_000

/** Replaces a picture, whatever its current bytes are. */
export async function replace(
  store: StorePlatform,
  imageId: string,
  bytes: Uint8Array,
  fileName: string
): Promise<StoreImage> {
  const expectedHash = sha256(await store.readImage(imageId, MAX_BYTES))
  return store.replaceImage(imageId, { bytes, fileName, expectedHash })
}

export async function listAll(store: StorePlatform, kind: StoreKind): Promise<StoreItem[]> {
  const items: StoreItem[] = []
  for await (const page of store.listItems(kind)) items.push(...page)
  return items
}

export async function richProduct(store: StorePlatform): Promise<StoreItem> {
  const product = (await listAll(store, 'product')).find(({ images }) => images.length >= 3)
  if (!product) throw new Error('the store has no product with three pictures')
  return product
}

/** Returns the id, version and hash of every picture except the one with the id `exceptId`. */
export async function fingerprints(store: StorePlatform, exceptId: string): Promise<string[]> {
  const found: string[] = []
  for (const kind of STORE_KINDS) {
    for (const { images } of await listAll(store, kind)) {
      for (const { id, version } of images) {
        if (id === exceptId) continue
        found.push(`${id} ${version} ${sha256(await store.readImage(id, MAX_BYTES))}`)
      }
    }
  }
  // A platform may list items by their last change, so the order can differ.
  return found.sort()
}
