import type { ShopWorld } from '../world.ts'
import type { Failure, MediaImage, Product } from './entities.ts'
import { pathOf } from './file-names.ts'
import { nextVersion, nowIn } from './moments.ts'
import { touchProduct } from './product-media.ts'
import { failure, fitsExtension, isStored, type Stored, storePicture } from './stored-picture.ts'

/** The bytes, or the reason there are none. */
export type Source = { bytes: Buffer } | Failure

/** Takes a new image from UPLOADED through PROCESSING to READY or FAILED (recorded). */
export function processNew(shop: ShopWorld, image: MediaImage, source: Source): void {
  const { mediaMs } = shop.world.timing
  const reading = read(source, image)
  shop.timeline.in(mediaMs / 2, () => edit(shop, image, { status: 'PROCESSING' }))
  shop.timeline.in(mediaMs, async () => {
    const result = await reading
    if (isStored(result)) finish(shop, image, result)
    else edit(shop, image, { status: 'FAILED', failure: result })
    touchProducts(shop, image.products)
  })
}

/**
 * Replaces the bytes of an image, which stays READY; its `image` is null until the new bytes are processed (recorded).
 */
export function processReplacement(shop: ShopWorld, image: MediaImage, source: Source): void {
  const reading = read(source, image)
  image.isReplacing = true
  shop.timeline.in(shop.world.timing.mediaMs, async () => {
    const result = await reading
    image.isReplacing = false
    if (isStored(result)) finish(shop, image, result)
    else refuse(shop, image, result)
    if (shop.world.switches.ownWriteWebhook === 'sent') touchProducts(shop, image.products)
  })
}

async function read(source: Source, { fileName }: MediaImage): Promise<Stored | Failure> {
  if (!('bytes' in source)) return source
  const result = await storePicture(source.bytes)
  // Shopify turns PNG bytes under a .jpg name into a JPG with a black background (reported). The app must never cause
  // that, so the stand-in fails the processing instead.
  if (isStored(result) && !fitsExtension(fileName, result))
    return failure('IMAGE_PROCESSING_FAILURE', `The file is no ${fileName.split('.').pop()}`)
  return result
}

/**
 * Makes the image READY with its new bytes. It is unknown when its original gets an address (docs/shopify.md
 * §17.11).
 */
function finish(shop: ShopWorld, image: MediaImage, stored: Stored): void {
  const { clock, switches, timing } = shop.world
  const lateMs = switches.originalAddress === 'later' ? timing.originalLateMs : 0
  edit(shop, image, {
    status: 'READY',
    failure: null,
    stored,
    originalFrom: clock.now().getTime() + lateMs,
    version: nextVersion(shop, image.version)
  })
  if (shop.content.files.get(image.number)) shop.content.served.set(pathOf(image), image)
}

/**
 * Marks the image as FAILED. Whether the old picture survives a failed update is unknown (docs/shopify.md
 * §17.4).
 */
function refuse(shop: ShopWorld, image: MediaImage, why: Failure): void {
  edit(shop, image, { status: 'FAILED', failure: why, isUpdateFailed: true })
  if (shop.world.switches.badSource === 'failed-keeps-old') return
  image.stored = null
  shop.content.served.delete(pathOf(image))
}

function edit(shop: ShopWorld, image: MediaImage, changes: Partial<MediaImage>): void {
  shop.content.files.change(image, (changed) =>
    Object.assign(changed, changes, { updatedAt: nowIn(shop) })
  )
}

/**
 * Touches the products of an image. It is an open question whether Shopify does so when the image changes, but an app
 * must expect it (docs/shopify.md §17.5).
 */
export function touchProducts(shop: ShopWorld, products: Set<Product>): void {
  for (const product of products) touchProduct(shop, product)
}
