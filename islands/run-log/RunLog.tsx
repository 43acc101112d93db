import { History as Clock } from 'lucide-react'
import { useState } from 'react'
import { useOn } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { DialogButton } from '../ui/DialogButton.tsx'
import { showError } from '../ui/toast/show-error.ts'

export type RunLogProps = {
  localeContext: LocaleContext
  messages: RawMessages<'runLog' | 'dialog'>
}

/** The button that opens the list of runs. The sheet with the list is loaded on demand. */
export default function RunLog({ localeContext, messages }: RunLogProps) {
  const { runLog: t, dialog } = useMessages<'runLog' | 'dialog'>(localeContext.locale, messages)
  const sheet = useOnDemand(
    () => import('./RunLogSheet.tsx'),
    () => showError(dialog.checkConnection())
  )
  const [runId, setRunId] = useState('')
  function openAt(run_id: string) {
    setRunId(run_id)
    sheet.open()
  }
  useOn('runRequested', ({ run_id }) => openAt(run_id))
  return (
    <>
      <DialogButton icon={Clock} opens={{ ...sheet, open: () => openAt('') }}>
        {t.open()}
      </DialogButton>
      <OnDemand of={sheet} runId={runId} localeContext={localeContext} messages={messages} />
    </>
  )
}
