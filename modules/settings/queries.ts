import type { Db } from '../../server/core/db.ts'
import { findFirstRun, sumSavedByRun } from '../image-opt/queries.ts'
import { quotaPeriod } from '../pricing/queries.ts'
import { findSetting, listDismissed } from './sql.ts'

export type Prompts = {
  /** A rating is asked for: something was optimised, and nothing answered yet (decision 028). */
  isReviewWanted: boolean
  isRated: boolean
  isAdvertDismissed: boolean
  /** What the first run saved, in bytes, until it was celebrated; null: nothing to celebrate. */
  firstSavedBytes: number | null
}

/** What a shop is asked and shown beside its work. */
export async function prompts(db: Db, shopId: number): Promise<Prompts> {
  const setting = await findSetting(db, shopId)
  const isAnswered = setting?.reviewed_at != null
  const isCelebrated = setting?.congratulated_at != null
  const run = isAnswered && isCelebrated ? undefined : await findFirstRun(db, shopId)
  return {
    isReviewWanted: !isAnswered && run !== undefined,
    isRated: (setting?.review_score ?? 0) > 0,
    isAdvertDismissed: setting?.is_advert_dismissed === 1,
    firstSavedBytes: run && !isCelebrated ? await savedBy(db, run.id) : null
  }
}

/** The names of the banners that the merchant has closed. */
export async function dismissedBanners(db: Db, shopId: number): Promise<string[]> {
  return listDismissed(db, shopId, await quotaPeriod(db, shopId))
}

/** Nothing, where everything is restored or grew by a watermark: there is nothing to celebrate. */
async function savedBy(db: Db, runId: number): Promise<number | null> {
  const bytes = await sumSavedByRun(db, runId)
  return bytes > 0 ? bytes : null
}
