import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Files } from './files.ts'
import type { BillingPlatform } from './platform/billing.ts'
import type { StorePlatform } from './platform/platform.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Db
    files: Files
    clock: Clock
    storeOf(shopId: number): StorePlatform
    billingOf(shopId: number): BillingPlatform
    /** Whether pictures are being worked on, or would be if there were any. */
    areWorkersOpen(): boolean
    /** Asks the billing platform what the shop pays for, and does what follows from it. */
    settlePlan(shopId: number): Promise<void>
    /** Looks at the stores of all shops that have automatic mode on. */
    lookForChanges(): Promise<void>
  }
  interface FastifyContextConfig {
    /** A GET that changes something: cookies of other sites' links must not reach it. */
    isWrite?: boolean
    /** A request that may take longer to arrive than a form does. */
    takesTime?: boolean
  }
  interface FastifyRequest {
    /** Who is asking; set by the guard, so not on public routes. */
    shop: Shop
    texts: TranslationFunctions
  }
}
