import { cdnFolder, unescaped } from '../cdn-address.ts'
import { originalAt } from '../originals.ts'
import type { ShopWorld } from '../world.ts'
import type { Source } from './media-life.ts'
import { isExpired, uploadAt } from './staged-uploads.ts'
import { failure } from './stored-picture.ts'

/**
 * Returns the bytes at an address: a staged upload of this shop, which this may use up, or a picture that the stand-in
 * itself serves. It never accesses the network.
 */
export function fetchSource(shop: ShopWorld, address: string): Source {
  const upload = uploadAt(shop, address)
  if (upload) {
    // Whether an upload can be used again is unknown (docs/shopify.md §17.14).
    const isGone = upload.isUsed && shop.world.switches.usedUpload === 'nothing'
    if (!upload.bytes || isGone || isExpired(shop, upload))
      return failure('IMAGE_DOWNLOAD_FAILURE', 'The staged upload holds nothing')
    const { bytes } = upload
    upload.isUsed = true
    if (shop.world.switches.usedUpload === 'nothing') upload.bytes = null
    return { bytes }
  }
  const served = servedAt(shop, address) ?? originalAt(shop, address)
  return served ?? failure('IMAGE_DOWNLOAD_FAILURE', 'The address could not be downloaded')
}

function servedAt(shop: ShopWorld, address: string): { bytes: Buffer } | null | undefined {
  const folder = shop.world.origin + cdnFolder(shop)
  if (!address.startsWith(folder)) return undefined
  const path = unescaped(address.slice(folder.length).replace(/\?.*$/s, ''))
  return shop.content.served.get(path)?.stored
}

/** Returns the file name at the end of an address, with its extension. */
export const nameInAddress = (address: string): string =>
  unescaped(URL.parse(address)?.pathname.split('/').pop() ?? '')
