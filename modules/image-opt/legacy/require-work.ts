import { noSettingsTarget, watermarkMissing } from '../errors.ts'
import type { LegacyChange } from './write.ts'

/**
 * A legacy save in which everything is off, or whose watermark has no picture, is not one (specification,
 * image optimisation §5): the page does not send it, and the server does not take it.
 */
export function requireWork(settings: LegacyChange): void {
  if (String(settings.optimize_all_status) === '000') throw noSettingsTarget()
  const isMarked = String(settings.image_add_watermark_switch) === '1'
  if (isMarked && settings.image_add_watermark_img === '') throw watermarkMissing()
}
