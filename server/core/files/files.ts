import { join, resolve } from 'node:path'
import type { Clock } from '../clock.ts'
import { systemClock } from '../system-clock.ts'
import { type Originals, openOriginals } from './originals.ts'
import { openScratch, type Scratch } from './scratch.ts'
import { openThumbnails, type Thumbnails } from './thumbnails.ts'

/** What the server stores beside the database: merchants' originals, thumbnails, and unfinished results. */
export type Files = Originals &
  Thumbnails &
  Scratch & {
    /** Deletes all files of the shop, however old they are, including records and thumbnails. */
    removeShop(shopId: number): Promise<void>
  }

export async function openFiles(storageDir: string, clock: Clock = systemClock): Promise<Files> {
  const directory = resolve(storageDir)
  const scratch = await openScratch(join(directory, 'scratch'))
  const thumbnails = openThumbnails(join(directory, 'thumbnails'))
  const originals = openOriginals({ clock, directory, scratchPath: scratch.scratchPath })
  return {
    ...scratch,
    ...thumbnails,
    ...originals,
    async removeShop(shopId) {
      await originals.removeShop(shopId)
      await thumbnails.removeShop(shopId)
    }
  }
}
