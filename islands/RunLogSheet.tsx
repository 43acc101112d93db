import type { Reader } from '../pages/components/numbers.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { RunList } from './runlog/RunList.tsx'
import './runlog/runlog.css'

export type RunLogSheetProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'runLog' | 'dialog'>
}

/** What was done lately, why images failed, and what can be done about it. */
export default function RunLogSheet({ isOpen, onClose, reader, texts }: RunLogSheetProps) {
  const t = useTexts<'runLog' | 'dialog'>(reader.locale, texts)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.runLog.title()}
      shape="sheet"
      closeLabel={t.dialog.close()}
    >
      <div className="dialog-body runlog">
        <p className="muted">{t.runLog.line()}</p>
        <RunList t={t} reader={reader} onStarted={onClose} />
      </div>
    </Dialog>
  )
}
