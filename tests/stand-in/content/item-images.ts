import { globalId } from '../admin/global-ids.ts'
import type { ShopWorld } from '../world.ts'
import type { Article, Collection, ItemImage } from './entities.ts'
import { withUuid } from './file-names.ts'
import { nextVersion } from './moments.ts'
import type { Stored } from './stored-picture.ts'

export type ImageOwner = Collection | Article

const UUID_END = /_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.)/

const FOLDERS = { Collection: 'collections', Article: 'articles' }

/**
 * Sets the image of a collection or an article under a path that is never reused (recorded): a collection's image
 * always gets a uuid in its name, an article's only if the name is taken. The image gets a new id (open).
 */
export function setItemImage(
  shop: ShopWorld,
  owner: ImageOwner,
  picture: { fileName: string; altText: string | null; stored: Stored }
): ItemImage {
  const { served } = shop.content
  const type = owner.__typename
  const name = picture.fileName.replace(UUID_END, '')
  const plain = `${FOLDERS[type]}/${name}`
  const number = shop.world.nextNumber()
  const image: ItemImage = {
    number,
    id: globalId(`${type}Image`, number),
    path: type === 'Article' && !served.has(plain) ? plain : `${FOLDERS[type]}/${withUuid(name)}`,
    altText: picture.altText,
    stored: picture.stored,
    version: nextVersion(shop, owner.image?.version ?? 0)
  }
  if (owner.image) forgetPath(shop, owner.image.path)
  served.set(image.path, image)
  owner.image = image
  return image
}

/** Serves the same picture under a new path. */
export function renewItemImage(shop: ShopWorld, owner: ImageOwner): void {
  const { image } = owner
  if (!image) return
  const fileName = image.path.split('/').pop() ?? ''
  setItemImage(shop, owner, { fileName, altText: image.altText, stored: image.stored })
}

export function forgetPath({ content, world }: ShopWorld, path: string): void {
  if (world.switches.oldPathAfterRename === 'gone') content.served.delete(path)
}
