import { useId } from 'react'
import { formatCount, formatMoney, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import './overcharge.css'
import { useOnDemand } from '../lib/on-demand.ts'
import { showError } from '../ui/toast/show-error.ts'
import { useOvercharge } from './use-overcharge.ts'

export type OverchargeProps = {
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'overcharge'>
  level: number
  isCapped: boolean
  /** Whether the merchant allowed overage. */
  isOverQuota: boolean
  /** The price of a block of images, in dollars. */
  blockPrice: number
  blockImages: number
  /** The most images, and the most dollars, that overage can add in one cycle. */
  capImages: number
  capPrice: number
}

/**
 * The switch for overage. Before it is switched on, a dialog names the price and asks for confirmation (specification
 * §11.6).
 */
export default function Overcharge(props: OverchargeProps) {
  const { localeContext, messages, level, isCapped, blockPrice, blockImages } = props
  const all = useMessages<'dialog' | 'overcharge'>(localeContext.locale, messages)
  const { overcharge: t } = all
  const { isChosen, isSaving, choose } = useOvercharge(props.isOverQuota, t)
  const id = useId()
  const isOn = isChosen && isCapped && level > 0
  const question = useOnDemand(
    () => import('./OverchargeDialog.tsx'),
    () => showError(t.failed())
  )
  const terms = {
    price: formatMoney(blockPrice, localeContext),
    images: formatCount(blockImages, localeContext),
    cap: formatCount(props.capImages, localeContext),
    most: formatMoney(props.capPrice, localeContext)
  }

  return (
    <div className="overcharge">
      <div className="overcharge-text">
        <label className="label" htmlFor={id}>
          {t.title()}
        </label>{' '}
        <span className="badge" data-tone={isOn ? 'good' : 'neutral'}>
          {isOn ? t.enabled() : t.disabled()}
        </span>
        <p className="muted" id={`${id}-note`}>
          {t.price(terms)}{' '}
          {!isCapped && (
            <>
              {level > 0 ? t.onHold() : t.needsPlan()} <a href="/pricing">{t.plans()}</a>
            </>
          )}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        id={id}
        aria-describedby={`${id}-note`}
        checked={isOn}
        disabled={isSaving || !isCapped}
        onPointerEnter={question.prefetch}
        onFocus={question.prefetch}
        onChange={({ target }) => (target.checked ? question.open() : void choose(false))}
      />
      {question.Component && (
        <question.Component
          t={all}
          terms={terms}
          isOpen={question.isOpen}
          onClose={question.close}
          onGo={() => {
            question.close()
            void choose(true)
          }}
        />
      )}
    </div>
  )
}
