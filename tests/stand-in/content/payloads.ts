import type { Collection, Product, Variant } from './entities.ts'

/** Bodies of webhooks; the fields are those of Shopify's examples (docs), reduced to what the stand-in holds. */

const dateIn = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export const productPayload = (product: Product): object => ({
  admin_graphql_api_id: product.id,
  id: product.number,
  title: product.title,
  handle: product.handle,
  vendor: product.vendor,
  product_type: product.productType,
  status: product.status.toLowerCase(),
  published_at: dateIn(product.publishedAt),
  updated_at: dateIn(product.updatedAt),
  created_at: dateIn(product.createdAt),
  body_html: '',
  tags: '',
  published_scope: 'web',
  template_suffix: null,
  variants: product.variants.map((variant, index) => variantPayload(variant, index + 1)),
  options: [],
  images: [],
  image: null,
  media: [],
  variant_gids: product.variants.map(({ id, updatedAt }) => ({
    admin_graphql_api_id: id,
    updated_at: dateIn(updatedAt)
  })),
  has_variants_that_requires_components: false,
  category: null
})

const variantPayload = (variant: Variant, position: number) => ({
  admin_graphql_api_id: variant.id,
  id: variant.number,
  product_id: variant.product.number,
  title: variant.title,
  price: variant.price,
  position,
  image_id: null,
  updated_at: dateIn(variant.updatedAt)
})

/** The body omits the collection's image (docs). */
export const collectionPayload = (collection: Collection): object => ({
  id: collection.number,
  handle: collection.handle,
  title: collection.title,
  updated_at: dateIn(collection.updatedAt),
  body_html: '',
  published_at: dateIn(collection.createdAt),
  sort_order: 'best-selling',
  template_suffix: null,
  published_scope: 'web',
  admin_graphql_api_id: collection.id
})
