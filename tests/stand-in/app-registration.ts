import { SCOPES } from '../../server/platforms/shopify/settings.ts'

/** What the app has told Shopify about itself: shopify.app.toml and the partner area. */
export type AppRegistration = {
  clientId: string
  secret: string
  /** Still signs for an hour after a rotation. */
  previousSecret: string | null
  /** Its name in addresses and in `shopify://apps/<handle>/…`. */
  handle: string
  /** Of the theme extension. */
  embedUuid: string
  appUrl: string
  /** Compared exactly. */
  redirectUrls: string[]
  scopes: readonly string[]
  /** Only public apps can bill. */
  isPublic: boolean
}

export const DEFAULT_APP: AppRegistration = {
  clientId: '5a1f0c3e7b2d4c6f8a9e0d1c2b3a4f5e',
  secret: 'shpss_stand_in_secret_0123456789abcdef',
  previousSecret: null,
  handle: 'page-speed-boost',
  embedUuid: '0f6d0c8e-6c7a-4b64-9f57-0d6f1a0c2b11',
  appUrl: 'http://127.0.0.1:3000',
  redirectUrls: ['http://127.0.0.1:3000/shopify/auth/callback'],
  scopes: SCOPES,
  isPublic: true
}
