import type { VisitorFigures } from '../../modules/page-speed/queries.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { WaitBars } from './WaitBars.tsx'

type SpeedEffectProps = {
  /** Null where the store cannot report visits. */
  figures: VisitorFigures | null
  localeContext: LocaleContext
  messages: Messages<'speed'>['speed']
}

/** What preloading changes in this store, by its own visitors. Shows nothing where nothing is known or collected. */
export function SpeedEffect({ figures, localeContext, messages }: SpeedEffectProps) {
  const { effect: t, visitors } = messages
  if (!figures?.isOn && !figures?.waits) return null
  const { waits, comparedViews } = figures
  const count = (views: number) => formatCount(views, localeContext)
  return (
    <section className="card-part stack" aria-labelledby="effect-title">
      <h3 id="effect-title">{t.title()}</h3>
      {waits ? (
        <>
          <WaitBars
            waits={[
              [visitors.fresh(), waits.fresh.ms],
              [visitors.prefetched(), waits.prefetched.ms]
            ]}
            localeContext={localeContext}
          />
          <p className="caption">
            {t.visitors({
              prefetched: count(waits.prefetched.views),
              fresh: count(waits.fresh.views)
            })}
          </p>
        </>
      ) : (
        <p className="caption">{t.few({ n: count(comparedViews) })}</p>
      )}
    </section>
  )
}
