import type { StoreKind } from '../../contract.ts'
import type { TemplateData } from './render-template.ts'

/** The facts about an item and an image that templates can use. */
export type Described = {
  itemKind: string
  title: string
  vendor: string
  productType: string
  price: string
  /** Titles of the product's first variant and of the variant that the image is linked to; '' for none. */
  firstVariant: string
  variant: string
}

/** The platforms' name for the only variant of a product without variants. */
const NO_VARIANT = /^default( title)?$/i

/**
 * Returns the values for the fields of a template. `%blog_title%` is the title of the post, not of its blog: merchants
 * choose posts, and with the blog's title all posts of a blog would get the same text.
 */
export function templateDataOf(described: Described, shopName: string): TemplateData {
  const { title } = described
  const shop = { shop_name: shopName }
  switch (described.itemKind as StoreKind) {
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
