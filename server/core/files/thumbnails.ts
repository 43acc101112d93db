import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyWhenMissing } from './missing.ts'

export type Thumbnails = {
  /**
   * Returns the path of a thumbnail, of which each version of an image has at most one, or of a preview of the settings.
   */
  thumbnailPath(shopId: number, name: string): string
  /** Removes the thumbnails that were made earlier than `before`. They are made again when they are requested. */
  removeThumbnails(shopId: number, before: Date): Promise<void>
  /** Removes the files whose names begin with `prefix`, except the newest `most`. */
  keepNewest(shopId: number, prefix: string, most: number): Promise<void>
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

    async keepNewest(shopId, prefix, most) {
      const folder = folderOf(shopId)
      const names = (await readdir(folder).catch(emptyWhenMissing)).filter((name) =>
        name.startsWith(prefix)
      )
      const files = await Promise.all(
        names.map(async (name) => ({ name, madeMs: (await stat(join(folder, name))).mtimeMs }))
      )
      const old = files.sort((one, other) => other.madeMs - one.madeMs).slice(most)
      for (const { name } of old) await rm(join(folder, name), { force: true })
    },

    removeShop: (shopId) => rm(folderOf(shopId), { recursive: true, force: true })
  }
}
