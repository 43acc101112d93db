/** Space above and below the chart, so that a line along its edge is not clipped. */
const EDGE = 3

/** Returns a line through the known values as an SVG path; '' for fewer than two values. */
export function trendPath(
  values: (number | null)[],
  most: number,
  width: number,
  height: number
): string {
  const step = width / Math.max(1, values.length - 1)
  const points = values.flatMap((value, index) => {
    if (value === null) return []
    const part = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0
    return [`${round(index * step)} ${round(height - EDGE - part * (height - 2 * EDGE))}`]
  })
  return points.length < 2 ? '' : `M${points.join('L')}`
}

const round = (value: number): number => Math.round(value * 10) / 10
