import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'

/**
 * The content of a token, without its expiry time. Anyone can read it, but nobody else can make a token that we
 * accept.
 */
type Fields = readonly (string | number)[]

export type SignedTokens<Said extends Fields> = {
  /**
   * Makes a token that can be part of an address or a cookie. `expires` is a time since 1970, counted in `unitMs`.
   */
  make(fields: Said, expires: number): string
  /**
   * Returns the content of a token.
   * @returns undefined when we did not make the token for this purpose, 'expired' when it is too old
   */
  open(token: string): Said | 'expired' | undefined
}

type Kind = {
  secretKey: string
  /** A token made for one purpose cannot be opened for another. */
  purpose: string
  clock: Clock
  /**
   * The unit of expiry times. With a coarse unit, tokens made at about the same time are equal. Signed URLs then stay
   * the same for a while, so that browsers can cache what they lead to.
   */
  unitMs: number
}

/**
 * Creates the functions that make and open the signed tokens of one purpose. A token is `<fields and
 * expiry>.<HMAC-SHA256>`, both in base64url.
 */
export function openSignedTokens<Said extends Fields>(kind: Kind): SignedTokens<Said> {
  const { secretKey, purpose, clock, unitMs } = kind
  return {
    make(fields, expires) {
      const text = Buffer.from(JSON.stringify([...fields, expires])).toString('base64url')
      return `${text}.${signatureOf(secretKey, purpose, text)}`
    },
    open(token) {
      const [text = '', signature = '', ...rest] = token.split('.')
      const isOurs = isSameText(signatureOf(secretKey, purpose, text), signature)
      // A token with a third part is not one that we made.
      if (!isOurs || rest.length > 0) return undefined
      const said = JSON.parse(Buffer.from(text, 'base64url').toString()) as [...Said, number]
      const expires = said.pop() as number
      return clock.now().getTime() >= expires * unitMs ? 'expired' : (said as unknown as Said)
    }
  }
}

/** Returns our signature of a text for one purpose, in base64url. */
export const signatureOf = (secretKey: string, purpose: string, text: string): string =>
  createHmac('sha256', secretKey).update(`${purpose}:${text}`).digest('base64url')

/**
 * Compares two texts. The time this takes does not depend on where they differ, so an attacker learns nothing from it.
 */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
