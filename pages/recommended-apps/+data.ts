import type { PageContextServer } from 'vike/types'
import { bcp47 } from '../../locales/bcp-47.ts'

type Needs = Pick<Vike.PageContext['needs'], 'partnerAppsUrl' | 'hasStrictRules'>
type Shop = { domain: string; email: string }

export type Data = ReturnType<typeof data>

/** How partners know this app. */
const APP_ID = 'page-speed-boost'

export function data({ shop, needs, urlParsed }: PageContextServer) {
  if (!shop) throw new Error('Expected a signed-in shop on this page, received none')
  return {
    reader: { locale: bcp47(shop.language), timeZone: 'UTC' },
    tab: urlParsed.search.tab === 'own' ? ('own' as const) : ('partners' as const),
    ...partnersOf(needs, shop)
  }
}

/** Framed, or with strict rules a plain link, which tells partners nothing of the shop (DECISIONS §10). */
function partnersOf({ partnerAppsUrl: url, hasStrictRules }: Needs, shop: Shop) {
  if (url === null) return { frameUrl: null, linkUrl: null }
  return hasStrictRules
    ? { frameUrl: null, linkUrl: url }
    : { frameUrl: frameOf(url, shop), linkUrl: null }
}

/** The partners' page with what it needs to know (specification, app shell §2). */
function frameOf(address: string, { domain, email }: Shop): string {
  const url = new URL(address)
  url.searchParams.set('shop', domain)
  url.searchParams.set('app_id', APP_ID)
  url.searchParams.set('email', Buffer.from(email).toString('base64url'))
  return url.href
}
