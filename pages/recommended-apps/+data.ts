import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'
import { listCards, partnerPage } from '../../modules/recommendations/queries.ts'

export type Data = Awaited<ReturnType<typeof data>>

/** Loads the cards and the partner page. The page opens at the partners' tab if there is one. */
export async function data({ shop, needs, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  const cards = await listCards(needs.db, shop)
  const partners = partnerPage(needs, shop)
  const hasPartners = needs.partnerAppsUrl !== null
  const isOwn = urlParsed.search.tab === 'own' && cards.length > 0
  return {
    localeContext: { locale: bcp47(shop.language), timeZone: 'UTC' },
    hasPartners,
    tab: hasPartners && !isOwn ? ('partners' as const) : ('own' as const),
    cards,
    ...partners
  }
}
