import { toText } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import type { StoreContext } from '../context.ts'
import { shownFile, versionIn } from '../files/image-file.ts'
import { mediaId, productId } from '../ids.ts'
import { abandonFormatSwap, type FormatSwap, isReplacedFile } from '../sql.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'
import { showOnVariants, takeOff } from './product-steps.ts'
import { discardFile } from './replaced-files.ts'

/** A format swap that has its new file. */
export type Begun = FormatSwap & { to_media: string }

/** Returns the variants that show this file. */
export const variantsOf = (shownBy: ProductMedia['shownBy'], media: string): string[] =>
  [...shownBy].filter(([, shown]) => shown === media).map(([variant]) => variant)

/** Returns the variants that were recorded for a swap; an empty list if none have been recorded yet. */
export const listedVariants = ({ variants }: FormatSwap): string[] =>
  JSON.parse(variants ?? '[]') as string[]

/**
 * Undoes the steps of a swap that Shopify has refused, for example because the product has the maximum number of
 * pictures. The product is then as before, so it does not go on showing both files. The new file is kept for the next
 * attempt.
 * @returns false, without undoing anything, if only the new file is in the product: the swap has then succeeded
 */
export async function takeBack(context: StoreContext, swap: Begun): Promise<boolean> {
  const { db, clock } = context
  const [product, from, to] = [
    productId(swap.product_id),
    mediaId(swap.from_media),
    mediaId(swap.to_media)
  ]
  const now = await readProductMedia(context, product)
  const has = (id: string) => now?.media.some((medium) => medium.id === id) === true
  if (has(to) && !has(from)) return false
  if (now && has(from)) {
    const variants = [...new Set([...listedVariants(swap), ...variantsOf(now.shownBy, to)])]
    if (has(to)) await takeOff(context, product, to)
    // Taking the new file off the product also took it off the variants.
    const shownBy = new Map(
      [...now.shownBy].map(([variant, shown]) => [variant, shown === to ? undefined : shown])
    )
    await showOnVariants(context, product, { variants, shownBy }, { from: to, to: from })
  }
  const left = { media_id: swap.to_media, version: await versionNow(context, swap.to_media) }
  await abandonFormatSwap(db, swap, left, toText(clock.now()))
  return true
}

async function versionNow(context: StoreContext, media: string): Promise<string | null> {
  try {
    return versionIn(await shownFile(context, media))
  } catch (error) {
    if (isFailure(error) && error.retry === 'never') return null
    throw error
  }
}

/**
 * Ends a swap that must not continue, and restores the product. A file that was made for the swap is deleted. A file
 * that existed before, such as a PNG that was to be put back, stays.
 * @returns true, without undoing anything, if the product already shows the new file instead of the old one
 */
export async function dropSwap(context: StoreContext, swap: Begun): Promise<boolean> {
  const { shop_id, image_id, to_media: media_id } = swap
  const wasThere = await isReplacedFile(context.db, shop_id, media_id)
  if (!(await takeBack(context, swap))) return true
  const version = await versionNow(context, media_id)
  if (!wasThere) await discardFile(context, { shop_id, image_id, media_id, version })
  return false
}
