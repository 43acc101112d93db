import { CARDS, type Card } from './cards.ts'

export type { Card } from './cards.ts'

export const listCards = (): readonly Card[] => CARDS

/** The id by which partners know this app. */
const APP_ID = 'page-speed-boost'

type Shop = { domain: string; email: string }

/**
 * The address of the partner page: `frameUrl` if it opens in a frame, or `linkUrl` if it opens from a link. The other
 * field is null. Both fields are null if there is no partner page.
 */
export type PartnerPage = { frameUrl: string | null; linkUrl: string | null }

/**
 * Returns the address of the partner page. Normally the page opens in a frame. With strict rules it opens from a link,
 * whose address tells partners nothing about the shop (specification §16).
 */
export function partnerPage(
  { partnerAppsUrl, hasStrictRules }: { partnerAppsUrl: string | null; hasStrictRules: boolean },
  shop: Shop
): PartnerPage {
  if (partnerAppsUrl === null) return { frameUrl: null, linkUrl: null }
  if (hasStrictRules) return { frameUrl: null, linkUrl: partnerAppsUrl }
  return { frameUrl: frameUrlFor(partnerAppsUrl, shop), linkUrl: null }
}

/** Returns the partner page's address with the parameters it receives (specification §14.3). */
function frameUrlFor(address: string, { domain, email }: Shop): string {
  const url = new URL(address)
  url.searchParams.set('shop', domain)
  url.searchParams.set('app_id', APP_ID)
  url.searchParams.set('email', Buffer.from(email).toString('base64url'))
  return url.href
}
