import type { Collection } from '../content/entities.ts'
import { fetchPicture } from '../content/fetch-picture.ts'
import { renewItemImage, setItemImage } from '../content/item-images.ts'
import { nameInAddress } from '../content/sources.ts'
import { touchCollection } from '../merchant/collections.ts'
import type { ShopWorld } from '../world.ts'
import { type CountArguments, countOf } from './counts.ts'
import { numberOf } from './global-ids.ts'
import { type ListArguments, listOf } from './lists.ts'
import type { Context, Part } from './part.ts'
import { notModelled } from './refusals.ts'
import { idIs, updatedAt } from './search.ts'

type ImageInput = { src?: string | null; altText?: string | null; id?: string | null }
type Update = { id?: string | null; image?: ImageInput | null; [other: string]: unknown }

/**
 * Changes only the image of a collection. The change is synchronous and therefore needs no job (recorded). Shopify's
 * texts for most refusals are unknown.
 */
async function updateCollection(
  _: unknown,
  args: { collection?: Update | null; input?: Update | null },
  { shop }: Context
) {
  const { id, image, redirectNewHandle: _redirect, ...others } = args.collection ?? args.input ?? {}
  if (id == null || Object.values(others).some((value) => value != null) || image?.id != null)
    throw notModelled('collectionUpdate with anything but id and image')
  const refuse = (message: string, field: string[] | null = null) => ({
    collection: null,
    job: null,
    userErrors: [{ field, message }]
  })
  const collection = shop.content.collections.get(numberOf(id, 'Collection'))
  if (!collection) return refuse('Collection does not exist')
  if (image == null) throw notModelled('collectionUpdate without an image')
  const problem = await changeImage(shop, collection, image)
  if (problem) return refuse(problem, ['collection', 'image'])
  touchCollection(shop, collection)
  return { collection, job: null, userErrors: [] }
}

async function changeImage(
  shop: ShopWorld,
  collection: Collection,
  { src, altText }: ImageInput
): Promise<string | undefined> {
  const { image } = collection
  if (src != null) {
    const picture = await fetchPicture(shop, src)
    if (typeof picture === 'string') return picture
    const alt = altText === undefined ? (image?.altText ?? null) : altText
    setItemImage(shop, collection, { fileName: nameInAddress(src), altText: alt, stored: picture })
    return undefined
  }
  if (!image) return 'Cannot update image alt text without an existing image'
  if (altText === undefined) return undefined
  image.altText = altText
  // Whether the image gets a new path when only its alt text changes is unknown (docs/shopify.md §17.6).
  if (shop.world.switches.collectionAltOnly === 'new-path') renewItemImage(shop, collection)
  return undefined
}

export const collections: Part = {
  types: {
    QueryRoot: {
      collection: (_: unknown, { id }: { id: string }, { shop }) =>
        shop.content.collections.get(numberOf(id, 'Collection')),
      collections: (_: unknown, args: ListArguments, { shop }) =>
        listOf('collections', shop.content.collections, args, { updated_at: updatedAt, id: idIs }),
      collectionsCount: (_: unknown, args: CountArguments, { shop }) =>
        countOf(shop.content.collections.size, args)
    },
    Mutation: { collectionUpdate: updateCollection },
    Collection: { legacyResourceId: ({ number }: Collection) => number }
  },
  loaders: { Collection: ({ shop }, { number }) => shop.content.collections.get(number) }
}
