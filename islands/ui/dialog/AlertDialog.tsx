import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import './dialog.css'

type Answer = { label: string; onPress: () => void }

export type AlertDialogProps = {
  isOpen: boolean
  title: string
  text: string
  /** The harmless answer. Focus starts on it, and Esc chooses it. */
  stay: Answer
  /** The answer that loses something. `isMain` makes it the recommended answer, which then has the initial focus. */
  go: Answer & { isMain?: boolean }
  /** A third answer, between the two. */
  also?: Answer
}

/** A question that must be answered: it has no ×, and a press outside does not close it. */
export function AlertDialog({ isOpen, title, text, stay, go, also }: AlertDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  const { isMain = false } = go
  const stayButton = (
    <button type="button" className="btn" ref={isMain ? null : first} onClick={stay.onPress}>
      {stay.label}
    </button>
  )
  const goButton = (
    <button
      type="button"
      className={isMain ? 'btn primary' : 'btn danger'}
      ref={isMain ? first : null}
      onClick={go.onPress}
    >
      {go.label}
    </button>
  )
  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => willOpen || stay.onPress()}>
      <Base.Portal>
        {/* Shown above another dialog as well, where Base UI omits the backdrop by default. */}
        <Base.Backdrop className="dialog-backdrop" forceRender />
        <Base.Popup className="dialog dialog-small" initialFocus={first}>
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
          </div>
          <div className="dialog-body">
            <Base.Description className="dialog-text">{text}</Base.Description>
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
 * Asks before a dialog closes with something that would be lost.
 * @param onClose closes the dialog
 */
export function useAskedClose(onClose: () => void) {
  /** Whether closing now would lose something, as the dialog's contents report. */
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
    /** Closes or asks. Returns whether it closed, as a Dialog's `onClose` must. */
    leave(): boolean {
      if (isHolding) setIsAsking(true)
      else close()
      return !isHolding
    }
  }
}
