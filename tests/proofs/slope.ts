export type Sample = { hours: number; value: number }

/** Returns how much the value grows per hour: the slope of the line that fits the samples best (least squares). */
export function slopeOf(samples: readonly Sample[]): number {
  const meanHours = mean(samples.map(({ hours }) => hours))
  const meanValue = mean(samples.map(({ value }) => value))
  let [above, below] = [0, 0]
  for (const { hours, value } of samples) {
    above += (hours - meanHours) * (value - meanValue)
    below += (hours - meanHours) ** 2
  }
  return below === 0 ? 0 : above / below
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
