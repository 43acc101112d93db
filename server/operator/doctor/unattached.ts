import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countUnattached, wordsForUnattached } from '../../../modules/image-opt/index.ts'
import type { Db } from '../../core/database/db.ts'
import { openFiles } from '../../core/files/files.ts'
import { systemClock } from '../../core/system-clock.ts'
import type { Settings } from '../../read-config.ts'
import { type Finding, warning } from './finding.ts'

/** Finds originals that the store's pictures need and the database does not know; undefined if there are none. */
export async function findUnattached(
  db: Db,
  { dataDir, bucket }: Settings
): Promise<Finding | undefined> {
  const folder = join(dataDir, 'storage')
  // Opening storage creates its folders, and doctor creates nothing.
  if (!existsSync(join(folder, 'scratch'))) return undefined
  const count = await countUnattached({
    db,
    files: await openFiles(folder, systemClock, { bucket })
  })
  return count > 0 ? warning(wordsForUnattached(count)) : undefined
}
