import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import type { StorePlatform } from '../../server/platforms/store-platform.ts'
import type { Embed, SpeedView } from './schema.ts'
import { findLatestCheck, findLatestScore, listScoresSince } from './sql.ts'
import { hasVisitorFigures } from './sql-visits.ts'
import { resultOf, UNMEASURABLE, viewSpeed } from './views.ts'
import { visitPath } from './visits.ts'

export { effectOf } from './effect/view-effect.ts'
export type { Embed, SpeedView } from './schema.ts'
export { type SinceOptimised, sinceOptimised } from './since-optimised.ts'
export { type VisitorFigures, visitorFigures } from './visitor-figures.ts'

/** How long scores and visitor figures are kept (specification §12.5 and §12.8). */
export const KEPT_DAYS = 90

/** Returns the embed state in the form that API calls and pages use. */
export async function embedOf(store: Pick<StorePlatform, 'embedState'>): Promise<Embed> {
  const { isOn, editorUrl } = await store.embedState()
  return { url: editorUrl, status: isOn === null ? 2 : isOn ? 1 : 0 }
}

/** Returns the scores of a shop. `canMeasure` tells whether this server can start another check. */
export async function speedOf(
  db: Db,
  shopId: number,
  messages: TranslationFunctions,
  canMeasure: boolean
): Promise<SpeedView> {
  const latest = await findLatestCheck(db, shopId)
  const scored = latest?.state === 'done' ? latest : await findLatestScore(db, shopId)
  return viewSpeed(latest ?? (canMeasure ? undefined : UNMEASURABLE), scored, messages)
}

/**
 * Returns the path to which the storefront reports visits, or undefined if the merchant has not switched visitor
 * figures on.
 */
export async function visitPathOf(
  db: Db,
  shopId: number,
  secretKey: string
): Promise<string | undefined> {
  return (await hasVisitorFigures(db, shopId)) ? visitPath(shopId, secretKey) : undefined
}

/** The desktop and the mobile score of one check. */
export type TrendPoint = { at: string; desktop: number; mobile: number }

/** Returns the scores of the last 90 days, oldest first. */
export async function speedTrend(db: Db, shopId: number, now: Date): Promise<TrendPoint[]> {
  const since = toText(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  const checks = await listScoresSince(db, shopId, since)
  return checks.map(({ ended_at, desktop, mobile }) => ({
    at: ended_at ?? '',
    desktop: resultOf(desktop)?.score ?? 0,
    mobile: resultOf(mobile)?.score ?? 0
  }))
}
