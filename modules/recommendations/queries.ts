import { CARDS, type Card } from './cards.ts'

export type { Card } from './cards.ts'

export const listCards = (): readonly Card[] => CARDS

/** The id by which partners know this app. */
const APP_ID = 'page-speed-boost'

type Shop = { domain: string; email: string }

/**
 * The address of the partner page, which opens either in a frame or from a link. The field for the other form is null;
 * both fields are null if there is no partner page.
 */
export type PartnerPage = { frameUrl: string | null; linkUrl: string | null }

/**
 * Returns the partner page's address: normally for a frame; with strict rules for a link, which tells partners nothing
 * about the shop (specification §16).
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
