import type { Medium, Product, Variant } from '../content/entities.ts'
import { nowIn } from '../content/moments.ts'
import { touchProduct } from '../content/product-media.ts'
import type { ShopWorld } from '../world.ts'
import { findMedium } from './files.ts'
import { numberOf } from './global-ids.ts'
import {
  type MediaError,
  mediaIsBusy,
  mediumElsewhere,
  mediumNotAttached,
  mediumNotReady,
  noSuchProduct,
  noSuchVariant,
  oneMediumEach,
  tooManyPairs,
  variantHasMedia,
  variantTwice
} from './media-errors.ts'
import type { Context, Part } from './part.ts'

type Pair = { variantId: string; mediaIds: string[] }
type Arguments = { productId: string; variantMedia: Pair[] }
type Found = { variant: Variant | undefined; medium: Medium | undefined; pair: Pair }
type Rule = (found: Found, index: number) => MediaError | undefined

/** The most pairs in one call (recorded). */
const MOST_PAIRS = 100

const refuse = (...userErrors: MediaError[]) => ({
  product: null,
  productVariants: null,
  userErrors
})

/** Checks every pair before it changes anything. */
function change(
  { shop }: Context,
  { productId, variantMedia }: Arguments,
  rule: Rule,
  act: (variant: Variant, medium: Medium) => void
) {
  const product = shop.content.products.get(numberOf(productId, 'Product'))
  if (!product) return refuse(noSuchProduct('productId'))
  if (product.isBusy) return refuse(mediaIsBusy('productId'))
  if (variantMedia.length > MOST_PAIRS) return refuse(tooManyPairs)
  const found = variantMedia.map((pair) => find(shop, product, pair))
  const problems = found.flatMap((pair, index) => {
    const isAgain = found.findIndex(({ variant }) => variant === pair.variant) < index
    return problemOfPair(pair, index, isAgain) ?? rule(pair, index) ?? []
  })
  if (problems.length > 0) return refuse(...problems)
  const changed = found.flatMap(({ variant, medium }) => {
    if (!variant || !medium) return []
    act(variant, medium)
    variant.updatedAt = nowIn(shop)
    return [variant]
  })
  touchProduct(shop, product)
  return { product, productVariants: changed, userErrors: [] }
}

function find(shop: ShopWorld, product: Product, pair: Pair): Found {
  const variant = shop.content.variants.get(numberOf(pair.variantId, 'ProductVariant'))
  const [medium] = pair.mediaIds.map((id) => findMedium(product, id))
  return { variant: variant?.product === product ? variant : undefined, medium, pair }
}

function problemOfPair({ variant, medium, pair }: Found, index: number, isAgain: boolean) {
  if (!variant) return noSuchVariant(index)
  if (isAgain) return variantTwice(index)
  if (pair.mediaIds.length !== 1) return oneMediumEach(index)
  return medium ? undefined : mediumElsewhere(index)
}

const canAppend: Rule = ({ variant, medium }, index) => {
  if (variant?.medium) return variantHasMedia(index)
  return medium?.status === 'READY' ? undefined : mediumNotReady(index)
}

const canDetach: Rule = ({ variant, medium }, index) =>
  variant?.medium === medium ? undefined : mediumNotAttached(index)

export const variantMedia: Part = {
  types: {
    Mutation: {
      productVariantAppendMedia: (_: unknown, args: Arguments, context) =>
        change(context, args, canAppend, (variant, medium) => {
          variant.medium = medium
        }),
      productVariantDetachMedia: (_: unknown, args: Arguments, context) =>
        change(context, args, canDetach, (variant) => {
          variant.medium = null
        })
    }
  }
}
