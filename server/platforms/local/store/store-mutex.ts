import type { Db } from '../../../core/database/db.ts'
import { openSharedMutex } from '../../../core/database/shared-mutex.ts'

export type StoreMutex = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates the store mutex, which runs one piece of work at a time. Without it, a listing that reads a folder during a
 * rename would see the picture twice or not at all. The sync would then take the picture for a new or a deleted one.
 */
export function openStoreMutex(db: Db, directory: string): StoreMutex {
  const withLock = openSharedMutex(db, 'local-store')
  return (work) => withLock(directory, work)
}
