import type { ReactNode } from 'react'

type StatCardProps = {
  icon: ReactNode
  label: string
  number: string
  /** Small text beside the number. */
  unit?: string
  caption: string
  /** Placed between the number and the caption. */
  children?: ReactNode
}

export function StatCard({ icon, label, number, unit, caption, children }: StatCardProps) {
  return (
    <li className="card stat">
      <h2 className="stat-label">
        {icon}
        {label}
      </h2>
      <p className="stat-number num">
        {number}
        {unit && <span className="stat-unit"> {unit}</span>}
      </p>
      {children}
      <p className="caption num">{caption}</p>
    </li>
  )
}
