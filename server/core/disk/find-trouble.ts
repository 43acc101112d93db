import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { isForbidden } from './errors.ts'
import { type Folders, type Place, roomsOf, tryToWrite } from './room.ts'
import { type DiskTrouble, troubleIn } from './trouble.ts'

/** Written by a look for what has failed before; more would be a load of its own. */
const MOST_TRIED_BYTES = 8_000_000

/** A folder that we may not write to is trouble only for who met it: a store may allow it below that. */
export type Occasion = 'start' | 'clock' | 'error'

export type Found = {
  trouble: DiskTrouble
  place: Place | 'database'
  freeBytes?: number
  isDenied?: boolean
}

/** `neededBytes`: what has failed before and has to fit now. */
type Look = { occasion: Occasion; neededBytes: number }

/** Looks whether our disks have room and can be written; by the clock, only whether they have room. */
export async function findTrouble(
  db: Db,
  folders: Folders,
  { occasion, neededBytes }: Look
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

/** The same value again: SQLite writes it all the same, through its log to the disk. */
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
