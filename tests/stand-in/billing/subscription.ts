import { type Cents, toCents } from './money.ts'

export type Status = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'CANCELLED' | 'FROZEN'

export type Discount = {
  /** What is deducted from the price of one period: a fraction of it or an amount. */
  value: { percentage: number } | { cents: Cents }
  /** How many periods the discount applies to; null for all. */
  periods: number | null
}

export type RecurringLine = {
  kind: 'recurring'
  cents: Cents
  interval: 'EVERY_30_DAYS' | 'ANNUAL'
  discount: Discount | null
}

export type UsageLine = {
  kind: 'usage'
  terms: string
  cappedCents: Cents
  /** A cap that waits for the merchant's approval. */
  wishedCents: Cents | null
  /** Whether the warning at nine tenths of the cap was sent in this period. */
  isApproachTold: boolean
}

export type Line = RecurringLine | UsageLine

export type UsageRecord = {
  id: number
  createdAt: Date
  description: string
  idempotencyKey: string | null
  cents: Cents
}

export type Subscription = {
  id: number
  name: string
  status: Status
  isTest: boolean
  trialDays: number
  returnUrl: string
  currency: string
  createdAt: Date
  updatedAt: Date
  activatedAt: Date | null
  periodEnd: Date | null
  lines: Line[]
  records: UsageRecord[]
}

/** An app's billing period is 30 days, not a calendar month (docs); ANNUAL is a year. */
export const PERIOD_DAYS = { EVERY_30_DAYS: 30, ANNUAL: 365 } as const

export const DAY = 24 * 60 * 60 * 1000

export const recurringOf = ({ lines }: Subscription): RecurringLine | undefined =>
  lines.find((line) => line.kind === 'recurring')

export const usageOf = ({ lines }: Subscription): UsageLine | undefined =>
  lines.find((line) => line.kind === 'usage')

export const periodMs = (subscription: Subscription): number =>
  PERIOD_DAYS[recurringOf(subscription)?.interval ?? 'EVERY_30_DAYS'] * DAY

export const periodStart = (subscription: Subscription): Date | null =>
  subscription.periodEnd && new Date(subscription.periodEnd.getTime() - periodMs(subscription))

/** Returns the total usage of the current period. */
export function balanceUsed(subscription: Subscription): Cents {
  const start = periodStart(subscription)
  return subscription.records
    .filter(({ createdAt }) => start !== null && createdAt >= start)
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** Returns how many periods are left for the discount; null for all. */
export function remainingPeriods(subscription: Subscription, { periods }: Discount): number | null {
  if (periods === null) return null
  const { activatedAt, periodEnd } = subscription
  if (!activatedAt || !periodEnd) return periods
  const begun = Math.round((periodEnd.getTime() - activatedAt.getTime()) / periodMs(subscription))
  return Math.max(0, periods - (begun - 1))
}

export const discounted = (cents: Cents, { value }: Discount): Cents =>
  'cents' in value ? Math.max(0, cents - value.cents) : Math.round(cents * (1 - value.percentage))

type MoneyText = { amount: string; currencyCode: string }

/** A line item in the form of appSubscriptionCreate's input. */
export type LineInput = {
  plan: {
    appRecurringPricingDetails?: {
      price: MoneyText
      interval?: 'EVERY_30_DAYS' | 'ANNUAL'
      discount?: {
        durationLimitInIntervals?: number
        value?: { amount?: string; percentage?: number }
      } | null
    } | null
    appUsagePricingDetails?: { cappedAmount: MoneyText; terms: string } | null
  }
}

export function lineOf({ plan }: LineInput): Line | null {
  const { appRecurringPricingDetails: recurring, appUsagePricingDetails: usage } = plan
  if (recurring && !usage) {
    const { value, durationLimitInIntervals } = recurring.discount ?? {}
    const off = value?.amount
      ? { cents: toCents(value.amount) }
      : { percentage: value?.percentage ?? 0 }
    return {
      kind: 'recurring',
      cents: toCents(recurring.price.amount),
      interval: recurring.interval ?? 'EVERY_30_DAYS',
      discount: value ? { value: off, periods: durationLimitInIntervals ?? null } : null
    }
  }
  if (usage && !recurring)
    return {
      kind: 'usage',
      terms: usage.terms,
      cappedCents: toCents(usage.cappedAmount.amount),
      wishedCents: null,
      isApproachTold: false
    }
  return null
}
