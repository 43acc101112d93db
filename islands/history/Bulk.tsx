import { RefreshCw, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import { ActionButton } from './ActionButton.tsx'
import type { HistoryTexts } from './texts.ts'
import type { ActionName } from './use-actions.ts'
import type { SelectionOfRows } from './use-selection.ts'

type BulkProps = {
  t: HistoryTexts
  reader: Reader
  selection: SelectionOfRows
  /** Rows that are chosen, those of other pages counted. */
  count: number
  /** Uploads have nothing to start from again. */
  hasReoptimize: boolean
  /** Why the plan does not allow to re-optimise these. */
  lacks: string | undefined
  busy: string
  onStart: (action: ActionName) => void
  /** What else stands beside the buttons. */
  children?: ReactNode
}

/** 'N selected' and what can be done with them all. */
export function Bulk(props: BulkProps) {
  const { t, reader, selection, count, hasReoptimize, lacks, busy, onStart, children } = props
  const { chosen, clear } = selection
  return (
    <div className="bulk">
      {chosen.length > 0 && (
        <p className="selected num">
          {t.selected({ n: formatCount(count, reader) })}
          <button
            type="button"
            className="btn ghost icon-only"
            aria-label={t.unselect()}
            data-tip={t.unselect()}
            onClick={clear}
          >
            <X size={15} aria-hidden />
          </button>
        </p>
      )}
      <ActionButton icon={RotateCcw} isBusy={busy === 'restore'} onPress={() => onStart('restore')}>
        {t.restoreMany()}
      </ActionButton>
      {hasReoptimize && (
        <ActionButton
          icon={RefreshCw}
          isBusy={busy === 'reoptimize'}
          lacks={lacks}
          onPress={() => onStart('reoptimize')}
        >
          {t.reoptimizeMany()}
        </ActionButton>
      )}
      {children}
    </div>
  )
}
