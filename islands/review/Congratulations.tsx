import { useEffect } from 'react'
import { formatSize, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { markSeen } from './mark-seen.ts'
import './review.css'

export type CongratulationsProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'congratulations'>
  savedBytes: number
}

/** Shows what the first run saved. Opening it marks it as seen. */
export default function Congratulations(props: CongratulationsProps) {
  const { isOpen, onClose, localeContext, messages, savedBytes } = props
  const t = useMessages(localeContext.locale, messages)
  useEffect(() => {
    if (isOpen) markSeen('congratulations')
  }, [isOpen])

  function seeHistory() {
    onClose()
    document.querySelector('#history-title')?.scrollIntoView({ block: 'start' })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.congratulations.title()}
      shape="small"
      closeLabel={t.dialog.close()}
    >
      <div className="dialog-body review-body">
        <p className="stat-number num">{formatSize(savedBytes, localeContext)}</p>
        <p>
          <strong>
            {t.congratulations.saved({ size: formatSize(savedBytes, localeContext) })}
          </strong>
        </p>
        <p className="muted">{t.congratulations.line()}</p>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn primary" onClick={seeHistory}>
          {t.congratulations.see()}
        </button>
      </div>
    </Dialog>
  )
}
