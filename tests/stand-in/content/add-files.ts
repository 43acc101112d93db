import { globalId } from '../admin/global-ids.ts'
import type { ShopWorld } from '../world.ts'
import type { MediaImage, OtherMedium, ShopFile } from './entities.ts'
import { freeName, pathOf } from './file-names.ts'
import { nextVersion, nowIn } from './moments.ts'
import type { Stored } from './stored-picture.ts'

function shelve<File extends ShopFile>(shop: ShopWorld, file: File): File {
  shop.content.files.add(file)
  shop.content.fileNames.set(file.fileName, file)
  return file
}

function start(shop: ShopWorld, type: string, alt: string | null) {
  const number = shop.world.nextNumber()
  const now = nowIn(shop)
  return {
    number,
    id: globalId(type, number),
    alt,
    createdAt: now,
    updatedAt: now,
    failure: null,
    isLocked: false,
    products: new Set<never>()
  }
}

/** Adds an image. It is READY at once if its stored picture is given, otherwise UPLOADED. */
export function addImageFile(
  shop: ShopWorld,
  image: {
    fileName: string
    alt: string | null
    folder?: MediaImage['folder']
    stored: Stored | null
  }
): MediaImage {
  const added = shelve<MediaImage>(shop, {
    ...start(shop, 'MediaImage', image.alt),
    __typename: 'MediaImage',
    folder: image.folder ?? 'files',
    fileName: freeName(shop, image.fileName),
    status: image.stored ? 'READY' : 'UPLOADED',
    stored: image.stored,
    originalFrom: 0,
    version: image.stored ? nextVersion(shop, 0) : 0,
    isReplacing: false,
    isUpdateFailed: false
  })
  if (image.stored) shop.content.served.set(pathOf(added), added)
  return added
}

export const addVideo = (shop: ShopWorld, fileName: string): OtherMedium =>
  shelve<OtherMedium>(shop, {
    ...start(shop, 'Video', ''),
    __typename: 'Video',
    fileName: freeName(shop, fileName),
    status: 'READY'
  })
