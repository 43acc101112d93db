import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../core/clock.ts'
import { openSignedTokens } from '../../../core/signed-token.ts'

/** How many seconds the merchant has to answer (docs/shopify.md §2). After that, the merchant has to start again. */
export const GRANT_SECONDS = 60

/**
 * What we have to know about a grant when the merchant returns from Shopify. Until then, it is in a signed cookie.
 */
export type GrantState = {
  /** A random text that Shopify has to send back. */
  nonce: string
  shop: string
  /** True when the merchant started the grant outside the admin and should return there. */
  isOutside: boolean
}

export const newNonce = (): string => randomBytes(32).toString('base64url')

const tokensOf = (secretKey: string, clock: Clock) =>
  openSignedTokens<[nonce: string, shop: string, isOutside: 0 | 1]>({
    secretKey,
    purpose: 'grant',
    clock,
    unitMs: 1000
  })

export function sealState(
  { nonce, shop, isOutside }: GrantState,
  secretKey: string,
  clock: Clock
): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + GRANT_SECONDS
  return tokensOf(secretKey, clock).make([nonce, shop, isOutside ? 1 : 0], expires)
}

/** Returns the state of a grant; undefined for a state that has expired or that we did not sign. */
export function openState(sealed: string, secretKey: string, clock: Clock): GrantState | undefined {
  const said = tokensOf(secretKey, clock).open(sealed)
  if (said === undefined || said === 'expired') return undefined
  const [nonce, shop, isOutside] = said
  return { nonce, shop, isOutside: isOutside === 1 }
}
