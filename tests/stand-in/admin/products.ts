import type { Medium, Product, ShopFile, Variant } from '../content/entities.ts'
import { DEFAULT_VARIANT } from '../merchant/products.ts'
import { type CountArguments, countOf } from './counts.ts'
import { imageOf, mediaType } from './files.ts'
import { numberOf } from './global-ids.ts'
import { type ListArguments, listOf } from './lists.ts'
import { listInOrder, type PageArguments, pageOf } from './pages.ts'
import type { Context, Part } from './part.ts'
import { notModelled } from './refusals.ts'
import { filterOf, idIs, updatedAt } from './search.ts'

function listMedia({ media }: Product, args: ListArguments) {
  if (args.sortKey !== 'POSITION') throw notModelled(`media sorted by ${args.sortKey}`)
  const filter = filterOf<ShopFile>(args.query, { media_type: mediaType, id: idIs }, args.sortKey)
  return pageOf(listInOrder(media), args, filter)
}

function listVariants({ variants }: Product, args: ListArguments) {
  if (args.sortKey !== 'POSITION') throw notModelled(`variants sorted by ${args.sortKey}`)
  return pageOf(listInOrder(variants), args)
}

function priceRange({ variants }: Product, _args: unknown, { shop }: Context) {
  const amounts = variants.map(({ price }) => Number(price))
  const money = (amount: number) => ({ amount: decimalText(amount), currencyCode: shop.currency })
  return {
    minVariantPrice: money(Math.min(...amounts)),
    maxVariantPrice: money(Math.max(...amounts))
  }
}

/** Writes a number with at least one decimal, as in `349.0` (recorded). */
const decimalText = (amount: number) =>
  Number.isInteger(amount) ? amount.toFixed(1) : String(amount)

export const products: Part = {
  types: {
    QueryRoot: {
      products: (_: unknown, args: ListArguments, { shop }) =>
        listOf('products', shop.content.products, args, { updated_at: updatedAt, id: idIs }),
      productsCount: (_: unknown, args: CountArguments, { shop }) =>
        countOf(shop.content.products.size, args),
      product: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.products.get(numberOf(id, 'Product')),
      productVariant: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.variants.get(numberOf(id, 'ProductVariant'))
    },
    Product: {
      media: listMedia,
      variants: listVariants,
      priceRangeV2: priceRange,
      legacyResourceId: ({ number }: Product) => number,
      featuredMedia: ({ media }: Product) => media[0] ?? null,
      mediaCount: ({ media }: Product) => countOf(media.length),
      variantsCount: ({ variants }: Product) => countOf(variants.length),
      hasOnlyDefaultVariant: ({ variants }: Product) =>
        variants.length === 1 && variants[0]?.title === DEFAULT_VARIANT
    },
    ProductVariant: {
      image: ({ medium }: Variant) => imageOf(medium),
      media: ({ medium }: Variant, args: PageArguments) =>
        pageOf(listInOrder<Medium>(medium ? [medium] : []), args),
      position: (variant: Variant) => variant.product.variants.indexOf(variant) + 1,
      displayName: ({ product, title }: Variant) => `${product.title} - ${title}`,
      legacyResourceId: ({ number }: Variant) => number
    }
  },
  loaders: {
    Product: ({ shop }, { number }) => shop.content.products.get(number),
    ProductVariant: ({ shop }, { number }) => shop.content.variants.get(number)
  }
}
