import type { ItemKind } from '../../server/core/platform/platform.ts'

export type Plan = {
  level: number
  /** As merchants know it: by its price (specification, app shell §6). */
  name: string
  monthlyCents: number
  /** Images per cycle. */
  images: number
}

/** Every plan, by level (DECISIONS §6). Level 0 gets its images once, and FREE_QUOTA can change them. */
export const PLANS: readonly Plan[] = [
  { level: 0, name: 'Free', monthlyCents: 0, images: 150 },
  { level: 1, name: '$4.99', monthlyCents: 499, images: 1_000 },
  { level: 2, name: '$9.99', monthlyCents: 999, images: 3_000 },
  { level: 3, name: '$19.99', monthlyCents: 1_999, images: 8_000 },
  { level: 4, name: '$39.99', monthlyCents: 3_999, images: 20_000 },
  { level: 5, name: '$79.99', monthlyCents: 7_999, images: 50_000 },
  { level: 6, name: '$149.99', monthlyCents: 14_999, images: 120_000 }
]

/** How the operator runs plans. */
export type Billing = { isOff: boolean; freeQuota: number }

/** Images a shop may have changed in one cycle. */
export function quotaOf(level: number, billing: Billing): number {
  if (billing.isOff) return Number.MAX_SAFE_INTEGER
  return level === 0 ? billing.freeQuota : (PLANS[level]?.images ?? 0)
}

/** Level 0 covers product images only; 'all' of a kind at once is bulk editing (DECISIONS §6). */
export const canOptimise = (level: number, kind: ItemKind, billing: Billing): boolean =>
  billing.isOff || level > 0 || kind === 'product'

export const canDoAll = (level: number, billing: Billing): boolean => billing.isOff || level > 0
