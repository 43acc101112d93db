import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

type BannerProps = {
  /**
   * The banner's name. Closing the banner is remembered under it, and styles/pieces.css hides closed banners by it.
   */
  name: string
  tone: 'bad' | 'warn' | 'info'
  title: string
  line: string
  /** The label of ×. Left out for banners that must stay visible until their cause is resolved. */
  dismiss?: string
  /** Whether the banner appeared after the page had loaded and must therefore be announced. */
  isNew?: boolean
  /** At most one normal and one plain button. */
  children?: ReactNode
}

const ICONS = { bad: CircleAlert, warn: TriangleAlert, info: Info }

/** A notice below the page header. A page shows at most one. */
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
