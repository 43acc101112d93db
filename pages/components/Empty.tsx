import type { ReactNode } from 'react'

type EmptyProps = { icon: ReactNode; title: string; line: string; children?: ReactNode }

/** Shown in place of missing content: says what will appear, with a button only if it starts that. */
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
