import { noteBrokenLaw } from '../../modules/journal/commands.ts'
import { openBrokenLaws } from '../../server/core/broken-laws.ts'
import type { Db } from '../../server/core/database/db.ts'
import { openMetrics } from '../../server/core/metrics.ts'

/** Opens what work without the app reports broken laws to. */
export const brokenLawsOf = (db: Db) =>
  openBrokenLaws({
    log: { error: () => undefined },
    metrics: openMetrics(),
    note: (error) => noteBrokenLaw(db, error)
  })
