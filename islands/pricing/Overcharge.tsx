import { useId, useState } from 'react'
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
  /** The most images beyond the quota in one cycle: the merchant's own limit, and what the plan allows. */
  limit: number
  capImages: number
}

/**
 * The switch for overage. Before it is switched on, a dialog names the price and asks for confirmation (specification
 * §11.6).
 */
export default function Overcharge(props: OverchargeProps) {
  const { localeContext, messages, level, isCapped, blockImages } = props
  const all = useMessages<'dialog' | 'overcharge'>(localeContext.locale, messages)
  const { overcharge: t } = all
  const { isChosen, isSaving, choose, ...saved } = useOvercharge(props.isOverQuota, props.limit, t)
  /** The limit in the question that is open, or the stored one. */
  const [wanted, setWanted] = useState(saved.limit)
  const id = useId()
  const isOn = isChosen && isCapped && level > 0
  const question = useOnDemand(
    () => import('./OverchargeDialog.tsx'),
    () => showError(t.failed())
  )
  const terms = termsOf(props, wanted)

  /** Asks before more can be charged than so far. */
  function changeLimit(images: number) {
    setWanted(images)
    if (isOn && images > saved.limit) question.open()
    else if (isOn) void choose(true, images).then(setWanted)
  }

  return (
    <div className="overcharge">
      <div className="overcharge-text">
        <label className="label" htmlFor={id}>
          {t.title()}
        </label>{' '}
        <State isOn={isOn} words={isOn ? t.enabled() : t.disabled()} />
        <p className="muted" id={`${id}-note`}>
          {t.price(terms)}{' '}
          {!isCapped && (
            <Uncapped words={level > 0 ? t.onHold() : t.needsPlan()} plans={t.plans()} />
          )}
        </p>
        {isCapped && level > 0 && (
          <LimitSelect
            id={`${id}-limit`}
            label={t.limit()}
            value={wanted}
            limits={limitsUpTo(props.capImages, blockImages, saved.limit)}
            nameOf={(images) => nameOf(termsOf(props, images))}
            isDisabled={isSaving}
            onFocus={question.prefetch}
            onChange={changeLimit}
          />
        )}
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
        onChange={({ target }) => (target.checked ? question.open() : void choose(false, wanted))}
      />
      {question.Component && (
        <question.Component
          t={all}
          terms={terms}
          isOpen={question.isOpen}
          onClose={() => {
            question.close()
            if (isOn) setWanted(saved.limit)
          }}
          onGo={() => {
            question.close()
            void choose(true, wanted).then(setWanted)
          }}
        />
      )}
    </div>
  )
}

/** Returns what is charged for overage up to this many images, in words. */
function termsOf({ blockPrice, blockImages, localeContext }: OverchargeProps, images: number) {
  return {
    price: formatMoney(blockPrice, localeContext),
    images: formatCount(blockImages, localeContext),
    cap: formatCount(images, localeContext),
    most: formatMoney((images / blockImages) * blockPrice, localeContext)
  }
}

const State = ({ isOn, words }: { isOn: boolean; words: string }) => (
  <span className="badge" data-tone={isOn ? 'good' : 'neutral'}>
    {words}
  </span>
)

/** Says why the plan has no overage. */
const Uncapped = ({ words, plans }: { words: string; plans: string }) => (
  <>
    {words} <a href="/pricing">{plans}</a>
  </>
)

const nameOf = ({ cap, most }: ReturnType<typeof termsOf>) => `${cap} · ${most}`

type LimitSelectProps = {
  id: string
  label: string
  value: number
  limits: number[]
  nameOf: (images: number) => string
  isDisabled: boolean
  onFocus: () => void
  onChange: (images: number) => void
}

function LimitSelect(props: LimitSelectProps) {
  const { id, label, value, limits, nameOf, isDisabled, onFocus, onChange } = props
  return (
    <div className="overcharge-limit">
      <label className="caption" htmlFor={id}>
        {label}
      </label>
      <select
        className="select"
        id={id}
        value={value}
        disabled={isDisabled}
        onFocus={onFocus}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {limits.map((images) => (
          <option key={images} value={images}>
            {nameOf(images)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The limits to choose from, in blocks. */
const BLOCKS = [1, 2, 3, 5, 10, 20]

/** Returns the limits to choose from, in images: some round ones, what the plan allows, and the present one. */
function limitsUpTo(cap: number, blockImages: number, present: number): number[] {
  const round = BLOCKS.map((blocks) => blocks * blockImages).filter((images) => images < cap)
  return [...new Set([...round, cap, present])].sort((a, b) => a - b)
}
