import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFault } from '../database/lost-database.ts'
import type { Place } from '../database/open.ts'
import { expectKind } from '../disk/expect-file.ts'
import { describeHalfFilled, KEY, parseMark, UNFINISHED } from '../files/move-mark.ts'

/** The name of a database of SQLite until it is complete. While it is there, a move has not come to its end. */
export const MOVING = 'page-speed-boost.moving.db'

/**
 * Returns the sentence with which a DATA_DIR is refused that a move has not filled yet; undefined for any other. A
 * database or a storage elsewhere has a mark of its own.
 */
export function describeHalfMoved(place: Place & { bucket: unknown }): string | undefined {
  const { dataDir, databaseUrl, bucket } = place
  if (databaseUrl === null && existsSync(join(dataDir, MOVING)) && findFault(dataDir))
    return `DATA_DIR ${dataDir} holds only part of an installation, ${UNFINISHED} at the old place again, or name another folder`
  const [storage, mark] = [join(dataDir, 'storage'), join(dataDir, 'storage', KEY)]
  // A pipe would never be read to its end.
  expectKind(mark, 'file')
  const isHalf =
    bucket === null && existsSync(mark) && parseMark(readFileSync(mark, 'utf8')).state === 'begun'
  return isHalf ? describeHalfFilled(storage, mark) : undefined
}
