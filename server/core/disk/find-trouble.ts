import { isForbidden } from './errors.ts'
import { type Folders, type Place, roomsOf, tryToWrite } from './room.ts'
import { type Trouble, troubleIn } from './trouble.ts'

/**
 * The most bytes that a check writes to find out whether there is room again. Larger writes would put too much load on
 * the disk.
 */
const MOST_TRIED_BYTES = 8_000_000

/**
 * What triggers a check. Only after an error does a folder without write permission count as trouble: a store may
 * allow writing in its subfolders only.
 */
export type Occasion = 'start' | 'clock' | 'error'

export type Found = {
  trouble: Trouble
  place: Place | 'database' | 'bucket'
  /** What is wrong with the bucket: one sentence. */
  problem?: string
  freeBytes?: number
  isDenied?: boolean
}

/** Where the server writes. */
export type Places = {
  folders: Folders
  /** Writes to the database, to find out whether that is possible. */
  tryDatabase(): Promise<void>
  /** `probe` writes to the bucket, reads from it and removes what was written. */
  bucket: { probe(): Promise<void> } | null
}

/** `neededBytes` is the total size of the writes that have failed and will be repeated. */
type Check = { occasion: Occasion; neededBytes: number }

/**
 * Returns the first trouble that keeps us from writing, if there is any. A check that runs by the clock only reads how
 * much room the disks have; other checks also try to write.
 */
export async function findTrouble(
  { folders, tryDatabase, bucket }: Places,
  { occasion, neededBytes }: Check
): Promise<Found | undefined> {
  for (const { place, freeBytes, leastBytes } of await roomsOf(folders))
    if (freeBytes < Math.max(leastBytes, neededBytes))
      return { trouble: 'disk-full', place, freeBytes }
  if (occasion === 'clock') return undefined
  for (const [place, folder] of Object.entries(folders)) {
    const error = await tryToWrite(folder, Math.min(neededBytes, MOST_TRIED_BYTES))
    const isDenied = occasion === 'error' && isForbidden(error)
    const trouble = troubleIn(error) ?? (isDenied ? 'read-only' : undefined)
    if (trouble) return { trouble, place: place as Place, isDenied }
  }
  const inDatabase = await troubleOf(tryDatabase)
  if (inDatabase) return { trouble: inDatabase.trouble, place: 'database' }
  const inBucket = bucket && (await troubleOf(() => bucket.probe()))
  return inBucket ? { ...inBucket, place: 'bucket' } : undefined
}

async function troubleOf(
  tryToWrite: () => Promise<void>
): Promise<{ trouble: Trouble; problem: string } | undefined> {
  try {
    await tryToWrite()
    return undefined
  } catch (error) {
    const trouble = troubleIn(error)
    if (!trouble) throw error
    return { trouble, problem: (error as Error).message }
  }
}
