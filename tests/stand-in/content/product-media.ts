import type { ShopWorld } from '../world.ts'
import type { Medium, Product } from './entities.ts'
import { nowIn } from './moments.ts'
import { productPayload } from './payloads.ts'

/** The most media a product can have (docs). */
export const MOST_MEDIA = 250

/** Updates the product's date and sends products/update; every change of a product calls this. */
export function touchProduct(shop: ShopWorld, product: Product): void {
  shop.content.products.change(product, (changed) => {
    changed.updatedAt = nowIn(shop)
  })
  shop.webhooks.emit('products/update', productPayload(product))
}

/** Adds a medium at the end of the product's media (docs). */
export function attach(shop: ShopWorld, product: Product, medium: Medium): void {
  if (product.media.includes(medium)) return
  product.media.push(medium)
  medium.products.add(product)
  touchProduct(shop, product)
}

/** Removes a medium from the product and its variants; the file stays (docs). */
export function detach(shop: ShopWorld, product: Product, medium: Medium): void {
  const at = product.media.indexOf(medium)
  if (at < 0) return
  product.media.splice(at, 1)
  medium.products.delete(product)
  for (const variant of product.variants) if (variant.medium === medium) variant.medium = null
  touchProduct(shop, product)
}

/** Applies the moves in sequence; each position counts in the list that the previous move left (docs). */
export function moveMedia(product: Product, moves: { medium: Medium; position: number }[]): void {
  for (const { medium, position } of moves) {
    const at = product.media.indexOf(medium)
    if (at < 0) continue
    product.media.splice(at, 1)
    product.media.splice(position, 0, medium)
  }
}
