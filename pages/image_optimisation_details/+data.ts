import type { PageContextServer } from 'vike/types'
import { type DetailView, readAddress } from '../../islands/detail/address.ts'
import type { Images } from '../../islands/detail/use-images.ts'
import { bcp47 } from '../../locales/bcp-47.ts'
import { kindOf, pagesOf } from '../../modules/image-opt/contract.ts'
import { detailPage, getSettings, schedule } from '../../modules/image-opt/queries.ts'
import { quotaState } from '../../modules/pricing/queries.ts'
import { firstPlan } from '../components/first-plan.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ needs, shop, messages, rawTexts, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a shop for the detail page, received none')
  const { db, clock, signedUrls, billing, retentionDays, deliveredKinds, findDiskWait } = needs
  const { item, view } = readAddress(urlParsed.search)
  const kind = kindOf(item.type)
  const { id: shopId } = shop
  const viewNeeds = { shopId, deliveredKinds, signedUrls, messages, retentionDays }
  const { title, ...images } = await rows(view)
  const runs = await schedule(db, shop.id, billing, { clock, findDiskWait })
  const { can } = await quotaState(db, shop.id, billing)
  const { auto_switch } = await getSettings(db, shop.id, signedUrls)
  const { dialog, detail, paging, compare } = rawTexts
  const localeContext = { locale: bcp47(shop.language), timeZone: 'UTC' }
  return {
    localeContext,
    messages: { dialog, detail, paging, compare },
    // The title comes from the store, because the one in the address may be outdated.
    item: { ...item, title: title || item.title },
    ...images,
    nowMs: clock.now().getTime(),
    isAutomatic: can.automatic && auto_switch === 1,
    progress: runs[kind],
    neededPlan: can[kind] ? '' : firstPlan(localeContext)
  }

  /**
   * Returns the item's title and the requested page of its images. If the page number is too high, it returns the last
   * page, because images may have disappeared since the link was made.
   */
  async function rows(
    view: DetailView
  ): Promise<{ title: string; view: DetailView; images: Images }> {
    const wanted = { ...view, search: '' }
    const { title, total, data } = await detailPage(db, kind, item.id, wanted, viewNeeds)
    const last = pagesOf(total, view.pageSize)
    return view.page > last
      ? rows({ ...view, page: last })
      : { title, view, images: { total, data } }
  }
}
