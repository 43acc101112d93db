export type DeviceCode = 'pc' | 'mb'
export type Band = 'good' | 'warn' | 'bad'

/** The lowest scores at which the gauge is orange, and green (specification §12.5). */
export const BANDS: Record<DeviceCode, { orange: number; green: number }> = {
  pc: { orange: 50, green: 75 },
  mb: { orange: 40, green: 60 }
}

export function bandOf(score: number, device: DeviceCode): Band {
  const { orange, green } = BANDS[device]
  if (score >= green) return 'good'
  return score >= orange ? 'warn' : 'bad'
}
