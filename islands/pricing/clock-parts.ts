const DAY_SECONDS = 24 * 60 * 60

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** Splits a duration into days and a remainder such as 23:59:59. */
export function clockParts(seconds: number): { days: number; time: string } {
  const rest = seconds % DAY_SECONDS
  const time = `${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}`
  return { days: Math.floor(seconds / DAY_SECONDS), time }
}
