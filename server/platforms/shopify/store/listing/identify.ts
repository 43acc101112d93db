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
 * Finds the image that each file of the given products stands for. If a file belongs to several products, it is an
 * image of the product in which it was first seen. It is then processed, counted and restored only once.
 */
export async function identify(
  context: StoreContext,
  products: RawProduct[]
): Promise<Identified[]> {
  const { db, shopId } = context
  const media = products.flatMap((product) => imagesOf(product).map(({ id }) => numberOf(id)))
  const known = await findByMedia(db, shopId, media)
  // The new files of unfinished format swaps are skipped. Such a file counts as the image only once its swap is
  // finished.
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
 * Returns the image for a file that is not the current file of any known image. Usually the file is a new image. It
 * may also be a file that a format swap replaced and that the merchant has put back by hand. It then stands for its
 * image again. Returns undefined if the new file of that swap is still in use: the replaced file is then not a
 * separate image, even if another product still shows it.
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
  // The file is in use again. If it stayed recorded as a replaced file, it would be deleted.
  await forgetReplacedFile(db, shopId, number)
  return row
}

/**
 * The files of each product that was read, by the product's number. Each product is read only once: hundreds of
 * products may share one size chart.
 */
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
