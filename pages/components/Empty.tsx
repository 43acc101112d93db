import type { ReactNode } from 'react'

type EmptyProps = { icon: ReactNode; title: string; line: string; children?: ReactNode }

/**
 * Shown in place of missing content. It says what will appear here; a button is added only if it can make that happen.
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
