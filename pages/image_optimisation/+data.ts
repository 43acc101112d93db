import type { PageContextServer } from 'vike/types'
import type { Switched } from '../../islands/automatic/what-is-on.ts'
import { type HistoryRow, historyRow } from '../../islands/history/history-row.ts'
import { readView, type View } from '../../islands/history/view.ts'
import { bcp47 } from '../../locales/bcp-47.ts'
import { kindOf, pagesOf } from '../../modules/image-opt/contract.ts'
import {
  countHistory,
  getSettings,
  historyPage,
  type Paged,
  type SignedUrls,
  samplePicture,
  schedule,
  totals,
  typicalPage
} from '../../modules/image-opt/queries.ts'
import { sinceOptimised } from '../../modules/page-speed/queries.ts'
import { billingNotice, PLANS, quotaState } from '../../modules/pricing/queries.ts'
import type { Db } from '../../server/core/database/db.ts'
import { firstPlan } from '../components/first-plan.ts'
import { dataOfTrendAndCards } from './data-trend-and-cards.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Loads everything that the page shows at first, so that the page is readable without JavaScript. */
export async function data(pageContext: PageContextServer) {
  const { shop, messages, rawTexts, needs } = pageContext
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const { db, clock, signedUrls, billing, retentionDays, deliveredKinds, findDiskWait, storeOf } =
    needs
  const { id: shopId } = shop
  const viewNeeds = { shopId, deliveredKinds, signedUrls, messages, retentionDays }
  const localeContext = { locale: bcp47(shop.language), timeZone: 'UTC' }
  const view = readView(pageContext.urlParsed.search)
  const quota = await quotaState(db, shop.id, billing)
  const counts = await countHistory(db, shop.id)
  const now = clock.now()
  return {
    localeContext,
    raw: rawTexts,
    nowMs: now.getTime(),
    totals: await totals(db, shop.id),
    typicalPage: await typicalPage(db, shop.id),
    since: await sinceOptimised(db, shop.id),
    showsCopies: storeOf(shop.id).showsCopies === true,
    schedule: await schedule(db, shop.id, billing, { clock, findDiskWait }),
    retentionDays,
    can: quota.can,
    samplePicture: await samplePicture(db, shop.id, signedUrls),
    switched: await switched(db, shop.id, signedUrls),
    nextPlan: nextPlan(quota.level),
    notice: billing.isOff ? null : await billingNotice(db, shop.id),
    planName: firstPlan(localeContext),
    counts: [counts.product, counts.collection, counts.article, counts.upload],
    trendAndCards: await dataOfTrendAndCards(needs, shop, rawTexts),
    ...(await rows(view))
  }

  /**
   * Returns the requested page of the history. If the page number is too high, it returns the last page, because items
   * may have disappeared since the link was made.
   */
  async function rows(wanted: View): Promise<{ view: View; paged: Paged<HistoryRow> }> {
    const kind = kindOf(wanted.tab)
    const paged = await historyPage(db, kind, wanted, viewNeeds)
    const last = pagesOf(paged.total, wanted.pageSize)
    if (wanted.page > last) return rows({ ...wanted, page: last })
    return { view: wanted, paged: { ...paged, data: paged.data.map(historyRow) } }
  }
}

/** Returns the settings that the card of automatic mode shows. */
async function switched(db: Db, shopId: number, signedUrls: SignedUrls): Promise<Switched> {
  const settings = await getSettings(db, shopId, signedUrls)
  const part = ({ switch: isOn, product, collection, blogs }: Switched['image_opt']) => ({
    switch: isOn,
    product,
    collection,
    blogs
  })
  return {
    auto_switch: settings.auto_switch,
    is_default: settings.is_default,
    image_opt: part(settings.image_opt),
    alt_text: part(settings.alt_text),
    file_name: part(settings.file_name)
  }
}

/**
 * Returns the next larger plan, which a banner offers to merchants far beyond their quota; null if the shop has the
 * largest plan.
 */
function nextPlan(level: number) {
  const plan = PLANS[level + 1]
  return plan ? { images: plan.images, price: plan.monthlyCents / 100 } : null
}
