import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../server/core/clock.ts'
import type { Switches } from '../switches.ts'
import { approachingBody, updateBody } from './bodies.ts'
import { type Cents, toCents } from './money.ts'
import { currencyOf, linesOf, Refused, type SubscriptionOrder } from './order.ts'
import {
  balanceUsed,
  DAY,
  periodMs,
  type Status,
  type Subscription,
  type UsageRecord,
  usageOf
} from './subscription.ts'

/** What one shop pays for the app. */
export type Billing = {
  subscriptions(): Subscription[]
  /** Lists ACTIVE subscriptions, and FROZEN ones if the switch `frozenSubscription` says so. */
  active(): Subscription[]
  find(id: number): Subscription | undefined
  create(order: SubscriptionOrder): Subscription
  /** Approves a subscription as the merchant does: it becomes ACTIVE and replaces the previous one. */
  approve(id: number): void
  decline(id: number): void
  /** Cancels a subscription as the app does. */
  cancel(id: number): Subscription
  addUsage(id: number, lineIndex: number, usage: UsageInput): UsageRecord
  /** Asks for a higher cap as the app does; the request waits for the merchant's approval. */
  wishCap(id: number, lineIndex: number, cap: Money): Subscription
  approveCap(id: number): void
  /** Changes the cap as the merchant does in the admin, without the app. */
  setCap(id: number, cap: string): void
  /**
   * Freezes a subscription because the merchant does not pay; `unfreeze` reverts it. Without an id, either applies to
   * all.
   */
  freeze(id?: number): void
  unfreeze(id?: number): void
  /** Ends all subscriptions, because an uninstalled app is no longer paid for (docs). */
  endAll(): void
}

type Money = { amount: string; currencyCode: string }

export type UsageInput = { price: Money; description: string; idempotencyKey: string | null }

export type BillingDeps = {
  clock: Clock
  shopNumber: number
  app: { isPublic: boolean }
  switches: Switches
  emit(topic: string, body: object): void
}

/** A subscription that is not approved within two days becomes EXPIRED (docs). */
const APPROVAL_MS = 2 * DAY

/** The longest idempotency key, in characters (docs). */
const KEY_LENGTH = 255

/** The share of the cap at which Shopify warns the merchant (docs). */
const APPROACHING = 0.9

export function openBilling(deps: BillingDeps): Billing {
  const { clock, shopNumber, switches, emit } = deps
  const all: Subscription[] = []
  let lastId = 26_000_000_000 + randomBytes(4).readUInt32BE(0)
  const nextId = () => ++lastId

  function set(subscription: Subscription, status: Status): void {
    subscription.status = status
    subscription.updatedAt = clock.now()
    emit('app_subscriptions/update', updateBody(subscription, shopNumber))
  }

  /** Brings all subscriptions up to the current time: expires offers and starts new periods. */
  function catchUp(): void {
    const now = clock.now().getTime()
    for (const subscription of all) {
      const { status, createdAt } = subscription
      if (status === 'PENDING' && now >= createdAt.getTime() + APPROVAL_MS)
        set(subscription, 'EXPIRED')
      if (status !== 'ACTIVE' && status !== 'FROZEN') continue
      while (subscription.periodEnd && now >= subscription.periodEnd.getTime()) {
        subscription.periodEnd = new Date(subscription.periodEnd.getTime() + periodMs(subscription))
        const usage = usageOf(subscription)
        if (usage) usage.isApproachTold = false
      }
    }
  }

  function get(id: number): Subscription {
    catchUp()
    const found = all.find((subscription) => subscription.id === id)
    if (!found) throw new Refused(`Couldn't find RecurringApplicationCharge with id: ${id}`, ['id'])
    return found
  }

  function usageLine(subscription: Subscription, index: number) {
    const line = subscription.lines[index]
    // Shopify's text for this error is unknown.
    if (line?.kind !== 'usage') throw new Refused('Line item must be a usage line item', ['id'])
    return line
  }

  /** Reads an amount in the subscription's currency; a subscription has one (docs). The text is unknown. */
  function centsIn({ currency }: Subscription, { amount, currencyCode }: Money): Cents {
    if (currencyCode !== currency) throw new Refused(`Currency must be ${currency}`)
    return toCents(amount)
  }

  function change(from: Status, to: Status, id?: number): void {
    catchUp()
    for (const subscription of all)
      if (subscription.status === from && (id === undefined || subscription.id === id))
        set(subscription, to)
  }

  const running = () => all.filter(({ status }) => status === 'ACTIVE' || status === 'FROZEN')

  const billing: Billing = {
    subscriptions() {
      catchUp()
      return all
    },
    active() {
      catchUp()
      const isFrozenListed = switches.frozenSubscription === 'listed'
      return running().filter(({ status }) => status === 'ACTIVE' || isFrozenListed)
    },
    find(id) {
      catchUp()
      return all.find((subscription) => subscription.id === id)
    },
    create(order) {
      // This text was recorded from one of Shopify's answers.
      if (!deps.app.isPublic) throw new Refused('Custom apps cannot use the Billing API')
      const lines = linesOf(order)
      const now = clock.now()
      const subscription: Subscription = {
        id: nextId(),
        name: order.name,
        status: 'PENDING',
        isTest: order.isTest,
        trialDays: order.trialDays,
        returnUrl: order.returnUrl,
        currency: currencyOf(order),
        createdAt: now,
        updatedAt: now,
        activatedAt: null,
        periodEnd: null,
        lines,
        records: []
      }
      all.push(subscription)
      return subscription
    },
    approve(id) {
      const subscription = get(id)
      if (subscription.status !== 'PENDING') throw new Refused('This charge is not pending')
      const replaced = running()
      const now = clock.now()
      subscription.activatedAt = now
      const days = subscription.trialDays * DAY
      subscription.periodEnd = new Date(now.getTime() + days + periodMs(subscription))
      const endOld = () => replaced.forEach((old) => set(old, 'CANCELLED'))
      // Both subscriptions change before either delivery is sent.
      if (switches.replacedDelivery === 'first') endOld()
      set(subscription, 'ACTIVE')
      if (switches.replacedDelivery === 'last') endOld()
    },
    decline(id) {
      const subscription = get(id)
      if (subscription.status === 'PENDING') set(subscription, 'DECLINED')
    },
    cancel(id) {
      const subscription = get(id)
      // A pending subscription cannot be cancelled, it only expires (reported, Shopify/shopify-api-ruby issues 196 and
      // 292). Whether a frozen one can be is unknown.
      if (subscription.status !== 'ACTIVE' && subscription.status !== 'FROZEN')
        throw new Refused("Charges must have an 'active' status before they can be cancelled.", [
          'id'
        ])
      set(subscription, 'CANCELLED')
      return subscription
    },
    addUsage(id, lineIndex, { price, description, idempotencyKey }) {
      const subscription = get(id)
      const line = usageLine(subscription, lineIndex)
      if (idempotencyKey !== null && idempotencyKey.length > KEY_LENGTH)
        throw new Refused(`Idempotency key is too long (maximum is ${KEY_LENGTH} characters)`)
      const known = subscription.records.find(
        (record) => idempotencyKey !== null && record.idempotencyKey === idempotencyKey
      )
      if (known) return known
      // Shopify's texts for this refusal and the next two are unknown.
      if (subscription.status !== 'ACTIVE') throw new Refused('Subscription is not active')
      if (description.trim() === '') throw new Refused("Description can't be blank")
      const cents = centsIn(subscription, price)
      if (!(cents > 0)) throw new Refused('Price must be greater than zero')
      // This text is given in Shopify's documentation.
      if (balanceUsed(subscription) + cents > line.cappedCents)
        throw new Refused('Total price exceeds balance remaining')
      const record = { id: nextId(), createdAt: clock.now(), description, idempotencyKey, cents }
      subscription.records.push(record)
      tellIfClose(subscription, line.cappedCents)
      return record
    },
    wishCap(id, lineIndex, cap) {
      const subscription = get(id)
      const line = usageLine(subscription, lineIndex)
      if (subscription.status !== 'ACTIVE') throw new Refused('Subscription is not active', ['id'])
      const cents = centsIn(subscription, cap)
      // Shopify's text for this error is unknown, and so is whether an app may ask for a lower cap.
      if (!(cents > line.cappedCents))
        throw new Refused('Capped amount must be greater than the current one', ['cappedAmount'])
      line.wishedCents = cents
      return subscription
    },
    approveCap(id) {
      const subscription = get(id)
      const line = usageOf(subscription)
      if (!line || line.wishedCents === null) throw new Refused('There is no cap to approve')
      applyCap(subscription, line.wishedCents)
    },
    setCap: (id, cap) => applyCap(get(id), toCents(cap)),
    freeze: (id) => change('ACTIVE', 'FROZEN', id),
    unfreeze: (id) => change('FROZEN', 'ACTIVE', id),
    endAll() {
      catchUp()
      for (const subscription of [
        ...running(),
        ...all.filter(({ status }) => status === 'PENDING')
      ])
        subscription.status = 'CANCELLED'
    }
  }

  function applyCap(subscription: Subscription, cents: Cents): void {
    const line = usageOf(subscription)
    if (!line) throw new Refused('There is no usage line', ['id'])
    line.cappedCents = cents
    line.wishedCents = null
    line.isApproachTold = false
    set(subscription, subscription.status)
  }

  function tellIfClose(subscription: Subscription, cappedCents: Cents): void {
    const line = usageOf(subscription)
    if (!line || line.isApproachTold) return
    if (balanceUsed(subscription) < cappedCents * APPROACHING) return
    line.isApproachTold = true
    emit('app_subscriptions/approaching_capped_amount', approachingBody(subscription))
  }

  return billing
}
