import { sha256 } from '../../server/core/files.ts'
import {
  ITEM_KINDS,
  type ItemKind,
  type StoreImage,
  type StoreItem,
  type StorePlatform
} from '../../server/platforms/store-platform.ts'

/** A store that holds at least one item of each kind, and one product with three pictures or more. */
export type StoreUnderTest = {
  store: StorePlatform
  /** Adds a picture behind the adapter's back to the product with this id. */
  addPicture(productId: string, bytes: Uint8Array, fileName: string): Promise<void>
  removePicture(imageId: string): Promise<void>
  /** False for a platform that keeps an alt text once there is one. */
  canClearAlt?: boolean
  /** A picture file of the type that the extension says, another one for each seed. */
  draw(extension: 'jpg' | 'png', seed: number): Promise<Uint8Array>
}

/** More than any picture of the tests has. */
export const MAX_BYTES = 1_000_000_000

/** Whatever the store has now. */
export async function replace(
  store: StorePlatform,
  imageId: string,
  bytes: Uint8Array,
  fileName: string
): Promise<StoreImage> {
  const expectedHash = sha256(await store.readImage(imageId, MAX_BYTES))
  return store.replaceImage(imageId, { bytes, fileName, expectedHash })
}

export async function listAll(store: StorePlatform, kind: ItemKind): Promise<StoreItem[]> {
  const items: StoreItem[] = []
  for await (const page of store.listItems(kind)) items.push(...page)
  return items
}

export async function richProduct(store: StorePlatform): Promise<StoreItem> {
  const product = (await listAll(store, 'product')).find(({ images }) => images.length >= 3)
  if (!product) throw new Error('the store has no product with three pictures')
  return product
}

/** Of every picture but one. */
export async function fingerprints(store: StorePlatform, exceptId: string): Promise<string[]> {
  const found: string[] = []
  for (const kind of ITEM_KINDS) {
    for (const { images } of await listAll(store, kind)) {
      for (const { id, version } of images) {
        if (id === exceptId) continue
        found.push(`${id} ${version} ${sha256(await store.readImage(id, MAX_BYTES))}`)
      }
    }
  }
  // A platform may list first what was changed last.
  return found.sort()
}
