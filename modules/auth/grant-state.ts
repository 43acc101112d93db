import { randomBytes } from 'node:crypto'
import { isSameText, signOf } from '../../server/platforms/shopify/auth/signature.ts'

/** How long the merchant may take to answer (docs/shopify.md §2). After that the grant has to start over. */
export const GRANT_SECONDS = 60

/** The state of one grant, kept signed in the browser's cookie until the merchant returns from Shopify. */
export type GrantState = {
  /** Sent to Shopify and returned by it. */
  nonce: string
  shop: string
  /** True when the merchant started the grant outside the admin and should return there. */
  isOutside: boolean
}

export const newNonce = (): string => randomBytes(32).toString('base64url')

export function sealState(state: GrantState, secretKey: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + GRANT_SECONDS
  const text = [state.nonce, state.shop, state.isOutside ? 1 : 0, expires].join('~')
  return `${text}~${sign(text, secretKey)}`
}

/** Undefined for a state that has expired or that we did not sign. */
export function openState(sealed: string, secretKey: string, now: Date): GrantState | undefined {
  const end = sealed.lastIndexOf('~')
  const text = sealed.slice(0, Math.max(end, 0))
  if (!isSameText(sign(text, secretKey), sealed.slice(end + 1))) return undefined
  const [nonce = '', shop = '', isOutside, expires] = text.split('~')
  if (Number(expires) * 1000 <= now.getTime()) return undefined
  return { nonce, shop, isOutside: isOutside === '1' }
}

const sign = (text: string, secretKey: string) => signOf(secretKey, `grant:${text}`, 'base64url')
