import { noSettingsTarget, watermarkMissing } from '../errors.ts'
import type { LegacyChange } from './write.ts'

/**
 * Refuses a legacy save that turns everything off, or whose watermark has no picture (specification §15.5). The page
 * never sends one.
 */
export function requireWork(settings: LegacyChange): void {
  if (String(settings.optimize_all_status) === '000') throw noSettingsTarget()
  const isMarked = String(settings.image_add_watermark_switch) === '1'
  if (isMarked && settings.image_add_watermark_img === '') throw watermarkMissing()
}
