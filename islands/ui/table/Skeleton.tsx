/** The most placeholder rows that a table shows while it loads. */
const MOST_ROWS = 8

/** Grey rows, as high as the real ones, while the rows load. They appear after 150 ms (styles/table.css). */
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
