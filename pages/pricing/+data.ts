import type { PageContextServer } from 'vike/types'
import { formatDate } from '../../islands/lib/formats.ts'
import { bcp47 } from '../../locales/bcp-47.ts'
import { imageSync, totals } from '../../modules/image-opt/queries.ts'
import {
  BLOCK_CENTS,
  BLOCK_IMAGES,
  billingNotice,
  planAnswer,
  pricingOverview
} from '../../modules/pricing/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ shop, needs, rawTexts, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, clock, billing, retentionDays, hasStrictRules } = needs
  const now = clock.now()
  const { plan = '', agreement = '' } = urlParsed.search
  // When the merchant comes back from the platform's approval page, the billing platform is asked for the result. The
  // address alone proves nothing.
  if (agreement !== '') await needs.reconcilePlan(shop.id)
  const localeContext = { locale: bcp47(shop.language), timeZone: 'UTC' }
  const pricing = await pricingOverview(db, shop, billing, now)
  const { expired_time } = pricing.rebate_info
  const endsAt = new Date(expired_time * 1000).toISOString()
  return {
    localeContext,
    raw: rawTexts,
    pricing,
    totals: await totals(db, shop.id),
    sync: await imageSync(db, shop.id),
    block: {
      price: BLOCK_CENTS / 100,
      images: BLOCK_IMAGES,
      isBilledEvery30Days: needs.billingOf(shop.id).periodDays === 30
    },
    retentionDays,
    /** How the change of plan ended. */
    decided: isDecision(plan, pricing.level) ? plan : await planAnswer(db, shop.id, agreement, now),
    notice: billing.isOff ? null : await billingNotice(db, shop.id),
    offerEnd: pricing.canDiscount
      ? {
          secondsLeft: Math.max(0, expired_time - Math.floor(now.getTime() / 1000)),
          date: formatDate(endsAt, localeContext),
          isTicking: !hasStrictRules
        }
      : null
  }
}

/**
 * Returns whether the address carries the answer from our own confirmation page, which has already reconciled the
 * plan, or follows a downgrade that took effect.
 */
const isDecision = (plan: string, level: number): plan is 'active' | 'declined' | 'free' =>
  plan === 'active' || plan === 'declined' || (plan === 'free' && level === 0)
