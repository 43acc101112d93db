import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'
import { listCards, partnerPage } from '../../modules/recommendations/queries.ts'

export type Data = ReturnType<typeof data>

export function data({ shop, needs, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  return {
    localeContext: { locale: bcp47(shop.language), timeZone: 'UTC' },
    tab: urlParsed.search.tab === 'own' ? ('own' as const) : ('partners' as const),
    cards: listCards(),
    ...partnerPage(needs, shop)
  }
}
