import { TriangleAlert, X } from 'lucide-react'

type BannerProps = {
  /** Remembered under this name when it is closed; styles/pieces.css hides it by the same name. */
  name: string
  tone: 'bad' | 'warn' | 'info'
  title: string
  line: string
  dismiss: string
}

/** At most one on a page, under its header. */
export function Banner({ name, tone, title, line, dismiss }: BannerProps) {
  return (
    <section
      className="banner"
      data-banner={name}
      data-tone={tone}
      aria-labelledby={`${name}-title`}
    >
      <TriangleAlert size={18} aria-hidden />
      <div className="banner-text">
        <h2 id={`${name}-title`}>{title}</h2>
        <p>{line}</p>
      </div>
      <button
        type="button"
        className="btn ghost icon-only"
        data-dismiss
        data-tip={dismiss}
        aria-label={dismiss}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  )
}
