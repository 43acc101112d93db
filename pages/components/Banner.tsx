import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

type BannerProps = {
  /** Remembered under this name when it is closed; styles/pieces.css hides it by the same name. */
  name: string
  tone: 'bad' | 'warn' | 'info'
  title: string
  line: string
  /** Left out of what has to be seen until it is over. */
  dismiss?: string
  /** Appeared after the page was there: it is read out. */
  isNew?: boolean
  /** At most one button and one plain one. */
  children?: ReactNode
}

const ICONS = { bad: CircleAlert, warn: TriangleAlert, info: Info }

/** At most one on a page, under its header. */
export function Banner({ name, tone, title, line, dismiss, isNew, children }: BannerProps) {
  const Icon = ICONS[tone]
  const role = tone === 'bad' ? 'alert' : 'status'
  return (
    <section
      className="banner"
      data-banner={name}
      data-tone={tone}
      aria-labelledby={`${name}-title`}
    >
      <Icon size={18} aria-hidden />
      <div className="banner-text" role={isNew ? role : undefined}>
        <h2 id={`${name}-title`}>{title}</h2>
        <p>{line}</p>
      </div>
      {children && <div className="btn-row banner-actions">{children}</div>}
      {dismiss && (
        <button
          type="button"
          className="btn ghost icon-only"
          data-dismiss
          data-tip={dismiss}
          aria-label={dismiss}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </section>
  )
}
