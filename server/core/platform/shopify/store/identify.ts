import type { StoreContext } from './context.ts'
import { isMediaImage, numberOf, productId } from './ids.ts'
import type { RawProduct } from './list-products.ts'
import { readProductMedia } from './product-media.ts'
import { findByMedia, findImage, type KnownImage, listMoves, putImages, setImage } from './sql.ts'

type Identified = { product: RawProduct; imageIdOf: Map<string, string> }

/**
 * Which image each file of some products is. One file can hang in many products: it is an image of the one in
 * which it was first seen, so that it is worked on, counted and restored once.
 */
export async function identify(
  context: StoreContext,
  products: RawProduct[]
): Promise<Identified[]> {
  const { db, shopId } = context
  const media = products.flatMap((product) => imagesOf(product).map(({ id }) => numberOf(id)))
  const known = await findByMedia(db, shopId, media)
  // What comes in the place of another is that image, from the moment on when it has come.
  const coming = new Set((await listMoves(db, shopId)).map(({ to_media }) => to_media))
  const added: KnownImage[] = []
  const owners: Owners = new Map()
  const identified: Identified[] = []
  for (const product of products) {
    const imageIdOf = new Map<string, string>()
    for (const { id } of imagesOf(product)) {
      const number = numberOf(id)
      if (coming.has(number)) continue
      const image = known.get(number) ?? (await firstSight(context, product, number))
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
 * A file that is not known. It may be one that a JPG of ours took the place of, and that the merchant has
 * put back by hand: then it is the image again, unless the JPG hangs there as well.
 */
async function firstSight(
  { db, shopId }: StoreContext,
  product: RawProduct,
  number: string
): Promise<KnownImage | undefined> {
  const row = {
    shop_id: shopId,
    image_id: number,
    product_id: numberOf(product.id),
    media_id: number
  }
  const moved = await findImage(db, shopId, number)
  if (!moved) return row
  if (imagesOf(product).some(({ id }) => numberOf(id) === moved.media_id)) return undefined
  await setImage(db, shopId, number, { media_id: number, product_id: row.product_id })
  return row
}

/** The files of products that were asked for: a size chart hangs in hundreds of products. */
type Owners = Map<string, Promise<string[]>>

async function isImageOf(
  context: StoreContext,
  product: RawProduct,
  image: KnownImage,
  owners: Owners
): Promise<boolean> {
  const number = numberOf(product.id)
  if (image.product_id === number) return true
  const owner = owners.get(image.product_id) ?? filesOf(context, image.product_id)
  owners.set(image.product_id, owner)
  if ((await owner).includes(image.media_id)) return false
  image.product_id = number
  await setImage(context.db, context.shopId, image.image_id, { product_id: number })
  return true
}

async function filesOf(context: StoreContext, product: string): Promise<string[]> {
  const found = await readProductMedia(context, productId(product))
  return found?.media.map(({ id }) => numberOf(id)) ?? []
}
