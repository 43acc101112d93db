import { useId, useState } from 'react'
import { formatCount, formatMoney, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import './overcharge.css'
import { postJson } from '../lib/api.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'

export type OverchargeProps = {
  localeContext: LocaleContext
  messages: RawMessages<'overcharge'>
  level: number
  isCapped: boolean
  /** The setting as saved. */
  isOverQuota: boolean
  /** Dollars for a block of images. */
  blockPrice: number
  blockImages: number
}

/**
 * The switch for charging images beyond the quota. A press takes effect on the page at once and is reverted when it
 * fails.
 */
export default function Overcharge(props: OverchargeProps) {
  const { localeContext, messages, level, isCapped, blockPrice, blockImages } = props
  const { overcharge: t } = useMessages(localeContext.locale, messages)
  const [isChosen, setIsChosen] = useState(props.isOverQuota)
  const [isSaving, setIsSaving] = useState(false)
  const id = useId()
  const isOn = isChosen && isCapped && level > 0

  async function choose(isWanted: boolean) {
    setIsChosen(isWanted)
    setIsSaving(true)
    try {
      const st = isWanted ? 1 : 0
      const body = { name: 'is_over_quota', st, exp: 0, type: 'param' }
      await postJson('/api/v2/setting/saveAppSwitch', body)
      notify(t.succeed())
    } catch (error) {
      setIsChosen(!isWanted)
      showError(t.failed(), error)
    } finally {
      setIsSaving(false)
    }
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
          {t.price({
            price: formatMoney(blockPrice, localeContext),
            images: formatCount(blockImages, localeContext)
          })}{' '}
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
        onChange={({ target }) => void choose(target.checked)}
      />
    </div>
  )
}
