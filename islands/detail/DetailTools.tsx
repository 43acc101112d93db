import { RefreshCw, RotateCcw } from 'lucide-react'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { RunAction } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Selected } from '../ui/table/Selected.tsx'

type DetailToolsProps = {
  t: Messages<'detail'>
  localeContext: LocaleContext
  count: number
  onClear: () => void
  /** The text 'From {plan}' if re-optimising needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  busy: RunAction | undefined
  onStart: (action: RunAction) => void
}

/** Shows 'N selected' and the actions on the selected images. */
export function DetailTools(props: DetailToolsProps) {
  const { t, localeContext, count, onClear, lacks, busy, onStart } = props
  return (
    <div className="table-tools">
      <div className="bulk">
        <div role="status" className="detail-selected">
          {count > 0 && (
            <Selected
              words={t.detail.selected({ count: formatCount(count, localeContext) })}
              clearLabel={t.detail.clear()}
              onClear={onClear}
            />
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
