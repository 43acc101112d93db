import { type ProductMediaQuery, productMedia } from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'

type Found = NonNullable<ProductMediaQuery['product']>
export type ProductMedia = {
  /** All media of the product, in order; a position counts every medium, not only images. */
  media: Found['media']['nodes']
  /** The file that each variant shows, by the variant's id. */
  shownBy: Map<string, string | undefined>
}

/** Returns the files of a product and the file that each variant shows; undefined when the product was deleted. */
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
