import type { Db } from '../../server/core/database/db.ts'
import type { Shop } from '../auth/tables.ts'
import type { CardTexts, Rating } from './schema.ts'
import { type CardRow, hasRows, listRows } from './sql.ts'

/** A card in the merchant's language. */
export type Card = CardTexts & {
  name: string
  link: string
  /** The path of the card's picture; null if it has none. */
  picture: string | null
  isFree: boolean
  /** Null if there are no ratings yet. */
  rating: Rating | null
}

/** Returns whether the operator has entered any cards. */
export const hasCards = hasRows

/**
 * Returns the cards that a shop may see: those with texts in its language, or else in English. Only a shop of the
 * local store has the storefront, so other shops do not see cards that lead there.
 */
export async function listCards(
  db: Db,
  { language, platform }: Pick<Shop, 'language' | 'platform'>
): Promise<Card[]> {
  const rows = await listRows(db)
  return rows
    .filter(({ link }) => platform === 'local' || !/^\/store\b/.test(link))
    .flatMap((row) => cardOf(row, language) ?? [])
}

function cardOf(row: CardRow, language: string): Card | undefined {
  const { name, link, is_free, picture, stars, reviews } = row
  const texts = JSON.parse(row.texts) as Record<string, CardTexts>
  const chosen = texts[language] ?? texts.en
  return (
    chosen && {
      ...chosen,
      name,
      link,
      picture: picture && `/recommendations/${name}`,
      isFree: is_free === 1,
      rating: stars === null || reviews === null ? null : { stars, reviews }
    }
  )
}

/** The id by which partners know this app. */
const APP_ID = 'page-speed-boost'

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
  shop: Pick<Shop, 'domain' | 'email'>
): PartnerPage {
  if (partnerAppsUrl === null) return { frameUrl: null, linkUrl: null }
  if (hasStrictRules) return { frameUrl: null, linkUrl: partnerAppsUrl }
  return { frameUrl: frameUrlFor(partnerAppsUrl, shop), linkUrl: null }
}

/** Returns the partner page's address with the parameters it receives (specification §14.3). */
function frameUrlFor(address: string, { domain, email }: Pick<Shop, 'domain' | 'email'>): string {
  const url = new URL(address)
  url.searchParams.set('shop', domain)
  url.searchParams.set('app_id', APP_ID)
  url.searchParams.set('email', Buffer.from(email).toString('base64url'))
  return url.href
}
