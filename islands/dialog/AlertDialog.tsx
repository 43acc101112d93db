import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import './dialog.css'

export type AlertDialogProps = {
  isOpen: boolean
  title: string
  text: string
  /** The harmless answer: focus starts on it, and Esc means it. */
  stay: { label: string; onPress: () => void }
  /** The answer that loses something. */
  go: { label: string; onPress: () => void }
}

/** A question that must be answered: no × and no way out by a press beside it. */
export function AlertDialog({ isOpen, title, text, stay, go }: AlertDialogProps) {
  const stayButton = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(willOpen) => willOpen || stay.onPress()}>
      <Base.Portal>
        {/* Over another dialog too, where Base UI leaves it out by itself. */}
        <Base.Backdrop className="dialog-backdrop" forceRender />
        <Base.Popup className="dialog dialog-small" initialFocus={stayButton}>
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
          </div>
          <div className="dialog-body">
            <Base.Description className="dialog-text">{text}</Base.Description>
          </div>
          <div className="dialog-foot">
            <button type="button" className="btn danger" onClick={go.onPress}>
              {go.label}
            </button>
            <button type="button" className="btn" ref={stayButton} onClick={stay.onPress}>
              {stay.label}
            </button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
