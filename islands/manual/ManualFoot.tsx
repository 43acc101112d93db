import { Sparkles, X } from 'lucide-react'
import { MAX_ITEMS, type StoreKind } from '../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

type ManualFootProps = {
  kind: StoreKind
  /** The number of selected items. */
  count: number
  /** The number of images of the selected items that a run would change. */
  images: number
  /** The number of new images that can still be paid for; null when there is no limit. */
  quotaLeft: number | null
  onClear: () => void
  onClose: () => void
  isStarting: boolean
  onStart: () => void
  t: Messages<'dialog' | 'manual'>
  localeContext: LocaleContext
}

/** The number of selected items, how far the quota goes, and the button that optimises them. */
export function ManualFoot(props: ManualFootProps) {
  const { kind, count, images, quotaLeft } = props
  const { onClear, onClose, isStarting, onStart, t, localeContext } = props
  const counted = (number: number) => ({
    shown: formatCount(number, localeContext),
    count: number
  })
  const shown = formatCount(count, localeContext)
  const isTooMany = count > MAX_ITEMS
  return (
    <div className="dialog-foot">
      <p className="dialog-note manual-count" role="status">
        {count === 0 && t.manual.nothing()}
        {count > 0 &&
          (isTooMany
            ? t.manual.tooMany({ most: formatCount(MAX_ITEMS, localeContext) })
            : [
                t.manual.selected({ count: shown }),
                images > 0 && t.manual.images(counted(images)),
                quotaLeft !== null && t.manual.left(counted(quotaLeft))
              ]
                .filter(Boolean)
                .join(' · '))}
        {count > 0 && (
          <button
            type="button"
            className="btn ghost icon-only"
            aria-label={t.manual.clear()}
            onClick={onClear}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </p>
      <button type="button" className="btn" onClick={onClose}>
        {t.dialog.cancel()}
      </button>
      <button
        type="button"
        className="btn primary"
        disabled={count === 0 || isTooMany}
        aria-disabled={isStarting}
        aria-busy={isStarting}
        onClick={onStart}
      >
        {isStarting ? <span className="spinner" aria-hidden /> : <Sparkles size={16} aria-hidden />}
        {count === 0 ? t.manual.start() : t.manual.optimize[kind]({ shown, count })}
      </button>
    </div>
  )
}
