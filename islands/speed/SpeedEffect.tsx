import type { VisitorFigures } from '../../modules/page-speed/queries.ts'
import type { EffectView } from '../../modules/page-speed/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { MeasuredEffect } from './MeasuredEffect.tsx'
import { VisitorWaits } from './VisitorWaits.tsx'

type SpeedEffectProps = {
  /** Null where the store cannot report visits. */
  figures: VisitorFigures | null
  effect: EffectView
  canMeasure: boolean
  localeContext: LocaleContext
  messages: Messages<'speed'>['speed']
}

/**
 * What preloading changes in this store: by its own visitors once there are enough page views, before that by what
 * this server measured. Shows nothing where nothing is known and nothing can be measured.
 */
export function SpeedEffect(props: SpeedEffectProps) {
  const { figures, effect, canMeasure, localeContext, messages } = props
  const { effect: t } = messages
  const hasMeasured = canMeasure || effect.without_ms !== null
  if (!figures?.waits && !figures?.isOn && !hasMeasured) return null
  return (
    <section className="card-part stack" aria-labelledby="effect-title">
      <h3 id="effect-title">{t.title()}</h3>
      {figures?.waits ? (
        <VisitorWaits waits={figures.waits} localeContext={localeContext} messages={messages} />
      ) : (
        <>
          {hasMeasured && (
            <MeasuredEffect
              effect={effect}
              canMeasure={canMeasure}
              localeContext={localeContext}
              messages={messages}
            />
          )}
          {figures?.isOn && (
            <p className="caption">
              {t.few({ n: formatCount(figures.comparedViews, localeContext) })}
            </p>
          )}
        </>
      )}
    </section>
  )
}
