import { listBrokenLaws } from '../../../modules/journal/index.ts'
import { DAY_MS, toText } from '../../core/clock.ts'
import type { Db } from '../../core/database/db.ts'
import { systemClock } from '../../core/system-clock.ts'
import { type Finding, warning } from './finding.ts'

/** For how long a law that did not hold is named; a row that was mended meanwhile is named as well. */
const NAMED_MS = 30 * DAY_MS

/** Finds laws of docs/laws.md that did not hold; undefined if there were none. */
export async function findBrokenLaws(db: Db): Promise<Finding | undefined> {
  const since = toText(new Date(systemClock.now().getTime() - NAMED_MS))
  const lines = await listBrokenLaws(db, since)
  const [newest] = lines
  if (!newest) return undefined
  const { at, shop_id, facts } = newest
  const row = Object.entries(JSON.parse(facts) as object).map((pair) => pair.join(' '))
  return warning(
    `a law did not hold ${lines.length} times in the last 30 days, at last at ${at} for shop ${shop_id} (${row.join(', ')}); the work on it stopped: docs/laws.md says what to do`
  )
}
