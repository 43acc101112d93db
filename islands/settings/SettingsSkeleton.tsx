/** Heights of the fields to come, in px. */
const BLOCKS = [44, 20, 20, 20, 20, 20, 44, 44, 60, 20]

export function SettingsSkeleton({ label }: { label: string }) {
  return (
    <div className="setting-groups late">
      <span className="visually-hidden">{label}</span>
      {BLOCKS.map((height, index) => (
        // An index works as the key because the list never changes.
        <div key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  )
}
