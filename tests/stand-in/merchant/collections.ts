import { globalId } from '../admin/global-ids.ts'
import type { Collection } from '../content/entities.ts'
import { forgetPath, setItemImage } from '../content/item-images.ts'
import { nowIn, wholeSeconds } from '../content/moments.ts'
import { collectionPayload } from '../content/payloads.ts'
import type { ShopWorld } from '../world.ts'
import { handleOf, type PictureToAdd, storedOf } from './pictures.ts'

export type CollectionToAdd = {
  title: string
  handle?: string
  image?: PictureToAdd
  updatedAt?: string
}

export async function addCollection(shop: ShopWorld, wanted: CollectionToAdd): Promise<Collection> {
  const number = shop.world.nextNumber()
  const updatedAt = wanted.updatedAt ? wholeSeconds(Date.parse(wanted.updatedAt)) : nowIn(shop)
  const collection: Collection = {
    __typename: 'Collection',
    number,
    id: globalId('Collection', number),
    title: wanted.title,
    handle: wanted.handle ?? handleOf(wanted.title),
    createdAt: updatedAt,
    updatedAt,
    image: null
  }
  if (wanted.image) await setPicture(shop, collection, wanted.image)
  shop.content.collections.add(collection)
  shop.webhooks.emit('collections/create', collectionPayload(collection))
  return collection
}

async function setPicture(shop: ShopWorld, collection: Collection, picture: PictureToAdd) {
  const { fileName, alt = null } = picture
  setItemImage(shop, collection, { fileName, altText: alt, stored: await storedOf(picture) })
}

export async function setCollectionImage(
  shop: ShopWorld,
  collection: Collection,
  picture: PictureToAdd | null
): Promise<void> {
  if (picture) await setPicture(shop, collection, picture)
  else if (collection.image) {
    forgetPath(shop, collection.image.path)
    collection.image = null
  }
  touchCollection(shop, collection)
}

export function touchCollection(shop: ShopWorld, collection: Collection): void {
  shop.content.collections.change(collection, (changed) => {
    changed.updatedAt = nowIn(shop)
  })
  shop.webhooks.emit('collections/update', collectionPayload(collection))
}

export function deleteCollection(shop: ShopWorld, collection: Collection): void {
  shop.content.collections.remove(collection)
  if (collection.image) shop.content.served.delete(collection.image.path)
  shop.webhooks.emit('collections/delete', {
    id: collection.number,
    published_scope: 'web',
    admin_graphql_api_id: collection.id
  })
}
