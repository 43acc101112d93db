import { addImageFile } from '../content/add-files.ts'
import type { MediaImage } from '../content/entities.ts'
import { setName } from '../content/file-names.ts'
import { touchProducts } from '../content/media-life.ts'
import { nextVersion, nowIn } from '../content/moments.ts'
import type { ShopWorld } from '../world.ts'
import { type PictureToAdd, storedOf } from './pictures.ts'

/** Adds a picture that nothing shows to the Files library. */
export const addFile = async (shop: ShopWorld, picture: PictureToAdd): Promise<MediaImage> =>
  addImageFile(shop, { alt: '', ...picture, stored: await storedOf(picture) })

/** Replaces the bytes of an image at once and keeps its name. */
export async function replaceImage(
  shop: ShopWorld,
  image: MediaImage,
  bytes: Buffer
): Promise<void> {
  const stored = await storedOf({ fileName: image.fileName, bytes })
  edit(shop, image, { stored, version: nextVersion(shop, image.version) })
}

export const setAlt = (shop: ShopWorld, image: MediaImage, alt: string | null): void =>
  edit(shop, image, { alt })

export function rename(shop: ShopWorld, image: MediaImage, fileName: string): void {
  setName(shop, image, fileName)
  edit(shop, image, { version: nextVersion(shop, image.version) })
}

function edit(shop: ShopWorld, image: MediaImage, changes: Partial<MediaImage>): void {
  shop.content.files.change(image, (changed) =>
    Object.assign(changed, changes, { updatedAt: nowIn(shop) })
  )
  touchProducts(shop, image.products)
}
