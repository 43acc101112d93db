import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'

export type Report = { text: string; tone: 'good' | 'bad' }

/** Returns the messages at the end of a run: what was done and what failed. */
export function reportsOf(
  kind: ItemKind,
  { opt_total, opt_in, image_total, image_failed, process_type }: Progress,
  t: TranslationFunctions['run'],
  localeContext: LocaleContext
): Report[] {
  const isRestore = process_type === 'restore'
  const reports: Report[] = []
  const done = opt_total - opt_in
  // If every image failed, nothing was optimised, whatever the number of items suggests.
  if (done > 0 && image_failed < image_total) {
    const message = isRestore ? t.restored : t.optimized
    reports.push({
      text: message[kind]({ n: formatCount(done, localeContext), count: done }),
      tone: 'good'
    })
  }
  if (image_failed > 0) {
    const message = isRestore ? t.notRestored : t.notOptimized
    const n = formatCount(image_failed, localeContext)
    reports.push({ text: message({ n, count: image_failed }), tone: 'bad' })
  }
  return reports
}

/** Returns a rough figure for the remaining time, because exact seconds would only fluctuate. */
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
