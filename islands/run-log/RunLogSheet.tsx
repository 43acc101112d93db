import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { RunList } from './RunList.tsx'
import './run-log.css'

export type RunLogSheetProps = {
  isOpen: boolean
  onClose: () => void
  /** The run to show first; '' for none. */
  runId: string
  localeContext: LocaleContext
  messages: RawMessages<'runLog' | 'dialog'>
}

/** Recent runs, why images failed, and the actions on each run. */
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
