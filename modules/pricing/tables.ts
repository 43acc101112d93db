/** What a shop has booked, and how much of it is used in the cycle that runs. */
export interface SubscriptionTable {
  shop_id: number
  /** 0 to 6, see plans.ts. */
  level: number
  /** When the cycle began; part of the key of every unit taken in it. */
  cycle: string
  /** Units reserved or spent in this cycle: always the number of its rows in quota_unit. */
  units_taken: number
}

/** The ledger: one row for each image paid for in a cycle (DECISIONS §6), so none is charged twice. */
export interface QuotaUnitTable {
  shop_id: number
  cycle: string
  image_id: number
  /** Reserved when work on the image starts, spent when its result is recorded. */
  state: 'reserved' | 'spent'
  taken_at: string
}

export type PricingTables = {
  subscription: SubscriptionTable
  quota_unit: QuotaUnitTable
}
