import { History as Clock } from 'lucide-react'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { complain } from './toast/complain.ts'

export type RunLogProps = { reader: Reader; texts: RawTexts<'runLog' | 'dialog'> }

/** Opens the list of runs; the sheet is fetched then. */
export default function RunLog({ reader, texts }: RunLogProps) {
  const { runLog: t, dialog } = useTexts<'runLog' | 'dialog'>(reader.locale, texts)
  const sheet = useOnDemand(
    () => import('./RunLogSheet.tsx'),
    () => complain(dialog.checkConnection())
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
          reader={reader}
          texts={texts}
        />
      )}
    </>
  )
}
