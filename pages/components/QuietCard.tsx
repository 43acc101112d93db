import { type LucideIcon, X } from 'lucide-react'

type QuietCardProps = {
  /** Identifies the card: a closed card is remembered by this name, and styles/pieces.css hides it. */
  name: string
  /**
   * The name under which the server remembers that the card was closed; undefined when only the session remembers it.
   */
  switchName?: string
  icon: LucideIcon
  title: string
  line: string
  link: { href: string; label: string }
  /** The label of the × button; undefined for a card that cannot be closed. */
  dismiss: string | undefined
}

/** A card that suggests another page without asking for attention. */
export function QuietCard(props: QuietCardProps) {
  const { name, switchName, icon: Icon, title, line, link, dismiss } = props
  return (
    <section
      className="card card-body quiet-card"
      data-banner={name}
      data-switch={switchName}
      aria-labelledby={`${name}-title`}
    >
      <Icon size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id={`${name}-title`}>{title}</h2>
        <p className="muted">{line}</p>
      </div>
      <a className="btn" href={link.href} data-click={name}>
        {link.label}
      </a>
      {dismiss !== undefined && (
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
