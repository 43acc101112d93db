import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'
import { type GuideDraft, guideOf } from '../../modules/guidance/queries.ts'
import { getSettings, storeLook } from '../../modules/image-opt/queries.ts'
import { quotaState, usageState } from '../../modules/pricing/queries.ts'
import { prompts } from '../../modules/settings/queries.ts'
import { toText } from '../../server/core/clock.ts'
import { firstPlan } from '../components/first-plan.ts'

export type Data = Awaited<ReturnType<typeof data>>

type Settings = Awaited<ReturnType<typeof getSettings>>

/**
 * Loads the guide at the step that the address names or, if it names none, at the step where the merchant stopped.
 */
export async function data({ shop, needs, messages, rawTexts, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, clock, signedUrls, billing, tabs, listingUrl, retentionDays, hasStrictRules } = needs
  const progress = await guideOf(db, shop.id)
  const asked = Number(urlParsed.search.step)
  const isAsked = Number.isInteger(asked) && asked >= 1 && asked <= (hasStrictRules ? 5 : 6)
  const settings = await getSettings(db, shop.id, signedUrls)
  const { isAnswered } = await prompts(db, shop.id)
  const { can } = await quotaState(db, shop.id, billing)
  const { left } = await usageState(db, shop.id, billing, toText(clock.now()))
  const localeContext = { locale: bcp47(shop.language), timeZone: 'UTC' }
  const { guidance, templates, dialog, review, feedback, manual, compare, imageSync } = rawTexts
  const step = isAsked ? asked : progress.step
  return {
    /**
     * Whether the guide is done and the address names no step. If so, the page says that the guide is done and
     * redirects.
     */
    isCompleted: progress.state === 'done' && !isAsked,
    wizard: {
      localeContext,
      messages: { guidance, templates, dialog, review, feedback, manual, compare, imageSync },
      start: { step, draft: progress.draft ?? draftOf(settings) },
      look: step === 1 ? await storeLook(db, shop.id, signedUrls) : null,
      hasQuota: left > 0,
      optimizeLabel: messages.imagesPage.optimize(),
      autoSwitch: settings.auto_switch,
      can,
      planName: firstPlan(localeContext),
      retentionDays,
      nextPage: tabs.some(({ path }) => path === '/pricing') ? '/pricing' : '/image_optimisation',
      // With strict rules the guide never asks for a rating: the app store allows that only elsewhere.
      isReviewWanted: !hasStrictRules && !isAnswered,
      listingUrl,
      isStrict: hasStrictRules
    }
  }
}

/**
 * Returns the choices that the guide starts with: the current settings or, for a new shop, the guide's defaults
 * (specification §13.4).
 */
function draftOf({ is_default, image_opt, alt_text, file_name }: Settings): GuideDraft {
  const { product, collection, blogs } = image_opt
  if (is_default === 0) return { image_opt: { product, collection, blogs }, alt_text, file_name }
  const rules = {
    product_rule: '%product_title% - %shop_name%',
    collection_rule: '%collection_title% - %shop_name%',
    blogs_rule: '%blog_title% - %shop_name%'
  }
  return {
    image_opt: { product: 1, collection: 1, blogs: 1 },
    alt_text: { ...alt_text, ...rules },
    file_name: { ...file_name, ...rules }
  }
}
