import { join, resolve } from 'node:path'
import type { Clock } from '../clock.ts'
import type { BucketSettings } from '../config/storage-url.ts'
import { openKeyedMutex, type WithLock } from '../keyed-mutex.ts'
import { systemClock } from '../system-clock.ts'
import type { Bucket } from './bucket/bucket.ts'
import type { TimeListener } from './bucket/signed-requests.ts'
import { openFolderStorage } from './folder-storage.ts'
import { type Originals, openOriginals } from './originals.ts'
import { openScratch, type Scratch } from './scratch.ts'
import { openThumbnails, type Thumbnails } from './thumbnails.ts'

/**
 * What the server stores beside the database: merchants' originals and thumbnails, in a folder or in a bucket, and
 * unfinished results, always in a folder.
 */
export type Files = Originals &
  Thumbnails &
  Scratch & {
    /** Deletes all files of the shop, however old they are, including records and thumbnails. */
    removeShop(shopId: number): Promise<void>
    /** The bucket of STORAGE_URL; null when files are stored in a folder. */
    bucket: Bucket | null
  }

type StorageDeps = {
  bucket?: BucketSettings | null
  outside?: TimeListener | undefined
  /** Excludes every process that uses the storage. By default only this process does. */
  withLock?: WithLock
}

/** @param storageDir the folder of unfinished results and, without a bucket, of everything else */
export async function openFiles(
  storageDir: string,
  clock: Clock = systemClock,
  { bucket: settings = null, outside, withLock = openKeyedMutex() }: StorageDeps = {}
): Promise<Files> {
  const { scratch, storage, bucket } = await openStorage(storageDir, settings, outside)
  const thumbnails = openThumbnails(storage)
  const originals = openOriginals({ clock, storage, withLock })
  return {
    ...scratch,
    ...thumbnails,
    ...originals,
    async removeShop(shopId) {
      await originals.removeShop(shopId)
      await thumbnails.removeShop(shopId)
      // What browsers have sent to a bucket (modules/image-opt/uploads/bucket-uploads.ts).
      await storage.removeAll(`uploads/${shopId}`)
    },
    bucket
  }
}

/** Opens the objects of a folder or a bucket. */
export async function openStorage(
  storageDir: string,
  settings: BucketSettings | null,
  outside?: TimeListener
) {
  const directory = resolve(storageDir)
  const scratch = await openScratch(join(directory, 'scratch'))
  const { scratchPath } = scratch
  const opened = settings && (await openBucket(settings, scratchPath, outside))
  const storage = opened?.storage ?? openFolderStorage({ directory, scratchPath })
  return { scratch, storage, bucket: opened?.bucket ?? null }
}

/** Loads the code for buckets, which a server without one does not hold in memory. */
async function openBucket(
  settings: BucketSettings,
  scratchPath: () => string,
  outside?: TimeListener
) {
  const bucket = (await import('./bucket/bucket.ts')).openBucket(settings, outside)
  const { openBucketStorage } = await import('./bucket/bucket-storage.ts')
  return { bucket, storage: openBucketStorage(bucket, scratchPath) }
}
