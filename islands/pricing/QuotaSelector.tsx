import { Minus, Plus } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'

type QuotaSelectorProps = {
  t: TranslationFunctions['planPicker']
  /** The selected quota as text. */
  images: string
  canLess: boolean
  canMore: boolean
  onStep: (step: 1 | -1) => void
}

/** Steps through the quotas of the paid plans. */
export function QuotaSelector({ t, images, canLess, canMore, onStep }: QuotaSelectorProps) {
  // Buttons are marked with aria-disabled, because a button with `disabled` would lose the focus when the first or last
  // quota is reached.
  const step = (by: 1 | -1, can: boolean) => ({
    type: 'button' as const,
    className: 'btn icon-only',
    'aria-disabled': !can || undefined,
    onClick: () => can && onStep(by)
  })
  return (
    <div className="quota-selector" role="group" aria-label={t.quota()}>
      <button {...step(-1, canLess)} aria-label={t.fewer()}>
        <Minus size={16} aria-hidden />
      </button>
      <output className="num" aria-live="polite">
        {images}
      </output>
      <button {...step(1, canMore)} aria-label={t.more()}>
        <Plus size={16} aria-hidden />
      </button>
    </div>
  )
}
