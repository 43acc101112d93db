import { type LucideIcon, X } from 'lucide-react'

type PromptCardProps = {
  /** The card's name. Closing the card is remembered under it. */
  name: string
  icon: LucideIcon
  title: string
  line: string
  /** The label of the button that opens the dialog. */
  action: string
  onOpen: () => void
  onPrefetch: () => void
  /** Undefined for a card that cannot be closed. */
  dismiss?: { label: string; onPress: () => void }
}

/** A quiet card in the page, with a button that opens a dialog. */
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
            // The focused button is about to disappear. Focus moves to the main element, so that it is not lost.
            document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </section>
  )
}
