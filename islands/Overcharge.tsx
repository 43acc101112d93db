import { useId, useState } from 'react'
import { formatCount, formatMoney, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import './pricing/overcharge.css'
import { postJson } from './runtime/api.ts'
import { complain } from './toast/complain.ts'
import { notify } from './toast/notify.ts'

export type OverchargeProps = {
  reader: Reader
  texts: RawTexts<'overcharge'>
  level: number
  isCapped: boolean
  /** As saved. */
  isOverQuota: boolean
  /** Dollars for a block of images. */
  blockPrice: number
  blockImages: number
}

/** Whether images beyond the quota are charged. What is pressed shows at once, and goes back when it fails. */
export default function Overcharge(props: OverchargeProps) {
  const { reader, texts, level, isCapped, blockPrice, blockImages } = props
  const { overcharge: t } = useTexts(reader.locale, texts)
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
      complain(t.failed(), error)
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
            price: formatMoney(blockPrice, reader),
            images: formatCount(blockImages, reader)
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
