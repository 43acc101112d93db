import type { ComponentType } from 'react'
import type { TranslationFunctions, Translations } from '../locales/i18n-types.ts'
import type { Shop } from '../modules/auth/tables.ts'
import type { SignedUrls } from '../modules/image-opt/queries.ts'
import type { Billing } from '../modules/pricing/queries.ts'
import type { Clock } from '../server/core/clock.ts'
import type { Db } from '../server/core/database/db.ts'
import type { DiskTrouble } from '../server/core/disk/trouble.ts'
import type { BillingPlatform } from '../server/platforms/billing-platform.ts'
import type { AdminFrame } from '../server/platforms/sign-in-platform.ts'
import type { StoreKind, StorePlatform } from '../server/platforms/store-platform.ts'
import type { Tab } from '../server/screens.ts'

declare global {
  namespace Vike {
    interface PageContext {
      /** Everything that server/render-page.ts passes to every page. */
      needs: {
        db: Db
        clock: Clock
        signedUrls: SignedUrls
        storeOf(shopId: number): StorePlatform
        billingOf(shopId: number): BillingPlatform
        /** Returns the trouble with the disks that every run waits for; undefined when there is none. */
        findDiskWait(): Promise<DiskTrouble | undefined>
        /**
         * Asks the billing platform what the shop pays for, and acts on the answer. Without an answer, nothing
         * changes.
         */
        reconcilePlan(shopId: number): Promise<void>
        billing: Billing
        retentionDays: number
        backupImageHost: string | null
        /** Whether the app leaves out everything that the platform's app store forbids (specification §16). */
        hasStrictRules: boolean
        /** Whether this server can measure the speed score of a store. */
        canMeasureSpeed: boolean
        /** Whether this server can measure what preloading changes in a store. */
        canMeasurePreload: boolean
        /**
         * The banners that the merchant closed, as far as the server remembers them. It does so with strict rules;
         * otherwise the browser remembers them.
         */
        dismissed: string[]
        /** The tabs of the navigation; empty on public pages. */
        tabs: Tab[]
        /** The address merchants can write to; null when the operator set none. */
        supportEmail: string | null
        /** The address of the operator's chat widget script; null when there is none. */
        chatWidgetUrl: string | null
        /** Where the product can be rated in public; null when there is no such place. */
        listingUrl: string | null
        /**
         * The address of the partners' page, which /recommended-apps shows in a frame or links to; null when there is
         * none.
         */
        partnerAppsUrl: string | null
        /** Whether the merchant signed in with an access token, and can sign out. */
        isSignedInByToken: boolean
        /** The kinds of items whose images the shop's platform gives only as visitors get them. */
        deliveredKinds: readonly StoreKind[]
        /** Whether the merchant can grant the platform's permissions again. */
        canGrantAgain: boolean
        /** The frame that shows the page; null when it is not framed. */
        adminFrame: AdminFrame | null
      }
      /** The signed-in shop; null on public pages. */
      shop: Shop | null
      /**
       * The shop's language. A public page uses the language in its address, or else the browser's, or else English.
       */
      language: string
      messages: TranslationFunctions
      /**
       * The messages as plain strings. An island receives only the sections it needs and turns them into functions.
       */
      rawTexts: Translations
      /** Stands in the document where server/render-page.ts puts `contentHtml`. */
      contentMark: string
      /** The HTML of everything inside <div id="app">. */
      contentHtml?: string
      Page: ComponentType<{ data: unknown; context: PageContext }>
    }
    interface Config {
      title?: (messages: TranslationFunctions) => string
    }
    interface ConfigResolved {
      title?: (messages: TranslationFunctions) => string
    }
  }
}
