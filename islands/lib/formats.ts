import { keepFormats } from '../../locales/keep-formats.ts'
import { sizeUnit } from '../../locales/size-unit.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../server/core/clock.ts'

/**
 * The language and time zone in which the server and the browser write every number and date (specification §13.9).
 * They are always passed explicitly. If each machine used its own defaults, the two could differ and hydration would
 * fail.
 */
export type LocaleContext = {
  /** A BCP 47 code. */
  locale: string
  timeZone: string
}

const KB = 1024
const MB = KB * 1024
const GB = MB * 1024

/** Keeps a number and its unit on the same line. */
const NO_BREAK_SPACE = '\u00a0'

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count })

const counts = keepFormats((locale: string) => new Intl.NumberFormat(locale))
const sizes = keepFormats((locale: string) => new Intl.NumberFormat(locale, digits(2)))
const percents = keepFormats(
  (locale: string, decimals: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', ...digits(decimals) })
)
const amounts = keepFormats(
  (locale: string, decimals: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...digits(decimals) })
)
const dates = keepFormats(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
)
const ages = keepFormats(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
)

/**
 * Splits a size into a number with two decimals and a unit: KB under 1 MB, MB under 1 GB, otherwise GB. Both are
 * written as the language writes them (specification §13.9).
 */
export function sizeParts(
  bytes: number,
  { locale }: LocaleContext
): { number: string; unit: string } {
  const [divisor, unit] =
    bytes < MB
      ? ([KB, 'kilobyte'] as const)
      : bytes < GB
        ? ([MB, 'megabyte'] as const)
        : ([GB, 'gigabyte'] as const)
  return {
    number: sizes(locale).format(bytes / divisor),
    unit: sizeUnit(unit, locale)
  }
}

export function formatSize(bytes: number, localeContext: LocaleContext): string {
  const { number, unit } = sizeParts(bytes, localeContext)
  return number + NO_BREAK_SPACE + unit
}

/** Formats a percentage: 73.39 becomes '73.39%'. */
export function formatRatio(percent: number, { locale }: LocaleContext): string {
  return percents(locale, 2).format(percent / 100)
}

/**
 * Formats a whole percentage for a progress bar. It is rounded down, so that it reaches 100 only when everything is
 * done.
 */
export function formatPercent(percent: number, { locale }: LocaleContext): string {
  return percents(locale, 0).format(Math.floor(percent) / 100)
}

export function formatCount(count: number, { locale }: LocaleContext): string {
  return counts(locale).format(count)
}

/** Formats an amount in dollars. Two decimals are the default; the price of one image needs more. */
export function formatMoney(
  dollars: number,
  { locale }: LocaleContext,
  fractionDigits = 2
): string {
  return amounts(locale, fractionDigits).format(dollars)
}

export function formatDate(iso: string, { locale, timeZone }: LocaleContext): string {
  return dates(locale, timeZone).format(new Date(iso))
}

/** Formats a duration: in milliseconds when it is under a second, otherwise in seconds with one decimal. */
export function formatDuration(ms: number, { locale }: LocaleContext): string {
  const unit = ms < 1000 ? 'millisecond' : 'second'
  const value = ms < 1000 ? Math.round(ms) : ms / 1000
  const decimals = ms < 1000 ? 0 : 1
  return new Intl.NumberFormat(locale, { style: 'unit', unit, ...digits(decimals) }).format(value)
}

/** Formats a time of the last 48 hours as in '2 min. ago', and an older one as a date. */
export function formatWhen(iso: string, nowMs: number, localeContext: LocaleContext): string {
  // The browser's clock may be behind the server's.
  const ageMs = Math.max(0, nowMs - Date.parse(iso))
  if (ageMs >= 2 * DAY_MS) return formatDate(iso, localeContext)
  const relative = ages(localeContext.locale)
  if (ageMs < MINUTE_MS) return relative.format(0, 'second')
  if (ageMs < HOUR_MS) return relative.format(-Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < DAY_MS) return relative.format(-Math.floor(ageMs / HOUR_MS), 'hour')
  return relative.format(-1, 'day')
}

export type Tone = 'accent' | 'bad'

/** Returns the colour tone for a quota of which this percentage is used. */
export const quotaTone = (percent: number): Tone => (percent >= 80 ? 'bad' : 'accent')
