import type { Messages } from '../lib/messages.ts'
import { BANDS, type DeviceCode } from './bands.ts'

type LegendProps = { device: DeviceCode; t: Messages<'speed'>['speed']['gauge'] }

/** The ranges of scores that count as bad, medium and good on a device. */
export function Legend({ device, t }: LegendProps) {
  const { orange, green } = BANDS[device]
  const bands = [
    ['bad', `0–${orange - 1}`],
    ['warn', `${orange}–${green - 1}`],
    ['good', `${green}–100`]
  ] as const
  return (
    <ul className="gauge-legend">
      {bands.map(([band, range]) => (
        <li key={band} data-band={band}>
          {t[band]()} <span className="muted">{range}</span>
        </li>
      ))}
    </ul>
  )
}
