import { SCOPES } from '../../server/platforms/shopify/settings.ts'

/** What Shopify knows about the app from shopify.app.toml and the Partner Dashboard. */
export type AppRegistration = {
  clientId: string
  secret: string
  /** After a rotation, Shopify keeps signing with this secret for an hour. */
  previousSecret: string | null
  /** The app's name in addresses and in `shopify://apps/<handle>/…`. */
  handle: string
  /** The UUID of the theme extension. */
  embedUuid: string
  appUrl: string
  /** A redirect_uri must match one of these exactly. */
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
