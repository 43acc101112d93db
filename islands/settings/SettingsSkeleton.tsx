/** Heights of what will stand there, in px. */
const BLOCKS = [44, 20, 20, 20, 20, 20, 44, 44, 60, 20]

export function SettingsSkeleton({ label }: { label: string }) {
  return (
    <div className="setting-groups late">
      <span className="visually-hidden">{label}</span>
      {BLOCKS.map((height, index) => (
        // The list never changes.
        <div key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  )
}
