import { BLOCK_IMAGES } from './contract.ts'

export { BLOCK_IMAGES }

export type Plan = {
  level: number
  /** The price as a text, since merchants know a plan by its price (specification §11.1). */
  name: string
  monthlyCents: number
  /** Images per cycle. */
  images: number
  /** Images beyond the quota that may be charged in one cycle. */
  overageCap: number
}

/**
 * Every plan, by level (specification §11.1; decision 008 for the caps). Level 0 gets its images once; FREE_QUOTA
 * changes how many.
 */
export const PLANS: readonly Plan[] = [
  { level: 0, name: 'Free', monthlyCents: 0, images: 150, overageCap: 0 },
  { level: 1, name: '$4.99', monthlyCents: 499, images: 1_000, overageCap: 20_000 },
  { level: 2, name: '$9.99', monthlyCents: 999, images: 3_000, overageCap: 20_000 },
  { level: 3, name: '$19.99', monthlyCents: 1_999, images: 8_000, overageCap: 40_000 },
  { level: 4, name: '$39.99', monthlyCents: 3_999, images: 20_000, overageCap: 20_000 },
  { level: 5, name: '$79.99', monthlyCents: 7_999, images: 50_000, overageCap: 20_000 },
  { level: 6, name: '$149.99', monthlyCents: 14_999, images: 120_000, overageCap: 20_000 }
]

export const TOP_LEVEL = PLANS.length - 1

/** What a block of images beyond the quota costs. */
export const BLOCK_CENTS = 499

/** The operator's configuration of plans. */
export type Billing = { isOff: boolean; freeQuota: number }

export const planAt = (level: number): Plan => {
  const plan = PLANS[level]
  if (!plan) throw new Error(`Expected a level from 0 to ${TOP_LEVEL}, received ${level}`)
  return plan
}

/** Returns how many images a shop may change in one cycle. */
export function quotaOf(level: number, billing: Billing): number {
  if (billing.isOff) return Number.MAX_SAFE_INTEGER
  return level === 0 ? billing.freeQuota : planAt(level).images
}

/** Returns the most that a merchant on this plan can be charged beyond its price in one cycle. */
export const cappedCents = (level: number): number =>
  (planAt(level).overageCap / BLOCK_IMAGES) * BLOCK_CENTS

/**
 * Returns the cap to request when the current one is too low: the current cap plus the most that one cycle can cost
 * beyond the plan's price.
 */
export const raisedCents = (cappedNow: number, level: number): number =>
  cappedNow + cappedCents(level)

/** Returns the block that contains the nth image beyond the quota; both count from 1. */
export const blockOf = (overage: number): number => Math.ceil(overage / BLOCK_IMAGES)

/** What a plan may lack: working on images of an item kind, acting on all items of a kind at once, or a feature. */
export const GATES = [
  'product',
  'collection',
  'article',
  'all',
  'alt_text',
  'file_name',
  'automatic',
  'upload'
] as const
export type Gate = (typeof GATES)[number]

/**
 * Tells whether a plan includes a gate. Level 0 includes product images only, and every paid level includes all gates
 * (specification §11.2).
 */
export const allows = (level: number, gate: Gate, billing: Billing): boolean =>
  billing.isOff || level > 0 || gate === 'product'

export const gatesOf = (level: number, billing: Billing): Record<Gate, boolean> =>
  Object.fromEntries(GATES.map((gate) => [gate, allows(level, gate, billing)])) as Record<
    Gate,
    boolean
  >
