import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'

/**
 * The content of a token, without the time at which it expires. Anyone can read the content, but only we can have
 * written it.
 */
type Fields = readonly (string | number)[]

export type SignedTokens<Said extends Fields> = {
  /** Makes a token for addresses and cookies. `expires` counts units since 1970. */
  make(fields: Said, expires: number): string
  /** @returns undefined for a token that we did not make for this purpose, 'expired' for a token that is too old */
  open(token: string): Said | 'expired' | undefined
}

type Kind = {
  secretKey: string
  /** A token made for one purpose cannot be opened for another. */
  purpose: string
  clock: Clock
  /**
   * The unit of expiry times. With a coarse unit, tokens made at about the same time are equal, so that browsers can
   * cache their addresses.
   */
  unitMs: number
}

/** Opens signed tokens of one purpose: `<fields and expiry>.<HMAC-SHA256>`, both in base64url. */
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
      // A token with something behind it is not the one that we made.
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

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
