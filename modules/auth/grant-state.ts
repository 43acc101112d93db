import { randomBytes } from 'node:crypto'
import { isSameText, signOf } from '../../server/core/platform/shopify/signature.ts'

/** How long the merchant may take to answer (PLATFORM.md 2.1). After that it begins anew. */
export const GRANT_SECONDS = 60

/** What one browser asked for: kept there, signed, until it comes back from Shopify. */
export type GrantState = {
  /** Goes to Shopify and back. */
  nonce: string
  shop: string
  /** Begun by who uses the app outside of the admin, and wants to be back there. */
  isOutside: boolean
}

export const newNonce = (): string => randomBytes(32).toString('base64url')

export function sealState(state: GrantState, secretKey: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + GRANT_SECONDS
  const text = [state.nonce, state.shop, state.isOutside ? 1 : 0, expires].join('~')
  return `${text}~${sign(text, secretKey)}`
}

/** Undefined for what we did not make, or too long ago. */
export function openState(sealed: string, secretKey: string, now: Date): GrantState | undefined {
  const end = sealed.lastIndexOf('~')
  const text = sealed.slice(0, Math.max(end, 0))
  if (!isSameText(sign(text, secretKey), sealed.slice(end + 1))) return undefined
  const [nonce = '', shop = '', isOutside, expires] = text.split('~')
  if (Number(expires) * 1000 <= now.getTime()) return undefined
  return { nonce, shop, isOutside: isOutside === '1' }
}

const sign = (text: string, secretKey: string) => signOf(secretKey, `grant:${text}`, 'base64url')
