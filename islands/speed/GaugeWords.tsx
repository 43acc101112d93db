import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { formatDate, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import type { Band } from './bands.ts'

type GaugeWordsProps = {
  speed: SpeedView
  isBusy: boolean
  band: Band | null
  /** How far the score varies between checks, in points; null when that is not known. */
  spread: number | null
  localeContext: LocaleContext
  t: Messages<'speed'>['speed']['gauge']
}

/** What the dial shows, in words: the band of the score, the time of the check, and the reason if a check failed. */
export function GaugeWords({ speed, isBusy, band, spread, localeContext, t }: GaugeWordsProps) {
  return (
    <div className="gauge-words" aria-live="polite">
      {isBusy ? (
        <>
          <strong>{t.checking()}</strong>
          <p className="caption">{t.checkingLine()}</p>
        </>
      ) : (
        <>
          {band && (
            <span className="badge" data-tone={band}>
              {t[band]()}
            </span>
          )}
          {speed.status === 3 && <p className="field-error">{speed.reason}</p>}
          {spread !== null && (
            <p className="caption">
              {t.checkedAt({ when: formatDate(speed.checked_at, localeContext) })}
              {' · '}
              {t.spread({ points: spread })}
            </p>
          )}
        </>
      )}
    </div>
  )
}
