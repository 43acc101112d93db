import type { Db } from '../../server/core/database/db.ts'
import { findFirstRun, sumSavedByRun } from '../image-opt/queries.ts'
import { quotaPeriod } from '../pricing/queries.ts'
import { findSetting, listDismissed } from './sql.ts'

export type Prompts = {
  /**
   * Whether to ask for a rating: something has been optimised, and the merchant has not answered yet (decision 027).
   */
  isReviewWanted: boolean
  isRated: boolean
  /** Whether the merchant rated the app or dismissed the question. */
  isAnswered: boolean
  isAdvertDismissed: boolean
  /** How many bytes the first run saved; null once this has been celebrated or if there is nothing to celebrate. */
  firstSavedBytes: number | null
}

/** Returns which prompts the shop's pages should show. */
export async function prompts(db: Db, shopId: number): Promise<Prompts> {
  const setting = await findSetting(db, shopId)
  const isAnswered = setting?.reviewed_at != null
  const isCelebrated = setting?.congratulated_at != null
  const run = isAnswered && isCelebrated ? undefined : await findFirstRun(db, shopId)
  return {
    isReviewWanted: !isAnswered && run !== undefined,
    isAnswered,
    isRated: (setting?.review_score ?? 0) > 0,
    isAdvertDismissed: setting?.is_advert_dismissed === 1,
    firstSavedBytes: run && !isCelebrated ? await savedBy(db, run.id) : null
  }
}

/** Returns the names of the banners that the merchant has closed and that must not return yet. */
export async function dismissedBanners(db: Db, shopId: number): Promise<string[]> {
  return listDismissed(db, shopId, await quotaPeriod(db, shopId))
}

/**
 * Returns the bytes that a run saved, or null if there is nothing to celebrate: everything has been restored, or a
 * watermark made the files larger.
 */
async function savedBy(db: Db, runId: number): Promise<number | null> {
  const bytes = await sumSavedByRun(db, runId)
  return bytes > 0 ? bytes : null
}
