import type { Clock } from '../../server/core/clock.ts'
import { systemClock } from '../../server/core/system-clock.ts'
import { type AppRegistration, DEFAULT_APP } from './app-registration.ts'
import { type Bucket, openBucket, type ShopPlan } from './bucket.ts'
import { type Content, openContent } from './content/content.ts'
import { type Faults, openFaults } from './faults.ts'
import { type Life, openLife } from './life.ts'
import { type Merchant, merchantOf } from './merchant/merchant.ts'
import { DEFAULT_SWITCHES, type Switches } from './switches.ts'
import { openTimeline, type Timeline } from './timeline.ts'
import { DEFAULT_TIMING, type Timing } from './timing.ts'

/** One Shopify: all its shops, and the one app they know. */
export type World = {
  /** The stand-in's address, without a trailing slash. */
  origin: string
  clock: Clock
  app: AppRegistration
  /** A test may change them at any time. */
  switches: Switches
  timing: Timing
  shops: Map<string, ShopWorld>
  /** Increases as Shopify's numbers do; no two objects in the world share one. */
  nextNumber(): number
}

export type ShopOptions = {
  name?: string
  email?: string
  contactEmail?: string
  ownerName?: string
  currency?: string
  timezone?: string
  plan?: ShopPlan
  /** A partner's development store, which pays nothing. */
  isDevelopment?: boolean
}

/** A request that the Admin API answered, or refused because of its cost. */
export type LoggedRequest = {
  operation: string
  requestedCost: number
  actualCost: number | null
  /** Points in the bucket after the request. */
  available: number
  at: Date
  /**
   * The code of the first error in the answer; null if there is none. A fault has an entry of its own, with its kind
   * as the code. If it hit after the effect, the entry before it holds the answer that was lost.
   */
  code: string | null
}

export type ShopWorld = Life & {
  world: World
  domain: string
  number: number
  name: string
  email: string
  contactEmail: string
  ownerName: string
  currency: string
  timezone: string
  plan: ShopPlan
  isDevelopment: boolean
  createdAt: number
  content: Content
  /** The actions of the merchant, which fill the shop and change it without the app. */
  merchant: Merchant
  bucket: Bucket
  requests: LoggedRequest[]
  faults: Faults
  timeline: Timeline
}

export type WorldOptions = {
  clock?: Clock
  switches?: Partial<Switches>
  timing?: Partial<Timing>
  app?: Partial<AppRegistration>
}

/** Shopify's numbers exceed 32 bits and increase in steps. */
const FIRST_NUMBER = 7_982_905_098_262
const NUMBER_STEP = 32_768

export function openWorld(options: WorldOptions = {}): World {
  let number = FIRST_NUMBER
  return {
    origin: '',
    clock: options.clock ?? systemClock,
    app: { ...DEFAULT_APP, ...options.app },
    switches: { ...DEFAULT_SWITCHES, ...options.switches },
    timing: { ...DEFAULT_TIMING, ...options.timing },
    shops: new Map(),
    nextNumber: () => {
      number += NUMBER_STEP
      return number
    }
  }
}

const FIRST_SHOP = 26_371_970

export function addShop(world: World, domain: string, options: ShopOptions = {}): ShopWorld {
  if (world.shops.has(domain)) throw new Error(`The shop ${domain} already exists`)
  const plan = options.plan ?? 'standard'
  const name = options.name ?? 'Snow Shop'
  const email = options.email ?? `owner@${domain.split('.')[0]}.example`
  const timeline = openTimeline(world.clock)
  const number = FIRST_SHOP + world.shops.size
  const currency = options.currency ?? 'EUR'
  const about = { domain, number, name, email, currency }
  const shop: Omit<ShopWorld, 'merchant'> = {
    ...openLife({
      clock: world.clock,
      switches: world.switches,
      timeline,
      app: world.app,
      shop: about
    }),
    world,
    ...about,
    contactEmail: options.contactEmail ?? email,
    ownerName: options.ownerName ?? 'Mika Lehto',
    timezone: options.timezone ?? 'Europe/Helsinki',
    plan,
    isDevelopment: options.isDevelopment ?? false,
    createdAt: world.clock.now().getTime(),
    content: openContent(),
    bucket: openBucket(world.clock, plan, () => world.switches.bucket),
    requests: [],
    faults: openFaults(),
    timeline
  }
  const complete: ShopWorld = Object.assign(shop, {
    merchant: merchantOf(shop as ShopWorld)
  })
  world.shops.set(domain, complete)
  return complete
}
