import type { ItemKind } from '../../../../server/platforms/store-platform.ts'
import type { TemplateData } from './render-template.ts'

/** What of an item and an image templates can name. */
export type Described = {
  itemKind: string
  title: string
  vendor: string
  productType: string
  price: string
  /** Title of the product's first variant, and of the one the image is linked to; '' for none. */
  firstVariant: string
  variant: string
}

/** What platforms call the one variant of a product that has none. */
const NO_VARIANT = /^default( title)?$/i

/** The blog of `%blog_title%` is the post: merchants choose posts, and a name for all of them names none. */
export function templateDataOf(described: Described, shopName: string): TemplateData {
  const { title } = described
  const shop = { shop_name: shopName }
  switch (described.itemKind as ItemKind) {
    case 'collection':
      return { ...shop, collection_title: title }
    case 'article':
      return { ...shop, blog_title: title }
    case 'product': {
      const variant = described.variant || described.firstVariant
      return {
        ...shop,
        product_title: title,
        product_vendor: described.vendor,
        product_type: described.productType,
        price: described.price,
        product_variant: NO_VARIANT.test(variant) ? '' : variant
      }
    }
  }
}
