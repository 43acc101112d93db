import type { PageContextServer } from 'vike/types'
import type { Images } from '../../islands/detail/use-images.ts'
import { type DetailView, pagesOf, readAddress } from '../../islands/detail/view.ts'
import { bcp47 } from '../../locales/bcp-47.ts'
import { detailPage, getSettings, schedule } from '../../modules/image-opt/queries.ts'
import { quotaState } from '../../modules/pricing/queries.ts'
import { firstPlan } from '../components/first-plan.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** data_type on the wire to the kind of item (specification §7). */
const KINDS = { 1: 'product', 2: 'collection', 3: 'article' } as const

export async function data({ needs, shop, texts, rawTexts, urlParsed }: PageContextServer) {
  // Every page but the public ones is for a signed-in shop.
  if (!shop) throw new Error('Expected a shop for the detail page, received none')
  const { db, clock, links, billing, retentionDays } = needs
  const { item, view } = readAddress(urlParsed.search)
  const kind = KINDS[item.type]
  const viewNeeds = { shopId: shop.id, links, texts, retentionDays }
  const { title, ...images } = await rows(view)
  const runs = await schedule(db, shop.id, billing, clock)
  const { can } = await quotaState(db, shop.id, billing)
  const { dialog, detail, paging, compare } = rawTexts
  const reader = { locale: bcp47(shop.language), timeZone: 'UTC' }
  return {
    reader,
    texts: { dialog, detail, paging, compare },
    // The store's title of today; the address has the one of the row that was followed.
    item: { ...item, title: title || item.title },
    ...images,
    nowMs: clock.now().getTime(),
    isAutomatic: (await getSettings(db, shop.id, links)).auto_switch === 1,
    progress: runs[kind],
    neededPlan: can[kind] ? '' : firstPlan(reader)
  }

  /** A page past the end is the last one: images may have gone since the link was made. */
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
