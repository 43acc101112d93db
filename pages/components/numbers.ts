/**
 * Every number the merchant reads becomes text here, on the server and in the browser alike. Language and
 * time zone are always passed, else the two would differ and hydration with them (UI guide, section 5).
 */
export type Reader = {
  /** BCP 47. */
  locale: string
  timeZone: string
}

const KB = 1024
const MB = KB * 1024
const GB = MB * 1024

/** So that no line break separates a number from its unit. */
const NO_BREAK_SPACE = '\u00a0'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** KB under 1 MB, MB under 1 GB, else GB; two decimals (specification §9). */
export function sizeParts(bytes: number, { locale }: Reader): { number: string; unit: string } {
  const [divisor, unit] = bytes < MB ? [KB, 'KB'] : bytes < GB ? [MB, 'MB'] : [GB, 'GB']
  return { number: new Intl.NumberFormat(locale, twoDecimals).format(bytes / divisor), unit }
}

export function formatSize(bytes: number, reader: Reader): string {
  const { number, unit } = sizeParts(bytes, reader)
  return number + NO_BREAK_SPACE + unit
}

/** From percent: 73.39 is '73.39%'. */
export function formatRatio(percent: number, { locale }: Reader): string {
  return new Intl.NumberFormat(locale, { style: 'percent', ...twoDecimals }).format(percent / 100)
}

/** A rough percentage, for a progress bar: whole, and 100 only when everything is done. */
export function formatPercent(percent: number, { locale }: Reader): string {
  const whole = Math.floor(percent)
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(whole / 100)
}

export function formatCount(count: number, { locale }: Reader): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** Dollars; to the cent, or finer for what an image costs. */
export function formatMoney(dollars: number, { locale }: Reader, fractionDigits = 2): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...digits }).format(
    dollars
  )
}

export function formatDate(iso: string, { locale, timeZone }: Reader): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso))
}

/** Milliseconds under a second, else seconds with one decimal. */
export function formatDuration(ms: number, { locale }: Reader): string {
  const unit = ms < 1000 ? 'millisecond' : 'second'
  const value = ms < 1000 ? Math.round(ms) : ms / 1000
  const digits = ms < 1000 ? 0 : 1
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  }).format(value)
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** '2 min. ago' up to 48 hours, then the date. */
export function formatWhen(iso: string, nowMs: number, reader: Reader): string {
  // The clock of the browser can be behind that of the server.
  const ageMs = Math.max(0, nowMs - Date.parse(iso))
  if (ageMs >= 2 * DAY_MS) return formatDate(iso, reader)
  const relative = new Intl.RelativeTimeFormat(reader.locale, { numeric: 'auto', style: 'short' })
  if (ageMs < MINUTE_MS) return relative.format(0, 'second')
  if (ageMs < HOUR_MS) return relative.format(-Math.floor(ageMs / MINUTE_MS), 'minute')
  if (ageMs < DAY_MS) return relative.format(-Math.floor(ageMs / HOUR_MS), 'hour')
  return relative.format(-1, 'day')
}

export type Tone = 'accent' | 'warn' | 'bad'

/** Stat cards and run progress. */
export const progressTone = (percent: number): Tone =>
  percent > 90 ? 'bad' : percent > 50 ? 'warn' : 'accent'

/** Quota card and pricing page. */
export const quotaTone = (percent: number): Tone => (percent >= 80 ? 'bad' : 'accent')
