import { type LucideIcon, X } from 'lucide-react'

type PromptCardProps = {
  /** Under which its closing is remembered. */
  name: string
  icon: LucideIcon
  title: string
  line: string
  /** What opens the dialog behind it. */
  action: string
  onOpen: () => void
  onPrefetch: () => void
  /** Without it the card cannot be closed. */
  dismiss?: { label: string; onPress: () => void }
}

/** A quiet card in the page, with a dialog that opens when the merchant wants it. */
export function PromptCard(props: PromptCardProps) {
  const { name, icon: Icon, title, line, action, onOpen, onPrefetch, dismiss } = props
  return (
    <section
      className="card card-body quiet-card"
      data-banner={name}
      aria-labelledby={`${name}-title`}
    >
      <Icon size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id={`${name}-title`}>{title}</h2>
        <p className="muted">{line}</p>
      </div>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={onPrefetch}
        onFocus={onPrefetch}
      >
        {action}
      </button>
      {dismiss && (
        <button
          type="button"
          className="btn ghost icon-only"
          data-tip={dismiss.label}
          aria-label={dismiss.label}
          onClick={() => {
            dismiss.onPress()
            // Focus would be lost with the button.
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </section>
  )
}
