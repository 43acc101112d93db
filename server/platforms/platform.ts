import type { FastifyPluginAsync } from 'fastify'
import type { TObject } from 'typebox'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../core/config/config.ts'
import type { Given } from '../core/config/variables.ts'
import type { Db } from '../core/database/db.ts'
import type { Fleet } from '../core/fleet/fleet.ts'
import type { OutsideTime } from '../core/time/outside-time.ts'
import type { BillingPlatform } from './billing-platform.ts'
import type { LocalStore } from './local/store/items/local-item.ts'
import type { SignInPlatform } from './sign-in-platform.ts'
import type { StoreKind, StorePlatform } from './store-platform.ts'
import type { WebhookPlatform } from './webhook-platform.ts'

/**
 * This file defines what the product asks of a platform. Each platform is a folder beside this file that exports one
 * Platform, and platforms.ts lists them. Everything else asks these questions and names no platform.
 */
export type Platform = {
  /** Stands in `shop.platform` and in BILLING, so it never changes. */
  name: string
  /** What operators and merchants call it. */
  label: string
  /** What operators read about one of its shops. */
  words: {
    isOpen: string
    isClosed: string
    /** Why a shop of it may be closed: 'because …'. */
    whyClosed: string
    /** Why this server cannot reach a shop of it. */
    notServed: string
  }
  /**
   * The kinds of items of whose images apps get only what the platform delivers to visitors, which it may have encoded
   * anew.
   */
  deliveredKinds: readonly StoreKind[]
  /** How operators register this app with it; missing for the local store, which needs no registration. */
  registration?: {
    variables: TObject
    /** The variables that are needed. While none of them is set, all others are ignored. */
    credentials: readonly [string, ...string[]]
    /** Returns what `open` finds in `config.platforms`. All variables are valid. */
    readSettings(given: Given): unknown
  }
  /** Those of its tables that open a shop: they are never exported. */
  secretTables: readonly string[]
  /** Addresses of pages that lead to another page while the server does not serve the platform. */
  detours?: Readonly<Record<string, string>>
  /** What it reports of its shops; missing if it reports nothing. */
  webhooks?: WebhookPlatform
  /** Deletes what gives us access to a shop, within the transaction that closes the shop. */
  forgetTokens?(trx: Db, shopId: number): Promise<void>
  /**
   * Opens the shops of this platform that the server can reach, and closes all others. Returns null if it serves none.
   */
  open(deps: PlatformDeps): Promise<OpenPlatform | null>
}

export type Log = { warn(facts: object, message: string): void }

export type PlatformDeps = {
  config: Config
  db: Db
  clock: Clock
  log: Log
  /** Left out by a process that is the only one on its database. */
  fleet?: Fleet | null
  /** Learns the time from the answers of platforms. */
  outside?: OutsideTime
  /** Told of each shop that the platform adds. */
  noteShop(shopId: number): void
}

/** A platform that this server serves. */
export type OpenPlatform = {
  storeOf(shopId: number): StorePlatform
  /** Missing where the platform charges nobody; our own billing then does. */
  billingOf?(shopId: number): BillingPlatform
  /** Signs in merchants who open the app in the platform's admin; missing where there is none. */
  signIn?: SignInPlatform
  /** The origins from which our pages load scripts of the admin, and those of pictures that are not https. */
  origins?: { scripts: string[]; pictures: string[] }
  /**
   * How many images may be in flight in addition to those that are being encoded. The slower a store takes a change, the
   * more it needs.
   */
  imagesBeside: number
  /** The shop of a folder on this machine, which the server itself shows to visitors at /store. */
  folder?: { shopId: number; store: LocalStore }
  /** Receives the deliveries that `webhooks` explains. */
  webhookRoutes?: FastifyPluginAsync
  /** Notifies everyone who watches the shop's store that something in it changed. */
  notifyChanged?(shopId: number): void
}

/** All platforms by their names. Those that this server does not serve are not open. */
export type Platforms = ReadonlyMap<string, Platform & Partial<OpenPlatform>>
