import { createHmac, timingSafeEqual } from 'node:crypto'

type Encoding = 'hex' | 'base64' | 'base64url'

/**
 * Returns whether one of the secrets made this HMAC-SHA256, compared byte for byte with our own encoding. An empty
 * secret never matches.
 */
export function isSignedWith(
  secrets: readonly string[],
  content: string | Uint8Array,
  signature: string,
  encoding: Encoding
): boolean {
  return secrets.some(
    (secret) => secret !== '' && isSameText(signOf(secret, content, encoding), signature)
  )
}

export const signOf = (secret: string, content: string | Uint8Array, encoding: Encoding): string =>
  createHmac('sha256', secret).update(content).digest(encoding)

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
