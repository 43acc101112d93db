import { formatDate, type LocaleContext } from '../../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { TrendPoint } from '../../../modules/page-speed/queries.ts'

const [WIDTH, HEIGHT] = [560, 160]
/** RIGHT is the space for the last score beside its line. EDGE keeps a line at 0 or 100 inside the drawing. */
const [RIGHT, EDGE] = [34, 8]

type ScoreTrendProps = {
  points: TrendPoint[]
  /** When the first run ended, which the chart marks; undefined for no mark. */
  markedAt: string | undefined
  localeContext: LocaleContext
  messages: TranslationFunctions
}

/**
 * Draws the scores of 90 days as two lines, for desktop and mobile, with the same scores in a table below. The server
 * renders it.
 */
export function ScoreTrend({ points, markedAt, localeContext, messages }: ScoreTrendProps) {
  const { trend: t, gauge } = messages.speed
  const [first, last] = [points[0], points.at(-1)]
  return (
    <section className="card" aria-labelledby="trend-title">
      <div className="card-body stack">
        <h2 id="trend-title">{t.title()}</h2>
        {!first || !last || points.length < 2 ? (
          <p className="muted">{t.few()}</p>
        ) : (
          <>
            <Lines
              points={points}
              mark={markedAt && { at: markedAt, label: messages.speed.since.first() }}
              label={t.label({
                from: formatDate(first.at, localeContext),
                to: formatDate(last.at, localeContext)
              })}
            />
            <p className="trend-dates caption">
              <span>{formatDate(first.at, localeContext)}</span>
              <span className="trend-key">{gauge.pc()}</span>
              <span className="trend-key" data-line="mobile">
                {gauge.mb()}
              </span>
              <span>{formatDate(last.at, localeContext)}</span>
            </p>
            <details>
              <summary>{t.table()}</summary>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">{t.date()}</th>
                    <th scope="col">{gauge.pc()}</th>
                    <th scope="col">{gauge.mb()}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.toReversed().map(({ at, desktop, mobile }) => (
                    <tr key={at}>
                      <th scope="row">{formatDate(at, localeContext)}</th>
                      <td>{desktop}</td>
                      <td>{mobile}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </>
        )}
      </div>
    </section>
  )
}

type LinesProps = {
  points: TrendPoint[]
  mark: { at: string; label: string } | '' | undefined
  label: string
}

function Lines({ points, mark, label }: LinesProps) {
  const [from, to] = [points[0], points.at(-1)].map((point) => Date.parse(point?.at ?? ''))
  const span = Math.max(1, (to ?? 0) - (from ?? 0))
  const x = (at: string) => EDGE + ((Date.parse(at) - (from ?? 0)) / span) * (WIDTH - RIGHT - EDGE)
  const y = (score: number) => HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE)
  const line = (device: 'desktop' | 'mobile') =>
    points.map((point) => `${x(point.at).toFixed(1)},${y(point[device]).toFixed(1)}`).join(' ')
  const last = points.at(-1)
  const [desktopY, mobileY] = [y(last?.desktop ?? 0), y(last?.mobile ?? 0)]
  // The two last scores are moved apart if their texts would overlap.
  const apart = Math.abs(desktopY - mobileY) < 14 ? 14 - Math.abs(desktopY - mobileY) : 0
  const shift = desktopY <= mobileY ? apart / 2 : -apart / 2
  return (
    <svg className="trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, 50, 100].map((score) => (
        <path key={score} className="trend-guide" d={`M0 ${y(score)}H${WIDTH - RIGHT}`} />
      ))}
      {mark && Date.parse(mark.at) >= (from ?? 0) && Date.parse(mark.at) <= (to ?? 0) && (
        <g className="trend-mark">
          <path d={`M${x(mark.at)} 0V${HEIGHT}`} />
          <text
            x={x(mark.at) + (x(mark.at) > WIDTH / 2 ? -6 : 6)}
            y={HEIGHT - 12}
            textAnchor={x(mark.at) > WIDTH / 2 ? 'end' : 'start'}
          >
            {mark.label}
          </text>
        </g>
      )}
      <polyline className="trend-line" points={line('desktop')} />
      <polyline className="trend-line" data-line="mobile" points={line('mobile')} />
      <text className="trend-value" x={WIDTH - RIGHT + 6} y={desktopY + 4 - shift}>
        {last?.desktop}
      </text>
      <text
        className="trend-value"
        data-line="mobile"
        x={WIDTH - RIGHT + 6}
        y={mobileY + 4 + shift}
      >
        {last?.mobile}
      </text>
    </svg>
  )
}
