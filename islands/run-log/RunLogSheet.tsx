import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { RunList } from './RunList.tsx'
import './run-log.css'

export type RunLogSheetProps = {
  isOpen: boolean
  onClose: () => void
  /** The id of the run that the merchant asked to see; '' for none. */
  runId: string
  localeContext: LocaleContext
  messages: RawMessages<'runLog' | 'dialog'>
}

/** The recent runs, the failures of each, and the actions on it. */
export default function RunLogSheet({
  isOpen,
  onClose,
  runId,
  localeContext,
  messages
}: RunLogSheetProps) {
  const t = useMessages<'runLog' | 'dialog'>(localeContext.locale, messages)
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
        <RunList runId={runId} t={t} localeContext={localeContext} onStarted={onClose} />
      </div>
    </Dialog>
  )
}
