import './trend.css'
import { trendPath } from './trend-path.ts'

export type TrendSeries = {
  name: string
  /** One for each day; null: nothing is known of that day. */
  values: (number | null)[]
  /** The same in words, for the table and the label at the end. */
  texts: string[]
  /** The value at the top of the chart. */
  most: number
}

type TrendProps = {
  /** Names the section; its title is `<id>-title`. */
  id: string
  title: string
  /** What the chart shows, as a sentence: it stands for the picture. */
  line: string
  /** As the reader writes them, oldest first. */
  days: string[]
  /** One or two: the first is a solid line, the second a dashed one. */
  series: TrendSeries[]
  words: { day: string; table: string }
}

export const TREND_WIDTH = 600
export const TREND_HEIGHT = 96
const GUIDES = [0.25, 0.5, 0.75]

/** Values over days, drawn by the server, with the numbers as a table under it (UI guide, section 4). */
export function Trend({ id, title, line, days, series, words }: TrendProps) {
  return (
    <section className="card card-body trend" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul className="trend-legend num">
        {series.map(({ name, texts }) => (
          <li key={name}>
            {name} <strong>{texts.at(-1)}</strong>
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
                  {series.map(({ name, texts }) => (
                    <td key={name}>{texts[index]}</td>
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
