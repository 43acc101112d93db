import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { findAgreementByKey, OPEN } from '../sql/agreements.ts'

/**
 * For this long after a decision, a merchant who returns is assumed to come from the platform's page for that
 * decision. A merchant who returns later comes from somewhere else, such as a bookmark or the approval of a raised
 * limit.
 */
const RECENT_MS = 10 * 60 * 1000

export type PlanAnswer = 'active' | 'declined' | 'waiting' | ''

/**
 * Returns the outcome of the offer whose key the merchant brought back from the platform's page, or '' if there is
 * none to report. The outcome is read from our records, because a merchant's return proves nothing by itself.
 */
export async function planAnswer(
  db: Db,
  shopId: number,
  key: string,
  now: Date
): Promise<PlanAnswer> {
  const agreement = await findAgreementByKey(db, shopId, key)
  if (!agreement) return ''
  const { state, changed_at } = agreement
  if (OPEN.includes(state)) return 'waiting'
  const isRecent = changed_at >= toText(new Date(now.getTime() - RECENT_MS))
  return isRecent && (state === 'active' || state === 'declined') ? state : ''
}
