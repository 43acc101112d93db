import './trend.css'
import { trendPath } from './trend-path.ts'

type TrendSeries = {
  name: string
  /** One value per day; null for a day without data. */
  values: (number | null)[]
  /** The values as text, for the table and the legend. */
  messages: string[]
  /** The value at the top edge of the chart. */
  most: number
}

type TrendProps = {
  /** The id of the section. The id of the title is `<id>-title`. */
  id: string
  title: string
  /** A sentence that describes the chart to screen readers. */
  line: string
  /** The days, formatted for the merchant, oldest first. */
  days: string[]
  /** One or two lines: the first is solid, the second dashed. */
  series: TrendSeries[]
  words: { day: string; table: string }
}

const TREND_WIDTH = 600
const TREND_HEIGHT = 96
const GUIDES = [0.25, 0.5, 0.75]

/** A chart of values over days, drawn by the server, with the numbers in a table below. */
export function Trend({ id, title, line, days, series, words }: TrendProps) {
  return (
    <section className="card card-body trend" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className="trend-legend num">
        {series.map(({ name, messages }) => (
          <li key={name}>
            {name} <strong>{messages.at(-1)}</strong>
          </li>
        ))}
      </ul>
      <svg
        role="img"
        aria-label={line}
        viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
        preserveAspectRatio="none"
      >
        {GUIDES.map((part) => (
          <path key={part} className="trend-guide" d={`M0 ${part * TREND_HEIGHT}H${TREND_WIDTH}`} />
        ))}
        {series.map(({ name, values, most }) => (
          <path key={name} d={trendPath(values, most, TREND_WIDTH, TREND_HEIGHT)} />
        ))}
      </svg>
      <p className="trend-days caption" aria-hidden>
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </p>
      <details>
        <summary>{words.table}</summary>
        <table className="trend-table num">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {series.map(({ name, messages }) => (
                    <td key={name}>{messages[index]}</td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </details>
    </section>
  )
}
