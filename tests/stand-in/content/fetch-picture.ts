import { isWebAddress } from '../admin/file-create.ts'
import type { ShopWorld } from '../world.ts'
import { fetchSource } from './sources.ts'
import { isStored, type Stored, storePicture } from './stored-picture.ts'

/**
 * Fetches the picture of a collection or an article before the call is answered. Returns the picture, or a text that
 * says what is wrong. Shopify's own texts are unknown.
 */
export async function fetchPicture(shop: ShopWorld, address: string): Promise<Stored | string> {
  if (!isWebAddress(address)) return 'Image URL is invalid'
  const source = fetchSource(shop, address)
  if (!('bytes' in source)) return 'Image could not be downloaded'
  const picture = await storePicture(source.bytes)
  return isStored(picture) ? picture : picture.details
}
