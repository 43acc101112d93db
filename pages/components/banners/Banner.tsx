import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

type BannerProps = {
  /** Identifies the banner: a closed banner is remembered by this name, and styles/pieces.css hides it. */
  name: string
  tone: 'bad' | 'warn' | 'info'
  title: string
  line: string
  /** The label of the × button. Banners that must stay until their cause is resolved have none. */
  dismiss?: string
  /** Whether the banner appeared after the page had loaded. If so, screen readers announce it. */
  isNew?: boolean
  /** The banner's buttons: at most one normal and one plain. */
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
