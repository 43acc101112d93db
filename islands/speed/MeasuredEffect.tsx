import { Gauge } from 'lucide-react'
import type { EffectView } from '../../modules/page-speed/schema.ts'
import { formatDate, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { useMeasurement } from './use-measurement.ts'
import { WaitBars } from './WaitBars.tsx'

type MeasuredEffectProps = {
  effect: EffectView
  canMeasure: boolean
  localeContext: LocaleContext
  messages: Messages<'speed'>['speed']
}

/** What this server measured when it opened the store with and without preloading, and the button that measures. */
export function MeasuredEffect(props: MeasuredEffectProps) {
  const { canMeasure, localeContext, messages } = props
  const { effect: t, video, gauge } = messages
  const { effect, isMeasuring, measure } = useMeasurement(props.effect, gauge.notStarted())
  const { without_ms, with_ms, page, measured_at, reason } = effect
  const isMeasured = without_ms !== null && with_ms !== null
  return (
    <>
      {isMeasured && (
        <WaitBars
          waits={[
            [video.without(), without_ms],
            [video.with(), with_ms]
          ]}
          localeContext={localeContext}
        />
      )}
      <div className="stack" aria-live="polite">
        {isMeasured && !isMeasuring && (
          <p className="caption">
            {t.measured({ when: formatDate(measured_at, localeContext), page })}
          </p>
        )}
        {canMeasure && !isMeasured && !isMeasuring && <p className="caption">{t.none()}</p>}
        {isMeasuring && <p className="caption">{`${t.measuring()} ${t.measuringLine()}`}</p>}
        {reason !== '' && <p className="field-error">{reason}</p>}
      </div>
      {canMeasure && (
        <button
          type="button"
          className="btn"
          aria-disabled={isMeasuring}
          aria-busy={isMeasuring}
          onClick={() => isMeasuring || void measure()}
        >
          {isMeasuring ? <span className="spinner" aria-hidden /> : <Gauge size={16} aria-hidden />}
          {t.measure()}
        </button>
      )}
    </>
  )
}
