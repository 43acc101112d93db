import type { TSchema } from 'typebox'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import type { JournalActor } from '../../modules/journal/tables.ts'
import type { BillingPlatform } from '../platforms/billing-platform.ts'
import type { Platforms } from '../platforms/platform.ts'
import type { AdminFrame, SignInPlatform } from '../platforms/sign-in-platform.ts'
import type { StorePlatform } from '../platforms/store-platform.ts'
import type { BrokenLaws } from './broken-laws.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Db } from './database/db.ts'
import type { DiskWatch } from './disk/watch.ts'
import type { Files } from './files/files.ts'
import type { Fleet } from './fleet/fleet.ts'
import type { AddressLimits, RequestKind } from './http/address-limits.ts'
import type { Connections } from './http/connections.ts'
import type { ErrorCode } from './http/error-codes.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Metrics } from './metrics.ts'
import type { SendPicture } from './pictures/send-picture.ts'
import type { Queue } from './queue/queue.ts'
import type { ClockGuard } from './time/clock-guard.ts'

/** Mails merchants' messages to the operator. */
export type Mailer = {
  /**
   * Sends all unsent messages. It never rejects: a message that cannot be sent is logged, and the next call tries it
   * again.
   */
  send(): Promise<void>
  /** Resolves once no message is being sent. */
  close(): Promise<void>
}

/**
 * Everything that is added to the app, grouped by the module that adds it. Usually a module imports the queries and
 * commands of another one. A port is for work that needs something only the running module has: its workers, its queue
 * or its locks.
 */
declare module 'fastify' {
  interface FastifyInstance {
    // Added by server/app.ts, which receives these values at the start.
    config: Config
    db: Db
    /** The originals, thumbnails and unfinished results in DATA_DIR. */
    files: Files
    /** Sends a picture to a client. The server sends pictures in no other way. */
    sendPicture: SendPicture
    /** Counts what each address does, in the memory of this process. */
    addressLimits: AddressLimits
    /** The open connections of this process. */
    connections: Connections
    /** Counts requests, and refuses callers who send too many. */
    rates: RateLimits
    /** The source of the current time; tests set it. */
    clock: Clock
    clockGuard: ClockGuard
    /** What operators read at /metrics. */
    metrics: Metrics
    /** Where a law of docs/laws.md that does not hold is reported. */
    brokenLaws: BrokenLaws
    /** What this process has in common with others on the same database; null if it is the only one by its nature. */
    fleet: Fleet | null
    /** Has work done soon by a process that does such work. */
    queue: Queue
    /** Knows whether the server can write, and resumes waiting work once it can. */
    disk: DiskWatch
    /**
     * Returns the store of a shop, to which the pictures that the merchant uploaded are added. `openImage` works for
     * every picture, wherever it is stored.
     * @throws StoreError `unreachable` when this server does not serve the shop
     */
    storeOf(shopId: number): StorePlatform & Required<Pick<StorePlatform, 'openImage'>>
    /**
     * Returns the billing platform of a shop.
     * @throws BillingError `unreachable` when this server does not serve the shop
     */
    billingOf(shopId: number): BillingPlatform
    /** Signs in shops that open the app inside a platform's admin; null when this server has no such platform. */
    signInPlatform: SignInPlatform | null
    /** The files that the codec host runs: the build's bundles or the sources. */
    codecPrograms: { host: URL; worker: URL }
    platforms: Platforms

    // Functions that modules/image-opt adds to the app for other modules to call.
    /** Starts a sync of the shop's store in the background. Its errors are logged. */
    syncStore(shopId: number): void
    /**
     * Polls the stores of all shops that have automatic mode on. Resolves when all have been polled, or in a fleet, when
     * its processes have been asked to.
     */
    pollStores(): Promise<void>
    /** Polls one shop's store in the background. Called when the shop's plan may now include automatic mode. */
    pollStore(shopId: number): void
    /** Polls the shop's store soon, because its platform has reported a change. */
    storeChanged(shopId: number): void
    /**
     * Returns whether the image workers are open. They may be open even when no picture is waiting. A web process has
     * none.
     */
    areWorkersOpen(): boolean

    // The port that modules/webhooks adds.
    /** Applies webhook deliveries until none is due. */
    applyDeliveries(): Promise<void>

    // The port that modules/pricing adds.
    /**
     * Asks the billing platform what the shop pays for, and acts on the answer. For each shop, only one call runs at a
     * time.
     */
    reconcilePlan(shopId: number): Promise<void>

    // The ports that modules/page-speed adds.
    /** Whether this server can measure the speed score of a store. */
    canMeasureSpeed: boolean
    /** The programs that this server needs and did not find at its start. */
    missingPrograms: string[]
    /** Whether this server can measure what preloading changes in a store. */
    canMeasurePreload: boolean
    /** Measures each store once more after its first run. Resolves when the checks are queued. */
    measureAgain(): Promise<void>

    // The port that modules/support adds.
    mailer: Mailer
  }
  interface FastifySchema {
    /**
     * The codes with which the route itself refuses a call. Those that every call has (not signed in, a wrong field) are
     * added by `npm run openapi`. An answer with an undeclared code fails the tests.
     */
    refusals?: readonly ErrorCode[]
    /** The fields of the multipart form that the route takes beside JSON (decision 004). */
    form?: TSchema
  }
  interface FastifyContextConfig {
    /** The kind of request as which requests of the route are counted by address; the default is a `page`. */
    kind?: RequestKind
    /**
     * Marks a route whose GET changes something. The guard accepts that GET only with a token in the header, because a
     * link on another site could trigger it by cookie, and over plain http a browser does not say where a GET comes
     * from.
     */
    isWrite?: boolean
  }
  interface FastifyRequest {
    /** The shop that makes the request. The guard sets it, so public routes have none. */
    shop: Shop
    /** How the merchant of a call is signed in, for the journal. */
    actor: JournalActor
    messages: TranslationFunctions
    /** The only frame that may show the page; null when no site may. */
    framedBy: AdminFrame | null
    /**
     * Whether this request opened the shop for us: the app was not installed in it before, or none of its tokens
     * worked any more.
     */
    isShopNew: boolean
  }
}
