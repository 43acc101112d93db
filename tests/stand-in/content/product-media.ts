import type { ShopWorld } from '../world.ts'
import type { Medium, Product } from './entities.ts'
import { nowIn } from './moments.ts'
import { productPayload } from './payloads.ts'

/** Docs: a product has at most that many. */
export const MOST_MEDIA = 250

/** Every change of a product is seen in its date, and told. */
export function touchProduct(shop: ShopWorld, product: Product): void {
  shop.content.products.change(product, (changed) => {
    changed.updatedAt = nowIn(shop)
  })
  shop.webhooks.emit('products/update', productPayload(product))
}

/** As the last medium of the product (docs). */
export function attach(shop: ShopWorld, product: Product, medium: Medium): void {
  if (product.media.includes(medium)) return
  product.media.push(medium)
  medium.products.add(product)
  touchProduct(shop, product)
}

/** Also from its variants; the file stays (docs). */
export function detach(shop: ShopWorld, product: Product, medium: Medium): void {
  const at = product.media.indexOf(medium)
  if (at < 0) return
  product.media.splice(at, 1)
  medium.products.delete(product)
  for (const variant of product.variants) if (variant.medium === medium) variant.medium = null
  touchProduct(shop, product)
}

/** One move after the other, each counted in the list that the one before left (docs). */
export function moveMedia(product: Product, moves: { medium: Medium; position: number }[]): void {
  for (const { medium, position } of moves) {
    const at = product.media.indexOf(medium)
    if (at < 0) continue
    product.media.splice(at, 1)
    product.media.splice(position, 0, medium)
  }
}
