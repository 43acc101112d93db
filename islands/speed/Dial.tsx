import type { Band } from './bands.ts'

const RADIUS = 76
const ROUND = 2 * Math.PI * RADIUS
/** The length of the visible part of the ring. A quarter of the ring is missing at the bottom. */
const ARC = 0.75 * ROUND

type DialProps = {
  /** Null when there is nothing to show yet. */
  score: number | null
  band: Band | null
  isBusy: boolean
  /** A whole sentence, which screen readers read instead of the graphic. */
  label: string
}

/** The gauge: a three-quarter ring with the number in the middle. */
export function Dial({ score, band, isBusy, label }: DialProps) {
  const shown = isBusy || score === null ? 0 : score
  return (
    <svg className="dial" viewBox="0 0 180 170" role="img" aria-label={label} data-busy={isBusy}>
      <g
        fill="none"
        strokeWidth={14}
        strokeLinecap="round"
        transform="rotate(135 90 90)"
        data-band={band ?? undefined}
      >
        <circle
          className="dial-track"
          cx={90}
          cy={90}
          r={RADIUS}
          strokeDasharray={`${ARC} ${ROUND}`}
        />
        <circle
          className="dial-arc"
          cx={90}
          cy={90}
          r={RADIUS}
          strokeDasharray={isBusy ? `${ARC / 5} ${ROUND}` : `${(ARC * shown) / 100} ${ROUND}`}
          opacity={isBusy || shown > 0 ? 1 : 0}
        />
      </g>
      <text className="dial-number" x={90} y={104} textAnchor="middle">
        {isBusy ? '…' : (score ?? '–')}
      </text>
      <text className="dial-end" x={34} y={166} textAnchor="middle">
        {0}
      </text>
      <text className="dial-end" x={146} y={166} textAnchor="middle">
        {100}
      </text>
    </svg>
  )
}
