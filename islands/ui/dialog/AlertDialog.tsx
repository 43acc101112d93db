import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import './dialog.css'

type Answer = { label: string; onPress: () => void }

export type AlertDialogProps = {
  isOpen: boolean
  title: string
  text: string
  /** What follows from `go`, in a paragraph of its own. */
  terms?: string
  /** The harmless answer. Esc chooses it, and it has the initial focus unless `go` is the main answer. */
  stay: Answer
  /**
   * The answer that has consequences. `isMain` makes it the recommended answer, which has the initial focus. `isPaid`
   * leaves that focus on `stay`, because a second press on Enter must not spend money or quota.
   */
  go: Answer & { isMain?: boolean; isPaid?: boolean }
  /** A third answer, placed between the other two. */
  also?: Answer
}

/** A question that must be answered: it has no ×, and a press outside does not close it. */
export function AlertDialog({ isOpen, title, text, terms, stay, go, also }: AlertDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  const { isMain = false, isPaid = false } = go
  const goesFirst = isMain && !isPaid
  const stayButton = (
    <button type="button" className="btn" ref={goesFirst ? null : first} onClick={stay.onPress}>
      {stay.label}
    </button>
  )
  const goButton = (
    <button
      type="button"
      className={isMain ? 'btn primary' : 'btn danger'}
      ref={goesFirst ? first : null}
      onClick={go.onPress}
    >
      {go.label}
    </button>
  )
  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => willOpen || stay.onPress()}>
      <Base.Portal>
        {/* Base UI omits the backdrop above another dialog unless it is forced. */}
        <Base.Backdrop className="dialog-backdrop" forceRender />
        <Base.Popup className="dialog dialog-small" initialFocus={first}>
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
          </div>
          <div className="dialog-body">
            <Base.Description className="dialog-text" render={<div />}>
              <p>{text}</p>
              {terms && <p>{terms}</p>}
            </Base.Description>
          </div>
          <div className="dialog-foot">
            {isMain ? stayButton : goButton}
            {also && (
              <button type="button" className="btn" onClick={also.onPress}>
                {also.label}
              </button>
            )}
            {isMain ? goButton : stayButton}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Asks for confirmation before closing a dialog whose contents would be lost.
 * @param onClose closes the dialog
 */
export function useAskedClose(onClose: () => void) {
  /** Whether closing the dialog now would lose something. The contents of the dialog report this. */
  const [isHolding, setIsHolding] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    setIsAsking(false)
    setIsHolding(false)
    onClose()
  }

  return {
    isHolding,
    setIsHolding,
    isAsking,
    stay: () => setIsAsking(false),
    /** Closes without asking. */
    close,
    /**
     * Closes the dialog, or asks first if something would be lost. Returns whether the dialog closed, as `onClose` of
     * Dialog must.
     */
    leave(): boolean {
      if (isHolding) setIsAsking(true)
      else close()
      return !isHolding
    }
  }
}
