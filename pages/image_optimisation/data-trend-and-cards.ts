import type { Translations } from '../../locales/i18n-types.ts'
import { guideOf } from '../../modules/guidance/queries.ts'
import { type DailyTotal, listDailyTotals } from '../../modules/image-opt/queries.ts'
import { prompts } from '../../modules/settings/queries.ts'
import { DAY_MS } from '../../server/core/clock.ts'

/** The trend covers this many days. */
const TREND_DAYS = 30

type Needs = Vike.PageContext['needs']
type Shop = NonNullable<Vike.PageContext['shop']>

export type TrendAndCards = Awaited<ReturnType<typeof dataOfTrendAndCards>>

/** Loads the data for the part of the page below the history. */
export async function dataOfTrendAndCards(needs: Needs, shop: Shop, raw: Translations) {
  const { db, clock, tabs, listingUrl, hasStrictRules, dismissed } = needs
  const { isReviewWanted, firstSavedBytes, isAdvertDismissed } = await prompts(db, shop.id)
  const days = daysUntil(clock.now())
  const totals = await listDailyTotals(db, shop.id, days[0] ?? '')
  const { state, step } = await guideOf(db, shop.id)
  const { dialog, review, feedback, congratulations } = raw
  return {
    prompts: {
      messages: { dialog, review, feedback, congratulations },
      listingUrl,
      isReviewWanted,
      firstSavedBytes,
      isStrict: hasStrictRules
    },
    hasAdvert: !isAdvertDismissed && tabs.some(({ path }) => path === '/recommended-apps'),
    trend: totals.some(({ images }) => images > 0) ? days.map((day) => totalOf(totals, day)) : [],
    /** The step at which the merchant continues the guide; null when the guide is done or its card was closed. */
    guideStep: state === 'done' || dismissed.includes('guide') ? null : step,
    canCloseGuide: hasStrictRules
  }
}

/** Returns the last 30 days including today, formatted as the database stores dates. */
function daysUntil(now: Date): string[] {
  return Array.from({ length: TREND_DAYS }, (_, index) =>
    new Date(now.getTime() - (TREND_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10)
  )
}

const totalOf = (totals: DailyTotal[], day: string): DailyTotal =>
  totals.find((total) => total.day === day) ?? { day, images: 0, saved_bytes: 0 }
