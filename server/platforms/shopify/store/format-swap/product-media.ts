import { type ProductMediaQuery, productMedia } from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'

type Found = NonNullable<ProductMediaQuery['product']>
export type ProductMedia = {
  /** All media of the product, in order. Positions count videos and other media as well as images. */
  media: Found['media']['nodes']
  /** Which file each variant shows. The key is the variant's id. */
  shownBy: Map<string, string | undefined>
}

/**
 * Reads the media of a product and which file each of its variants shows. Returns undefined when the product was
 * deleted.
 */
export async function readProductMedia(
  { run }: StoreContext,
  id: string
): Promise<ProductMedia | undefined> {
  const shownBy: ProductMedia['shownBy'] = new Map()
  for (let variantsAfter: string | null = null; ; ) {
    const { product }: ProductMediaQuery = await run(productMedia, { id, variantsAfter })
    if (!product) return undefined
    for (const variant of product.variants.nodes)
      shownBy.set(variant.id, variant.media.nodes[0]?.id)
    if (!product.variants.pageInfo.hasNextPage) return { media: product.media.nodes, shownBy }
    variantsAfter = product.variants.pageInfo.endCursor
  }
}
