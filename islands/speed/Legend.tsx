import type { Messages } from '../lib/messages.ts'
import { BANDS, type DeviceCode } from './bands.ts'

/**
 * The page that explains Lighthouse's scale, on which a score of 90 or more is good. A merchant who opens a Lighthouse
 * report therefore sees different colours from ours.
 */
const GOOGLE_SCALE =
  'https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding'

type LegendProps = { device: DeviceCode; t: Messages<'speed'>['speed']['gauge'] }

/**
 * The ranges of scores that count as bad, middling and good on a device, and a note that this scale is the app's own.
 */
export function Legend({ device, t }: LegendProps) {
  const { orange, green } = BANDS[device]
  const bands = [
    ['bad', `0–${orange - 1}`],
    ['warn', `${orange}–${green - 1}`],
    ['good', `${green}–100`]
  ] as const
  return (
    <>
      <ul className="gauge-legend">
        {bands.map(([band, range]) => (
          <li key={band} data-band={band}>
            {t[band]()} <span className="muted">{range}</span>
          </li>
        ))}
      </ul>
      <p className="caption gauge-scale">
        {t.scale()}{' '}
        <a href={GOOGLE_SCALE} target="_blank" rel="noopener">
          {t.googleScale()}
        </a>
      </p>
    </>
  )
}
