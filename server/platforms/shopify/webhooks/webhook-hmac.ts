import { isSignedWith } from '../auth/signature.ts'

/**
 * Returns whether Shopify sent these bytes, by the header X-Shopify-Hmac-SHA256 (cases:
 * tests/platforms/shopify/vectors/webhook-hmac.json). Takes the raw bytes, because re-serialised JSON is not what was
 * signed.
 */
export const isSignedBody = (
  body: Uint8Array,
  header: string | undefined,
  secrets: readonly string[]
): boolean => header !== undefined && isSignedWith(secrets, body, header, 'base64')
