import { History as Clock } from 'lucide-react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { showError } from '../ui/toast/show-error.ts'

export type RunLogProps = {
  localeContext: LocaleContext
  messages: RawMessages<'runLog' | 'dialog'>
}

/** The button for the list of runs; the sheet is loaded on demand. */
export default function RunLog({ localeContext, messages }: RunLogProps) {
  const { runLog: t, dialog } = useMessages<'runLog' | 'dialog'>(localeContext.locale, messages)
  const sheet = useOnDemand(
    () => import('./RunLogSheet.tsx'),
    () => showError(dialog.checkConnection())
  )
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={sheet.open}
        onPointerEnter={sheet.prefetch}
        onFocus={sheet.prefetch}
      >
        <Clock size={16} aria-hidden />
        {t.open()}
      </button>
      {sheet.Component && (
        <sheet.Component
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          localeContext={localeContext}
          messages={messages}
        />
      )}
    </>
  )
}
