import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/config.ts'
import { findFault } from '../database/lost-database.ts'
import type { Place } from '../database/open.ts'
import type { ObjectStorage } from '../files/object-storage.ts'
import { KEY, parseMark, readMark } from './mark.ts'

/** The name of a database of SQLite until it is complete. While it is there, a move has not come to its end. */
export const MOVING = 'page-speed-boost.moving.db'

const UNFINISHED = 'because a move into it has not come to its end; run npx page-speed-boost move'

/**
 * Returns the sentence with which a DATA_DIR is refused that a move has not filled yet; undefined for any other. A
 * database or a storage elsewhere has a mark of its own.
 */
export function describeHalfMoved(place: Place & { bucket: unknown }): string | undefined {
  const { dataDir, databaseUrl, bucket } = place
  if (databaseUrl === null && existsSync(join(dataDir, MOVING)) && findFault(dataDir))
    return `DATA_DIR ${dataDir} holds only part of an installation, ${UNFINISHED} at the old place again, or name another folder`
  const [storage, mark] = [join(dataDir, 'storage'), join(dataDir, 'storage', KEY)]
  const isHalf =
    bucket === null && existsSync(mark) && parseMark(readFileSync(mark, 'utf8')).state === 'begun'
  return isHalf ? describeHalfFilled(storage, mark) : undefined
}

/** @throws ConfigError when a move into this storage has not come to its end */
export async function refuseHalfFilled(storage: ObjectStorage): Promise<void> {
  if ((await readMark(storage))?.state === 'begun')
    throw new ConfigError(describeHalfFilled(storage.nameOf('originals'), storage.nameOf(KEY)))
}

const describeHalfFilled = (storage: string, mark: string): string =>
  `${storage} holds only part of the originals, ${UNFINISHED} at the old place again, or remove ${mark} to go on without the rest`
