import type { VisitorFigures } from '../../modules/page-speed/queries.ts'
import { formatCount, formatDuration, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useCollecting } from './use-collecting.ts'

export type SpeedVisitorsProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  figures: VisitorFigures
}

/** What visitors experienced, if the merchant lets the app collect it. */
export default function SpeedVisitors({ localeContext, messages, figures }: SpeedVisitorsProps) {
  const { visitors: t } = useMessages(localeContext.locale, messages).speed
  const { isOn, isSaving, change } = useCollecting(figures.isOn, t.notSaved())
  const { values, views } = figures

  const time = (value: number | null) =>
    value === null ? '–' : formatDuration(value, localeContext)
  const shift = (value: number | null) =>
    value === null
      ? '–'
      : new Intl.NumberFormat(localeContext.locale, { maximumFractionDigits: 2 }).format(
          value / 1000
        )
  const rows = [
    [t.prefetched(), time(values.open_hit)],
    [t.fresh(), time(values.open)],
    [t.lcp(), time(values.lcp)],
    [t.inp(), time(values.inp)],
    [t.cls(), shift(values.cls)]
  ]
  return (
    <section className="card" aria-labelledby="visitors-title">
      <div className="card-body stack">
        <h2 id="visitors-title">{t.title()}</h2>
        <label className="check-row">
          <input
            type="checkbox"
            role="switch"
            className="switch"
            checked={isOn}
            disabled={isSaving}
            onChange={({ target }) => void change(target.checked)}
          />
          {t.switch()}
        </label>
        <p className="muted">{isOn ? t.line() : t.off()}</p>
        {isOn && views === 0 && <p className="caption">{t.none()}</p>}
        {views > 0 && (
          <>
            <dl className="figures">
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="caption">
              {t.views({ n: formatCount(views, localeContext), count: views })}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
