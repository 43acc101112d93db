import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { isForbidden } from './errors.ts'
import { type Folders, type Place, roomsOf, tryToWrite } from './room.ts'
import { type DiskTrouble, troubleIn } from './trouble.ts'

/**
 * The most bytes that a check writes to find out whether the failed writes would fit now. Writing more would itself be
 * a load.
 */
const MOST_TRIED_BYTES = 8_000_000

/**
 * What triggers a check. A folder that we may not write to counts as trouble only after an error, because a store may
 * allow writing in the folders below it.
 */
export type Occasion = 'start' | 'clock' | 'error'

export type Found = {
  trouble: DiskTrouble
  place: Place | 'database'
  freeBytes?: number
  isDenied?: boolean
}

/** `neededBytes` is the total size of the failed writes, which have to fit now. */
type Check = { occasion: Occasion; neededBytes: number }

/**
 * Returns the first trouble that keeps us from writing, if any. A check that the clock triggers only reads how much
 * room the disks have.
 */
export async function findTrouble(
  db: Db,
  folders: Folders,
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
  const trouble = await tryToWriteDatabase(db)
  return trouble && { trouble, place: 'database' }
}

/** Writes the value that is already there, because SQLite writes even an unchanged value to the disk. */
async function tryToWriteDatabase(db: Db): Promise<DiskTrouble | undefined> {
  try {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx)
      await sql`pragma user_version = ${sql.lit(rows[0]?.user_version ?? 0)}`.execute(trx)
    })
    return undefined
  } catch (error) {
    const trouble = troubleIn(error)
    if (!trouble) throw error
    return trouble
  }
}
