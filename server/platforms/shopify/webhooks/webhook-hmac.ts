import { isSignedWith } from '../auth/signature.ts'

/**
 * Whether Shopify sent these bytes, by the header X-Shopify-Hmac-SHA256 (cases:
 * tests/platforms/shopify/vectors/webhook-hmac.json). The raw bytes count: JSON written again is not what was signed.
 */
export const isSignedBody = (
  body: Uint8Array,
  header: string | undefined,
  secrets: readonly string[]
): boolean => header !== undefined && isSignedWith(secrets, body, header, 'base64')
