import { DAY_MS } from '../../../server/core/clock.ts'
import { monthsAfter } from '../usage/cycles.ts'

/**
 * The discount for new users: 20 % off the first 3 months, offered for 7 days from the install (specification §11.8).
 */
export const DISCOUNT_PERCENT = 20
export const DISCOUNT_MONTHS = 3
const OFFER_MS = 7 * DAY_MS

export type Discount = { percent: number; months: number }

export const NO_DISCOUNT: Discount = { percent: 0, months: 0 }

/** Returns when the offer ends for a shop in which the app was installed at `installedAt`. */
export const offerEnd = (installedAt: string): Date => new Date(Date.parse(installedAt) + OFFER_MS)

/**
 * Returns the discount for a subscription that is agreed on now. While the offer lasts, this is the whole discount.
 * Afterwards it is the rest of a running discount, so that an upgrade does not forfeit it.
 */
export function discountAt(installedAt: string, discountUntil: string | null, now: Date): Discount {
  if (now < offerEnd(installedAt)) return { percent: DISCOUNT_PERCENT, months: DISCOUNT_MONTHS }
  const end = new Date(discountUntil ?? 0)
  for (let months = DISCOUNT_MONTHS; months > 0; months--)
    if (monthsAfter(now, months - 1) < end) return { percent: DISCOUNT_PERCENT, months }
  return NO_DISCOUNT
}

export const discounted = (cents: number, { percent }: Discount): number =>
  Math.round((cents * (100 - percent)) / 100)
