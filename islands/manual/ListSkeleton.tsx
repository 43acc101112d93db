/** A skeleton has at most this many rows (specification §13.10). */
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="late">
      <span className="visually-hidden">{label}</span>
      {ROWS.map((row) => (
        <div key={row} className="manual-skeleton">
          <div className="skeleton" style={{ width: 16, height: 16 }} />
          <div className="skeleton" style={{ width: 40, height: 40 }} />
          <div className="skeleton" style={{ width: `${55 - row * 4}%`, height: 16 }} />
        </div>
      ))}
    </div>
  )
}
