import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { BLOCK_IMAGES, BLOCKS_TO_UPGRADE } from '../../modules/pricing/contract.ts'

/** The banner to show. Closing it is remembered under this name. */
export type Limit = 'quota' | 'own-limit' | 'plan-limit' | 'upgrade'

type Used = Pick<
  Schedule,
  | 'impressions_use'
  | 'impressions_all'
  | 'img_usage_use'
  | 'img_usage_all'
  | 'is_own_limit'
  | 'is_capped'
  | 'is_over_quota'
  | 'shop_level'
>

/** Returns the limit that the merchant has to be told about (specification §10.4); null when no banner is needed. */
export function limitOf(used: Used, hasNextPlan: boolean): Limit | null {
  if (used.impressions_use < used.impressions_all) return null
  if (used.shop_level === 0) return 'plan-limit'
  if (used.is_capped === 0 || used.is_over_quota === 0) return 'quota'
  if (used.img_usage_use >= used.img_usage_all)
    return used.is_own_limit === 1 ? 'own-limit' : 'plan-limit'
  const startedBlocks = Math.ceil(used.img_usage_use / BLOCK_IMAGES)
  return startedBlocks >= BLOCKS_TO_UPGRADE && hasNextPlan ? 'upgrade' : null
}
