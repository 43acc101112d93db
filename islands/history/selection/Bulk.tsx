import { RefreshCw, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import type { RunAction } from '../../lib/image-calls.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Selected } from '../../ui/table/Selected.tsx'
import type { HistoryMessages } from '../messages.ts'
import type { SelectionOfRows } from './use-selection.ts'

type BulkProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  selection: SelectionOfRows
  /** The number of selected rows, including rows on other pages. */
  count: number
  /** False for uploads, which cannot be re-optimised. */
  hasReoptimize: boolean
  /** The text 'From {plan}' if re-optimising these rows needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  busy: string
  onStart: (action: RunAction) => void
  /** Further controls beside the buttons. */
  children?: ReactNode
}

/** Shows 'N selected' and the actions on the selected rows. */
export function Bulk(props: BulkProps) {
  const { t, localeContext, selection, count, hasReoptimize, lacks, busy, onStart, children } =
    props
  const { chosen, clear } = selection
  return (
    <div className="bulk">
      {chosen.length > 0 && (
        <Selected
          words={t.selected({ n: formatCount(count, localeContext) })}
          clearLabel={t.unselect()}
          onClear={clear}
        />
      )}
      <ActionButton icon={RotateCcw} isBusy={busy === 'restore'} onPress={() => onStart('restore')}>
        {t.restoreMany()}
      </ActionButton>
      {hasReoptimize && (
        <ActionButton
          icon={RefreshCw}
          isBusy={busy === 'reOptimize'}
          lacks={lacks}
          onPress={() => onStart('reOptimize')}
        >
          {t.reoptimizeMany()}
        </ActionButton>
      )}
      {children}
    </div>
  )
}
