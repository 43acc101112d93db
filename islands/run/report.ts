import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Progress } from '../../modules/image-opt/schema.ts'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import type { Kind } from './kinds.ts'

export type Report = { text: string; tone: 'good' | 'bad' }

/** What is said when a run has ended: what was done, and what could not be done. */
export function reportsOf(
  kind: Kind,
  { opt_total, opt_in, image_total, image_failed, process_type }: Progress,
  t: TranslationFunctions['run'],
  reader: Reader
): Report[] {
  const isRestore = process_type === 'restore'
  const reports: Report[] = []
  const done = opt_total - opt_in
  // Without a single image that worked, nothing was optimised, whatever the count of items says.
  if (done > 0 && image_failed < image_total) {
    const words = isRestore ? t.restored : t.optimized
    reports.push({ text: words[kind]({ n: formatCount(done, reader), count: done }), tone: 'good' })
  }
  if (image_failed > 0) {
    const words = isRestore ? t.notRestored : t.notOptimized
    const n = formatCount(image_failed, reader)
    reports.push({ text: words({ n, count: image_failed }), tone: 'bad' })
  }
  return reports
}

/** Roughly: a figure in seconds would only jump about. */
export function remainingOf(
  { remaining_seconds: seconds }: Progress,
  t: TranslationFunctions['run'],
  reader: Reader
): string {
  if (seconds === null) return ''
  if (seconds < 60) return t.seconds()
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t.minutes({ n: formatCount(minutes, reader), count: minutes })
  const hours = Math.round(minutes / 60)
  return t.hours({ n: formatCount(hours, reader), count: hours })
}
