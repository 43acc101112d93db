import { useEffect } from 'react'
import { formatSize, type Reader } from '../pages/components/numbers.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { markSeen } from './review/mark-seen.ts'
import './review/review.css'

export type CongratulationsProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'congratulations'>
  savedBytes: number
}

/** What the first run saved; it is told once. */
export default function Congratulations(props: CongratulationsProps) {
  const { isOpen, onClose, reader, texts, savedBytes } = props
  const t = useTexts(reader.locale, texts)
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
        <p className="stat-number num">{formatSize(savedBytes, reader)}</p>
        <p>
          <strong>{t.congratulations.saved({ size: formatSize(savedBytes, reader) })}</strong>
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
