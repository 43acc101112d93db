import { globalId } from '../admin/global-ids.ts'
import { addImageFile, addVideo } from '../content/add-files.ts'
import type { MediaImage, Medium, Product, Variant } from '../content/entities.ts'
import { nowIn, wholeSeconds } from '../content/moments.ts'
import { productPayload } from '../content/payloads.ts'
import { attach, moveMedia, touchProduct } from '../content/product-media.ts'
import type { ShopWorld } from '../world.ts'
import { handleOf, type PictureToAdd, storedOf } from './pictures.ts'

export type ProductToAdd = {
  title: string
  handle?: string
  vendor?: string
  productType?: string
  status?: Product['status']
  /** `video` adds a medium that is not a picture. */
  media?: (PictureToAdd | 'video')[]
  /**
   * `medium` is an index into `media`. Without `variants`, the product gets the one variant of a product without
   * options.
   */
  variants?: { title: string; price?: string; medium?: number }[]
  updatedAt?: string
}

export type ProductEdit = Partial<
  Pick<Product, 'title' | 'vendor' | 'productType' | 'status' | 'publishedAt'>
>

/** The title of the only variant of a product without options (docs). */
export const DEFAULT_VARIANT = 'Default Title'

const PRICE = '19.90'

export async function addProduct(shop: ShopWorld, wanted: ProductToAdd): Promise<Product> {
  const number = shop.world.nextNumber()
  const updatedAt = wanted.updatedAt ? wholeSeconds(Date.parse(wanted.updatedAt)) : nowIn(shop)
  const status = wanted.status ?? 'ACTIVE'
  const product: Product = {
    __typename: 'Product',
    number,
    id: globalId('Product', number),
    title: wanted.title,
    handle: wanted.handle ?? handleOf(wanted.title),
    vendor: wanted.vendor ?? 'Acme',
    productType: wanted.productType ?? '',
    status,
    publishedAt: status === 'ACTIVE' ? updatedAt : null,
    createdAt: updatedAt,
    updatedAt,
    media: [],
    variants: [],
    isBusy: false
  }
  for (const medium of wanted.media ?? []) {
    const added =
      medium === 'video'
        ? addVideo(shop, 'video.mp4')
        : addImageFile(shop, { alt: '', ...medium, stored: await storedOf(medium) })
    added.products.add(product)
    product.media.push(added)
  }
  product.variants = (wanted.variants ?? [{ title: DEFAULT_VARIANT }]).map((variant) =>
    addVariant(shop, product, variant)
  )
  shop.content.products.add(product)
  shop.webhooks.emit('products/create', productPayload(product))
  return product
}

function addVariant(
  shop: ShopWorld,
  product: Product,
  { title, price = PRICE, medium }: NonNullable<ProductToAdd['variants']>[number]
): Variant {
  const number = shop.world.nextNumber()
  const { createdAt, updatedAt } = product
  const variant: Variant = {
    __typename: 'ProductVariant',
    number,
    id: globalId('ProductVariant', number),
    title,
    price,
    medium: medium === undefined ? null : (product.media[medium] ?? null),
    product,
    createdAt,
    updatedAt
  }
  shop.content.variants.set(number, variant)
  return variant
}

export function editProduct(shop: ShopWorld, product: Product, changes: ProductEdit): void {
  shop.content.products.change(product, (changed) => Object.assign(changed, changes))
  touchProduct(shop, product)
}

/** Deletes a product; its files stay in the library (docs). */
export function deleteProduct(shop: ShopWorld, product: Product): void {
  shop.content.products.remove(product)
  for (const { number } of product.variants) shop.content.variants.delete(number)
  for (const { products } of product.media) products.delete(product)
  shop.webhooks.emit('products/delete', { id: product.number })
}

/** Moves a medium to another position, counted from zero. */
export function moveMedium(
  shop: ShopWorld,
  product: Product,
  medium: Medium,
  position: number
): void {
  moveMedia(product, [{ medium, position }])
  touchProduct(shop, product)
}

/** Sets the medium that a variant shows; null removes it. */
export function showInVariant(shop: ShopWorld, variant: Variant, medium: Medium | null): void {
  variant.medium = medium
  variant.updatedAt = nowIn(shop)
  touchProduct(shop, variant.product)
}

export async function addToProduct(
  shop: ShopWorld,
  product: Product,
  picture: PictureToAdd
): Promise<MediaImage> {
  const image = addImageFile(shop, { alt: '', ...picture, stored: await storedOf(picture) })
  attach(shop, product, image)
  return image
}
