import type { StoreContext } from '../context.ts'
import { readProductMedia } from '../format-swap/product-media.ts'
import { isMediaImage, numberOf, productId } from '../ids.ts'
import {
  findByMedia,
  findImage,
  forgetReplacedFile,
  type KnownImage,
  listFormatSwaps,
  putImages,
  setImage
} from '../sql.ts'
import type { RawProduct } from './list-products.ts'

type Identified = { product: RawProduct; imageIdOf: Map<string, string> }

/**
 * Finds out which image each file of the given products is. A file that belongs to several products is an image of the
 * product in which it was first seen, so that it is processed, counted and restored only once.
 */
export async function identify(
  context: StoreContext,
  products: RawProduct[]
): Promise<Identified[]> {
  const { db, shopId } = context
  const media = products.flatMap((product) => imagesOf(product).map(({ id }) => numberOf(id)))
  const known = await findByMedia(db, shopId, media)
  // A replacement file counts as the image only once the swap is finished.
  const coming = new Set((await listFormatSwaps(db, shopId)).map(({ to_media }) => to_media))
  const added: KnownImage[] = []
  const owners: Owners = new Map()
  const identified: Identified[] = []
  for (const product of products) {
    const imageIdOf = new Map<string, string>()
    for (const { id } of imagesOf(product)) {
      const number = numberOf(id)
      if (coming.has(number)) continue
      const image = known.get(number) ?? (await firstSight(context, product, number, owners))
      if (!image) continue
      if (!known.has(number)) added.push(image)
      known.set(number, image)
      if (await isImageOf(context, product, image, owners)) imageIdOf.set(id, image.image_id)
    }
    identified.push({ product, imageIdOf })
  }
  await putImages(db, added)
  return identified
}

const imagesOf = ({ media }: RawProduct) => media.filter(({ id }) => isMediaImage(id))

/**
 * Returns the image for a file that is no image's current file; undefined when the file is not an image of its own.
 * Our format swap may have replaced the file, and the merchant may have put it back by hand: it is then the same image
 * again, unless the product still has the new file as well. A replaced file that another product still shows, as it
 * did before the swap, is not a separate image.
 */
async function firstSight(
  context: StoreContext,
  product: RawProduct,
  number: string,
  owners: Owners
): Promise<KnownImage | undefined> {
  const { db, shopId } = context
  const row = {
    shop_id: shopId,
    image_id: number,
    product_id: numberOf(product.id),
    media_id: number
  }
  const known = await findImage(db, shopId, number)
  if (!known) return row
  if (imagesOf(product).some(({ id }) => numberOf(id) === known.media_id)) return undefined
  const isElsewhere = known.product_id !== row.product_id
  if (isElsewhere && (await filesOfOwner(context, known, owners)).includes(known.media_id))
    return undefined
  await setImage(db, shopId, number, { media_id: number, product_id: row.product_id })
  // The file is in use again, so it must not be deleted as a replaced file.
  await forgetReplacedFile(db, shopId, number)
  return row
}

/** The products of each file. They are read only once, because one size chart may belong to hundreds of products. */
type Owners = Map<string, Promise<string[]>>

async function isImageOf(
  context: StoreContext,
  product: RawProduct,
  image: KnownImage,
  owners: Owners
): Promise<boolean> {
  const number = numberOf(product.id)
  if (image.product_id === number) return true
  if ((await filesOfOwner(context, image, owners)).includes(image.media_id)) return false
  image.product_id = number
  await setImage(context.db, context.shopId, image.image_id, { product_id: number })
  return true
}

function filesOfOwner(
  context: StoreContext,
  { product_id }: KnownImage,
  owners: Owners
): Promise<string[]> {
  const owner = owners.get(product_id) ?? filesOf(context, product_id)
  owners.set(product_id, owner)
  return owner
}

async function filesOf(context: StoreContext, product: string): Promise<string[]> {
  const found = await readProductMedia(context, productId(product))
  return found?.media.map(({ id }) => numberOf(id)) ?? []
}
