import { isSignedWith } from '../auth/signature.ts'

/**
 * Returns whether Shopify sent this body. `header` is the value of X-Shopify-Hmac-SHA256 (cases:
 * tests/server/platforms/shopify/vectors/webhook-hmac.json). The body must be the raw bytes, because JSON that was parsed and
 * serialised again is not what Shopify signed.
 */
export const isSignedBody = (
  body: Uint8Array,
  header: string | undefined,
  secrets: readonly string[]
): boolean => header !== undefined && isSignedWith(secrets, body, header, 'base64')
