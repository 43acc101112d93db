import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useError } from '../toast/error-banner.ts'
import './dialog.css'

export type DialogProps = {
  isOpen: boolean
  /**
   * Called when the merchant presses × or Esc, or clicks outside the dialog. Returning false keeps the dialog open.
   */
  onClose: () => boolean | void
  title: string
  /** 400, 560 or 720 px wide, or a side sheet of 420 px (specification §13.10). */
  shape: 'small' | 'medium' | 'large' | 'sheet'
  closeLabel: string
  /** A scrolling `dialog-body` and a `dialog-foot`. Both are mounted anew each time the dialog opens. */
  children: ReactNode
}

/** A modal dialog. Focus stays inside and returns to the control that opened it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, shape, closeLabel, children } = props
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(willOpen, change) => {
        // Leaving `open` unchanged is not enough: Base UI closes the dialog unless the change is cancelled.
        if (!willOpen && onClose() === false) change.cancel()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="dialog-backdrop" />
        <Base.Popup className={`dialog dialog-${shape}`}>
          <div className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="btn ghost icon-only" aria-label={closeLabel}>
              <X size={16} aria-hidden />
            </Base.Close>
          </div>
          <DialogProblem />
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Shows the latest error since the dialog was opened, because the dialog covers the page's own banner. */
function DialogProblem() {
  const problem = useError()
  const [before] = useState(problem?.count ?? 0)
  if (problem === null || problem.count <= before) return null
  return (
    <p key={problem.count} className="dialog-error dialog-problem" role="alert">
      {problem.words}
    </p>
  )
}

type DialogErrorProps = {
  /** The reason for a refusal; '' when nothing was refused. */
  words: string
  className?: string
}

/** The reason why a dialog could not do what the merchant asked for. Screen readers read it at once. */
export function DialogError({ words, className = 'dialog-error' }: DialogErrorProps) {
  if (words === '') return null
  return (
    <p className={className} role="alert">
      {words}
    </p>
  )
}
