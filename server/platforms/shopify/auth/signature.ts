import { createHmac } from 'node:crypto'
import { isSameText } from '../../../core/signed-token.ts'

type Encoding = 'hex' | 'base64'

/**
 * Returns whether `signature` is the HMAC-SHA256 of the content with one of the secrets. It must match our own
 * encoding byte for byte. An empty secret never matches.
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
