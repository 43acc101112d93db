import type { Generated } from 'kysely'

/** The plan of a shop, and how much of its quota is used in the running cycle. */
export interface SubscriptionTable {
  shop_id: number
  /** 0 to 6, see plans.ts. */
  level: number
  /** Part of the key of every unit in the cycle: when the cycle began, or FREE_CYCLE on the free plan. */
  cycle: string
  /** The units reserved or spent in this cycle. This is always the number of the cycle's rows in quota_unit. */
  units_taken: number
  /**
   * The units spent in this cycle. This is always the number of the cycle's spent rows in quota_unit. Overage is
   * counted from these units.
   */
  units_spent: Generated<number>
  /**
   * When the shop left the free plan; cycles begin on this day of each month. Null when no further cycle begins: on
   * the free plan, and while a test plan runs out.
   */
  anchor_at: string | null
  cycle_ends_at: string | null
  /** 1: the active agreement has a capped usage line, so overage can be charged. */
  is_capped: Generated<number>
  /** 1: the merchant turned overcharge on. */
  is_over_quota: Generated<number>
  /** The most images beyond the quota in one cycle, as the merchant chose; null: as many as the plan allows. */
  overage_limit: number | null
  /** When the agreed discount ends. */
  discount_until: string | null
  agreement_id: number | null
}

/** The ledger of units: one row per image paid for in a cycle (specification §10.1), so none is charged twice. */
interface QuotaUnitTable {
  shop_id: number
  cycle: string
  image_id: number
  /** Reserved when work on the image starts, spent when its result is recorded. */
  state: 'reserved' | 'spent'
  taken_at: string
  spent_at: string | null
  /** Which image beyond the plan's quota this was when its unit was spent, counted from 1; 0 within the quota. */
  overage: Generated<number>
  /**
   * 1: a unit of the free plan that also counts in the first paid cycle, because the quota used so far is carried
   * over.
   */
  is_carried: Generated<number>
}

export type AgreementState =
  /** Requested; whether the platform has received it is not known yet. */
  | 'creating'
  /** Waits for the merchant's approval. */
  | 'pending'
  | 'active'
  /** Unpaid: the shop has the free plan until it is active again. */
  | 'frozen'
  | 'declined'
  | 'expired'
  /** A different agreement took its place. */
  | 'replaced'
  /** We ended it; the platform has not confirmed yet. */
  | 'cancelling'
  | 'cancelled'

/** The ledger of what merchants were asked to pay each month, and how they answered. */
export interface PlanAgreementTable {
  id: Generated<number>
  shop_id: number
  level: number
  /** The price without the discount. */
  monthly_cents: number
  discount_percent: number
  discount_months: number
  state: AgreementState
  /** The platform's id of the subscription; null while it is unknown. */
  platform_id: string | null
  confirmation_url: string | null
  created_at: string
  /** When the agreement's state last changed. */
  changed_at: string
  /**
   * The usage line as the platform last reported it: the amount charged in the current period, and the most that may
   * be charged.
   */
  used_cents: Generated<number | null>
  capped_cents: Generated<number | null>
  period_ends_at: Generated<string | null>
  /** While the agreement is frozen, the anchor of the shop's cycles, which resume from there. */
  anchor_at: Generated<string | null>
  /** 1: the platform only simulates its charges, because the store cannot pay. Null while that is unknown. */
  is_test: Generated<number | null>
  /** Until when the shop keeps this test plan although its store could pay by now (decision 051). */
  kept_until: Generated<string | null>
}

/** The ledger of charges: one row for each started block of images beyond the quota. */
export interface OverageChargeTable {
  shop_id: number
  cycle: string
  /** Blocks are numbered from 1. */
  block: number
  agreement_id: number | null
  cents: number
  /**
   * Reserved with the first unit of the block; due once one of its images was really changed; charged when the
   * platform has accepted it. Held: the platform refuses it now but may accept it later. Refused: the platform
   * will not accept it.
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
