import { ConfigError } from '../../core/config/config.ts'
import { refuseForeignDatabase } from '../../core/database/lost-database.ts'
import { compareSchema } from '../../core/database/migrate.ts'
import { openDatabase } from '../../core/database/open.ts'
import type { Settings } from '../../read-config.ts'
import { findBrokenLaws } from './broken-laws.ts'
import { type Finding, failure, messageOf, ok, warning } from './finding.ts'
import { findUnattached } from './unattached.ts'

/** Checks that the database of DATABASE_URL can be used and has the schema of this version. */
export async function checkPostgres(place: Settings & { databaseUrl: string }): Promise<Finding> {
  try {
    const db = await openDatabase(place)
    try {
      const { pending, fault } = await compareSchema(db)
      if (fault !== undefined) return failure(fault)
      if (pending > 0)
        return warning(
          `it can be used and is empty or of an older version; the next start runs ${pending} migrations, so make a dump first`
        )
      // Originals in a bucket are not looked for, because opening storage creates a folder.
      await refuseForeignDatabase(db, place.dataDir, null)
      return (
        (await findBrokenLaws(db)) ??
        (await findUnattached(db, place)) ??
        ok('it can be used and has the schema of this version')
      )
    } finally {
      await db.destroy()
    }
  } catch (error) {
    if (error instanceof ConfigError) return failure(error.message)
    return failure(`it cannot be read: ${messageOf(error)}`)
  }
}
