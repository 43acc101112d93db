import type { ReactNode } from 'react'

type NoticeProps = { icon: ReactNode; title: string; line: string; button: string }

/** The content of a page that shows only a message and a way back, such as "page not found". */
export function Notice({ icon, title, line, button }: NoticeProps) {
  return (
    <section className="card notice-card">
      <div className="empty">
        {icon}
        <h1>{title}</h1>
        <p className="muted">{line}</p>
        <a className="btn primary" href="/admin/preload">
          {button}
        </a>
      </div>
    </section>
  )
}
