/** Further placeholder rows would add nothing. */
const MOST_ROWS = 8

/** Grey rows of the final height while the rows load. They appear after 150 ms (styles/table.css). */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton-rows" aria-hidden>
      {Array.from({ length: Math.min(MOST_ROWS, Math.max(1, rows)) }, (_, index) => (
        <div key={index} className="skeleton-row">
          <span className="skeleton thumb" />
          <span className="skeleton skeleton-line" />
        </div>
      ))}
    </div>
  )
}
