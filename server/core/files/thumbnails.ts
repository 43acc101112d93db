import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyWhenMissing } from './missing.ts'

export type Thumbnails = {
  /** Returns the path of a thumbnail. Each version of an image has at most one thumbnail. */
  thumbnailPath(shopId: number, name: string): string
  /** Removes the thumbnails that were made earlier than `before`. They are made again when they are requested. */
  removeThumbnails(shopId: number, before: Date): Promise<void>
}

type OpenThumbnails = Thumbnails & { removeShop(shopId: number): Promise<void> }

export function openThumbnails(directory: string): OpenThumbnails {
  const folderOf = (shopId: number) => join(directory, String(shopId))
  return {
    thumbnailPath: (shopId, name) => join(folderOf(shopId), name),

    async removeThumbnails(shopId, before) {
      const folder = folderOf(shopId)
      for (const name of await readdir(folder).catch(emptyWhenMissing)) {
        const { mtime } = await stat(join(folder, name))
        if (mtime < before) await rm(join(folder, name), { force: true })
      }
    },

    removeShop: (shopId) => rm(folderOf(shopId), { recursive: true, force: true })
  }
}
