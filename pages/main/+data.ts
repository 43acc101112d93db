import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'
import {
  effectOf,
  embedOf,
  sinceOptimised,
  speedOf,
  speedTrend,
  visitorFigures
} from '../../modules/page-speed/queries.ts'
import { prompts } from '../../modules/settings/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Loads everything that the dashboard shows at first, so that it is readable without JavaScript. */
export async function data(pageContext: PageContextServer) {
  const { shop, messages, rawTexts: raw, needs } = pageContext
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, clock, storeOf, listingUrl, partnerAppsUrl, hasStrictRules } = needs
  const { canMeasureSpeed, canMeasurePreload } = needs
  const store = storeOf(shop.id)
  const now = clock.now()
  const [embed, shopUrl] = await Promise.all([embedOf(store), store.shopUrl()])
  const { dialog, review, feedback, congratulations } = raw
  return {
    hasPromo: partnerAppsUrl !== null,
    isRestricted: shop.is_old !== 1,
    prompts: {
      messages: { dialog, review, feedback, congratulations },
      listingUrl,
      isReviewWanted: (await prompts(db, shop.id)).isReviewWanted,
      // Only the image page celebrates the first run.
      firstSavedBytes: null,
      isStrict: hasStrictRules
    },
    localeContext: { locale: bcp47(shop.language), timeZone: 'UTC' },
    raw,
    language: shop.language,
    speed: await speedOf(db, shop.id, messages, canMeasureSpeed),
    trend: await speedTrend(db, shop.id, now),
    since: (await sinceOptimised(db, shop.id)) ?? null,
    figures: store.reportsVisits ? await visitorFigures(db, shop.id, now) : null,
    embed,
    effect: await effectOf(db, shop.id, messages),
    canMeasurePreload,
    shopUrl
  }
}
