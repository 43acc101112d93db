import type { ReactNode } from 'react'

type EmptyProps = { icon: ReactNode; title: string; line: string; children?: ReactNode }

/**
 * Takes the place of missing content and says what will appear there. A button is added only if pressing it can make
 * that content appear.
 */
export function Empty({ icon, title, line, children }: EmptyProps) {
  return (
    <div className="empty">
      {icon}
      <strong>{title}</strong>
      <p className="muted">{line}</p>
      {children}
    </div>
  )
}
