import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'

/**
 * Returns the remaining time in round figures, because exact seconds would only fluctuate; '' when it is not known.
 */
export function remainingOf(
  { remaining_seconds: seconds }: Progress,
  t: TranslationFunctions['run'],
  localeContext: LocaleContext
): string {
  if (seconds === null) return ''
  if (seconds < 60) return t.seconds()
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t.minutes({ n: formatCount(minutes, localeContext), count: minutes })
  const hours = Math.round(minutes / 60)
  return t.hours({ n: formatCount(hours, localeContext), count: hours })
}
