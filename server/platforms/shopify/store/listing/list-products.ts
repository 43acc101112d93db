import { isFailure } from '../../../../core/failure.ts'
import type { StoreImage, StoreItem } from '../../../store-platform.ts'
import {
  type ProductInFullQuery,
  type ProductsPageQuery,
  productInFull,
  productsPage,
  syncCounts
} from '../../client/operations.ts'
import type { StoreContext } from '../context.ts'
import { fileNameOf, pathOf, versionOf } from '../files/file-address.ts'
import { isShown, readFile, until } from '../files/image-file.ts'
import { finishFormatSwaps } from '../format-swap/format-swap.ts'
import { numberOf } from '../ids.ts'
import { readBulk } from './bulk.ts'
import { identify } from './identify.ts'

type Page = ProductsPageQuery['products']['nodes'][number]
export type Medium = Page['media']['nodes'][number]
/**
 * In a bulk operation a variant cannot give the id of its media, only the address of its image (docs/shopify.md §8).
 */
export type Variant =
  | Page['variants']['nodes'][number]
  | { title: string; image: { url: string } | null }
/** A product as Shopify describes it. Pages and bulk operations yield the same form. */
export type RawProduct = Omit<Page, 'media' | 'variants'> & { media: Medium[]; variants: Variant[] }

/**
 * Shops with more products are read with one bulk operation, which is then cheaper than reading pages (docs/shopify.md
 * §8).
 */
const MOST_BY_PAGES = 250

/**
 * How long one page of products waits, in total, for images that are being changed. An image that takes longer is left
 * out.
 */
const PATIENCE_MS = 60_000

type Patience = { leftMs: number }
type View = { context: StoreContext; patience: Patience }

/** Lists all products, or only those that changed after `since`. */
export async function* listProducts(
  context: StoreContext,
  since?: string
): AsyncGenerator<StoreItem[]> {
  await finishFormatSwaps(context)
  for await (const products of readProducts(context, since)) {
    const identified = await identify(context, products)
    const items: StoreItem[] = []
    const patience = { leftMs: PATIENCE_MS }
    for (const { product, imageIdOf } of identified)
      items.push(await viewProduct({ context, patience }, product, imageIdOf))
    yield items
  }
}

async function* readProducts(
  context: StoreContext,
  since: string | undefined
): AsyncGenerator<RawProduct[]> {
  if (since === undefined && (await isLarge(context))) {
    const pages = await readBulk(context)
    yield* pages ?? readPages(context, since)
  } else yield* readPages(context, since)
}

async function isLarge({ run }: StoreContext): Promise<boolean> {
  const { productsCount } = await run(syncCounts, {})
  return (productsCount?.count ?? 0) > MOST_BY_PAGES
}

async function* readPages(
  context: StoreContext,
  since: string | undefined
): AsyncGenerator<RawProduct[]> {
  const query = since === undefined ? null : `updated_at:>'${since}'`
  for (let after: string | null = null; ; ) {
    const { products }: ProductsPageQuery = await context.run(productsPage, { after, query })
    const whole: RawProduct[] = []
    for (const product of products.nodes) {
      const found = await wholeProduct(context, product)
      if (found) whole.push(found)
    }
    yield whole
    if (!products.pageInfo.hasNextPage) return
    after = products.pageInfo.endCursor
  }
}

/**
 * Returns the product with all its media and variants; a page contains only the first of them. Returns undefined when
 * the product was deleted in the meantime.
 */
async function wholeProduct(
  context: StoreContext,
  { media, variants, ...product }: Page
): Promise<RawProduct | undefined> {
  if (!media.pageInfo.hasNextPage && !variants.pageInfo.hasNextPage)
    return { ...product, media: media.nodes, variants: variants.nodes }
  const { product: full }: ProductInFullQuery = await context.run(productInFull, { id: product.id })
  return full ? { ...product, media: full.media.nodes, variants: full.variants.nodes } : undefined
}

async function viewProduct(
  view: View,
  product: RawProduct,
  imageIdOf: Map<string, string>
): Promise<StoreItem> {
  const images: StoreImage[] = []
  const unseen: string[] = []
  for (const medium of product.media) {
    const id = imageIdOf.get(medium.id)
    if (id === undefined) continue
    const file = 'image' in medium ? await waitForImage(view, medium) : undefined
    if (file) images.push(viewImage(id, medium.id, file, product.variants))
    else unseen.push(id)
  }
  return {
    kind: 'product',
    id: numberOf(product.id),
    title: product.title,
    blog: null,
    vendor: product.vendor,
    productType: product.productType,
    price: product.priceRangeV2.minVariantPrice.amount,
    variants: product.variants.map(({ title }) => title),
    isPublished: product.status === 'ACTIVE',
    images,
    unseen
  }
}

/**
 * Waits for an image that has no address because somebody is changing it, which takes some seconds. Returns undefined
 * if it has no address even then.
 */
async function waitForImage(
  { context, patience }: View,
  medium: Extract<Medium, { fileStatus: unknown }>
): Promise<ViewedFile | undefined> {
  if (isShown(medium)) return medium
  if (medium.fileStatus === 'FAILED') return undefined
  const began = context.clock.elapsedMs()
  const waitedMs = () => context.clock.elapsedMs() - began
  const file = await until(context.clock, `The file ${medium.id}`, async () => {
    const now = await readFile(context, numberOf(medium.id)).catch(nullIfGone)
    if (now === null || now.fileStatus === 'FAILED') return null
    if (isShown(now)) return now
    return waitedMs() > patience.leftMs ? null : undefined
  })
  patience.leftMs -= waitedMs()
  return file ?? undefined
}

function nullIfGone(error: unknown): null {
  if (!isFailure(error, 'gone')) throw error
  return null
}

export type ViewedFile = {
  alt: string | null
  image: { url: string }
  originalSource: { fileSize: number | null }
}

/** Returns the properties of an image that depend on its file. */
export function viewFile({ image: { url }, originalSource }: Omit<ViewedFile, 'alt'>) {
  const sizeBytes = originalSource.fileSize ?? 0
  return { fileName: fileNameOf(url), sizeBytes, version: versionOf(url, sizeBytes), url }
}

/** Returns the image of a product, described by its file, the medium with this id. */
export function viewImage(
  id: string,
  medium: string,
  file: ViewedFile,
  variants: Variant[]
): StoreImage {
  const path = pathOf(file.image.url)
  const variant = variants.find((variant) =>
    'media' in variant
      ? variant.media.nodes.some((shown) => shown.id === medium)
      : variant.image && pathOf(variant.image.url) === path
  )
  return { id, alt: file.alt ?? '', variant: variant?.title ?? '', ...viewFile(file) }
}
