import type { OpenPicture } from '../pictures/open-picture.ts'
import { undefinedWhenMissing } from './missing.ts'
import type { ObjectStorage } from './object-storage.ts'

/** Keeps thumbnails, of which each version of an image has at most one, and previews of the settings. */
export type Thumbnails = {
  /** Opens a thumbnail or a preview; undefined when there is none. The caller closes it. */
  openThumbnail(shopId: number, name: string): Promise<OpenPicture | undefined>
  /** Stores a thumbnail or a preview. `path` is a file of ours, which may be moved away. */
  keepThumbnail(shopId: number, name: string, path: string): Promise<void>
  /** Removes the thumbnails that were made earlier than `before`. They are made again when they are requested. */
  removeThumbnails(shopId: number, before: Date): Promise<void>
  /** Removes the files whose names begin with `prefix`, except the newest `most`. */
  keepNewest(shopId: number, prefix: string, most: number): Promise<void>
}

type OpenThumbnails = Thumbnails & { removeShop(shopId: number): Promise<void> }

export function openThumbnails(storage: ObjectStorage): OpenThumbnails {
  const folderOf = (shopId: number) => `thumbnails/${shopId}`
  const keyOf = (shopId: number, name: string) => `${folderOf(shopId)}/${name}`
  return {
    openThumbnail: (shopId, name) => storage.open(keyOf(shopId, name)).catch(undefinedWhenMissing),

    keepThumbnail: (shopId, name, path) => storage.putFile(keyOf(shopId, name), path),

    async removeThumbnails(shopId, before) {
      for (const { key, modifiedAt } of await storage.listTimed(folderOf(shopId)))
        if (modifiedAt < before) await storage.remove(key)
    },

    async keepNewest(shopId, prefix, most) {
      const files = (await storage.listTimed(folderOf(shopId)))
        .filter(({ key }) => key.startsWith(keyOf(shopId, prefix)))
        .sort((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime())
      for (const { key } of files.slice(most)) await storage.remove(key)
    },

    removeShop: (shopId) => storage.removeAll(folderOf(shopId))
  }
}
