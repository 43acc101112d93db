import type { ComponentType } from 'react'
import type { TranslationFunctions, Translations } from '../locales/i18n-types.ts'
import type { Shop } from '../modules/auth/tables.ts'
import type { Links } from '../modules/image-opt/queries.ts'
import type { Billing } from '../modules/pricing/queries.ts'
import type { Clock } from '../server/core/clock.ts'
import type { Db } from '../server/core/db.ts'
import type { StorePlatform } from '../server/core/platform/platform.ts'
import type { Tab } from '../server/screens.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** What server/pages.ts hands to every page. */
      needs: {
        db: Db
        clock: Clock
        links: Links
        storeOf(shopId: number): StorePlatform
        /** Asks the billing platform what the shop pays for; no answer changes nothing. */
        settlePlan(shopId: number): Promise<void>
        billing: Billing
        retentionDays: number
        backupImageHost: string | null
        /** Without what the platform's app store does not allow (DECISIONS §10). */
        hasStrictRules: boolean
        /** Banners that the merchant closed; with strict rules the server remembers them, else the browser. */
        dismissed: string[]
        /** None on public pages. */
        tabs: Tab[]
        /** Where merchants can write to; null when the operator gave no address. */
        supportEmail: string | null
        /** The script of the operator's chat widget. */
        chatWidgetUrl: string | null
        /** Where the product is rated in public; null: nowhere. */
        listingUrl: string | null
        /** The partners' page that /recommended-apps frames; null: none. */
        partnerAppsUrl: string | null
        /** Of Shopify, in whose admin the page is shown; null: it stands by itself. */
        appBridge: { clientId: string; src: string; shop: string } | null
      }
      /** Null on public pages. */
      shop: Shop | null
      /** The shop's; on public pages what the address asks for, else English. */
      language: string
      texts: TranslationFunctions
      /** The same as plain strings: an island gets only its own sections, and makes functions of them. */
      rawTexts: Translations
      Page: ComponentType<{ data: unknown; context: PageContext }>
    }
    interface Config {
      title?: (texts: TranslationFunctions) => string
    }
    interface ConfigResolved {
      title?: (texts: TranslationFunctions) => string
    }
  }
}
