import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/db.ts'
import { findAgreementByKey, OPEN } from './sql/agreements.ts'

/** Whoever comes back later than this comes from somewhere else: a raised limit, a bookmark. */
const RECENT_MS = 10 * 60 * 1000

export type PlanAnswer = 'active' | 'declined' | 'waiting' | ''

/**
 * What became of the offer whose key the merchant came back with from the platform's page; that they came back
 * proves nothing.
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
