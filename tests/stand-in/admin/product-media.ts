import { addImageFile } from '../content/add-files.ts'
import { processNew } from '../content/media-life.ts'
import { attach, MOST_MEDIA, moveMedia, touchProduct } from '../content/product-media.ts'
import { fetchSource, nameInAddress } from '../content/sources.ts'
import { isWebAddress } from './file-create.ts'
import { isAltTooLong, MOST_SOURCE } from './file-errors.ts'
import { findMedium } from './files.ts'
import { numberOf } from './global-ids.ts'
import { startJob } from './jobs.ts'
import {
  invalidPosition,
  type MediaError,
  mediaIsBusy,
  noSuchMove,
  noSuchProduct
} from './media-errors.ts'
import type { Context, Part } from './part.ts'
import { notModelled, tooLong } from './refusals.ts'

type Moves = { id: string; moves: { id: string; newPosition: string }[] }

/** Reorders media in a job; positions start at zero and count every medium (recorded). */
function reorderMedia(_: unknown, { id, moves }: Moves, { shop }: Context) {
  const product = shop.content.products.get(numberOf(id, 'Product'))
  const refuse = (...errors: MediaError[]) => ({
    job: null,
    mediaUserErrors: errors,
    userErrors: errors.map(({ field, message }) => ({ field, message }))
  })
  if (!product) return refuse(noSuchProduct('id'))
  // Shopify then answers "currently being modified" (reported).
  if (product.isBusy) return refuse(mediaIsBusy('id'))
  const wanted = moves.map((move) => ({
    medium: findMedium(product, move.id),
    position: Number(move.newPosition),
    id: move.id
  }))
  const missing = wanted.flatMap((move, index) => (move.medium ? [] : [noSuchMove(index, move.id)]))
  if (missing.length > 0) return refuse(...missing)
  const last = product.media.length - 1
  const beyond = wanted.findIndex(
    ({ position }) =>
      !Number.isInteger(position) ||
      position < 0 ||
      // What Shopify does with a position beyond the end is unknown (docs/shopify.md §17.15).
      (position > last && shop.world.switches.positionBeyondEnd === 'refused')
  )
  if (beyond >= 0) return refuse(invalidPosition(beyond))
  product.isBusy = true
  const job = startJob(shop, () => {
    product.isBusy = false
    moveMedia(
      product,
      wanted.flatMap(({ medium, position }) => (medium ? [{ medium, position }] : []))
    )
    touchProduct(shop, product)
  })
  return { job, mediaUserErrors: [], userErrors: [] }
}

type Added = { alt?: string | null; mediaContentType: string; originalSource: string }
type ProductUpdate = {
  product?: { id?: string | null } | null
  media?: Added[] | null
  input?: object | null
  identifier?: object | null
}

/** Only adds pictures to a product; the app never changes the product's own fields. */
function updateProduct(_: unknown, args: ProductUpdate, { shop }: Context) {
  const { id, ...others } = args.product ?? {}
  const isMore = Object.values(others).some((value) => value != null && value !== false)
  if (args.input || args.identifier || id == null || isMore)
    throw notModelled('productUpdate with anything but product.id and media')
  const refuse = (field: string[], message: string) => ({
    product: null,
    userErrors: [{ field, message }]
  })
  const product = shop.content.products.get(numberOf(id, 'Product'))
  if (!product) return refuse(['id'], 'Product does not exist')
  if (product.isBusy) return refuse(['media'], mediaIsBusy('id').message)
  const media = args.media ?? []
  if (product.media.length + media.length > MOST_MEDIA)
    return refuse(['media'], 'Exceeded the maximum number of media for the product')
  for (const [index, { alt, mediaContentType, originalSource }] of media.entries()) {
    if (mediaContentType !== 'IMAGE') throw notModelled(`media of ${mediaContentType}`)
    if (originalSource.length > MOST_SOURCE) throw tooLong('originalSource', MOST_SOURCE)
    const field = (name: string) => ['media', `${index}`, name]
    if (!isWebAddress(originalSource))
      return refuse(field('originalSource'), 'Image URL is invalid')
    if (isAltTooLong(alt)) return refuse(field('alt'), 'Alt value exceeds the limit')
  }
  for (const { alt, originalSource } of media) {
    const fileName = nameInAddress(originalSource)
    const image = addImageFile(shop, { fileName, alt: alt ?? null, stored: null })
    attach(shop, product, image)
    processNew(shop, image, fetchSource(shop, originalSource))
  }
  return { product, userErrors: [] }
}

export const productMedia: Part = {
  types: { Mutation: { productReorderMedia: reorderMedia, productUpdate: updateProduct } }
}
