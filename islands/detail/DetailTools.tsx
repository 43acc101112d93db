import { RefreshCw, RotateCcw, X } from 'lucide-react'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'
import { ActionButton } from '../history/ActionButton.tsx'
import type { ActionName } from './use-image-actions.ts'

type DetailToolsProps = {
  t: Texts<'detail'>
  reader: Reader
  count: number
  onClear: () => void
  /** The plan that re-optimising needs, if it is another one. */
  lacks: string | undefined
  busy: ActionName | undefined
  onStart: (action: ActionName) => void
}

/** 'N selected' and what can be done with them all. */
export function DetailTools(props: DetailToolsProps) {
  const { t, reader, count, onClear, lacks, busy, onStart } = props
  return (
    <div className="table-tools">
      <div className="bulk">
        <div role="status" className="detail-selected">
          {count > 0 && (
            <p className="selected num">
              {t.detail.selected({ count: formatCount(count, reader) })}
              <button
                type="button"
                className="btn ghost icon-only"
                aria-label={t.detail.clear()}
                data-tip={t.detail.clear()}
                onClick={onClear}
              >
                <X size={15} aria-hidden />
              </button>
            </p>
          )}
        </div>
        <ActionButton
          icon={RotateCcw}
          isBusy={busy === 'restore'}
          onPress={() => onStart('restore')}
        >
          {t.detail.restore()}
        </ActionButton>
        <ActionButton
          icon={RefreshCw}
          isBusy={busy === 'reOptimize'}
          lacks={lacks}
          onPress={() => onStart('reOptimize')}
        >
          {t.detail.reOptimize()}
        </ActionButton>
      </div>
    </div>
  )
}
