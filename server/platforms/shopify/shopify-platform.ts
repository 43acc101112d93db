import { valuesOf } from '../../core/config/variables.ts'
import type { Platform } from '../platform.ts'
import { deletePair, setScopes } from './auth/token-rows.ts'
import { isShopifyError } from './client/errors.ts'
import { openShopifyShops } from './open-shops.ts'
import { SHOPIFY_VARIABLES, shopifySettingsOf } from './settings.ts'
import { NOTHING_TO_GRANT } from './sign-in/routes.ts'
import { meaningOf } from './webhooks/topics.ts'

export const shopifyPlatform: Platform = {
  name: 'shopify',
  label: 'Shopify',
  words: {
    isOpen: 'installed',
    isClosed: 'uninstalled',
    whyClosed: 'the app is not installed there',
    notServed: 'SHOPIFY_API_KEY is no longer set'
  },
  // docs/shopify.md §11
  deliveredKinds: ['collection', 'article'],
  registration: {
    variables: SHOPIFY_VARIABLES,
    credentials: ['SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET'],
    readSettings: (given) => shopifySettingsOf(valuesOf(SHOPIFY_VARIABLES, given))
  },
  secretTables: ['shopify_token'],
  webhooks: {
    meaningOf,
    setScopes,
    isShopRefused({ cause }: { cause?: unknown }) {
      return isShopifyError(cause) && cause.code === 'forbidden'
    }
  },
  detours: { '/shopify/reauth': NOTHING_TO_GRANT },
  forgetTokens: deletePair,
  open: openShopifyShops
}
