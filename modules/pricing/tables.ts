import type { Generated } from 'kysely'

/** What a shop has booked, and how much of it is used in the cycle that runs. */
export interface SubscriptionTable {
  shop_id: number
  /** 0 to 6, see plans.ts. */
  level: number
  /** Part of the key of every unit taken in it: when it began, or FREE_CYCLE on the free plan. */
  cycle: string
  /** Units reserved or spent in this cycle: always the number of its rows in quota_unit. */
  units_taken: number
  /** Of these, the spent ones: always the number of its spent rows. Overage is counted by them. */
  units_spent: Generated<number>
  /** When the shop left the free plan: cycles begin on this day of each month. Null on the free plan. */
  anchor_at: string | null
  cycle_ends_at: string | null
  /** 1: the agreement that is active has a capped usage line, so overage can be charged. */
  is_capped: Generated<number>
  /** 1: the merchant turned overcharge on. */
  is_over_quota: Generated<number>
  /** Until when the discount that was agreed on lasts. */
  discount_until: string | null
  agreement_id: number | null
}

/** The ledger of units: one row for each image paid for in a cycle (DECISIONS §6), so none is charged twice. */
export interface QuotaUnitTable {
  shop_id: number
  cycle: string
  image_id: number
  /** Reserved when work on the image starts, spent when its result is recorded. */
  state: 'reserved' | 'spent'
  taken_at: string
  spent_at: string | null
  /** Which image beyond the plan's quota it was when it was spent, from 1; 0: within the quota. */
  overage: Generated<number>
  /** 1: a unit of the free plan that counts in the first paid cycle too (use is carried over). */
  is_carried: Generated<number>
}

export type AgreementState =
  /** Asked for, and not known yet whether the platform has it. */
  | 'creating'
  /** Waits for the merchant's approval. */
  | 'pending'
  | 'active'
  /** Not paid for: the shop has the free plan until it is active again. */
  | 'frozen'
  | 'declined'
  | 'expired'
  /** Another one took its place. */
  | 'replaced'
  /** Ended by us; the platform has still to be told. */
  | 'cancelling'
  | 'cancelled'

/** The ledger of what merchants were asked to pay each month, and what they answered. */
export interface PlanAgreementTable {
  id: Generated<number>
  shop_id: number
  level: number
  /** Without the discount. */
  monthly_cents: number
  discount_percent: number
  discount_months: number
  state: AgreementState
  /** What the billing platform knows it by. */
  platform_id: string | null
  confirmation_url: string | null
  created_at: string
  /** When its state was last another one. */
  changed_at: string
  /** Of its usage line, as the platform last said: charged in its present period, and the most that may be. */
  used_cents: Generated<number | null>
  capped_cents: Generated<number | null>
  period_ends_at: Generated<string | null>
  /** While it is frozen: when the shop's cycles began, which go on from there. */
  anchor_at: Generated<string | null>
}

/** The ledger of charges: one row for each started block of images beyond the quota. */
export interface OverageChargeTable {
  shop_id: number
  cycle: string
  /** From 1. */
  block: number
  agreement_id: number | null
  cents: number
  /**
   * Reserved with the first unit of the block, due once one of its images was really changed, charged
   * when the platform has it. Held: the platform does not take it now, but may later. Refused: it will
   * not take it.
   */
  state: 'reserved' | 'due' | 'held' | 'charged' | 'refused'
  platform_id: string | null
  reserved_at: string
  charged_at: string | null
}

export type PricingTables = {
  subscription: SubscriptionTable
  quota_unit: QuotaUnitTable
  plan_agreement: PlanAgreementTable
  overage_charge: OverageChargeTable
}
