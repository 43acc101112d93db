import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { showError } from '../ui/toast/show-error.ts'
import { type Allowed, type Draft, emptyRules, LAST_STEP, lacksScope, sectionOf } from './draft.ts'
import { Steps } from './Steps.tsx'
import { leaveFor, useFinish } from './use-finish.ts'
import { useGuide } from './use-guide.ts'
import { WizardFoot } from './WizardFoot.tsx'
import { WizardHead } from './WizardHead.tsx'
import '../settings/settings.css'
import './wizard.css'

export type WizardProps = {
  localeContext: LocaleContext
  messages: RawMessages<'guidance' | 'templates' | 'dialog' | 'review' | 'feedback'>
  start: { step: number; draft: Draft }
  autoSwitch: 0 | 1
  can: Allowed
  planName: string
  retentionDays: number
  /** The page after the last step: the plans, if there are any. */
  nextPage: string
  /** Whether the last step asks for a rating and waits for the answer. */
  isReviewWanted: boolean
  listingUrl: string | null
  /** Whether strict rules apply, under which errors must not disappear by themselves (specification §16). */
  isStrict: boolean
}

/** The onboarding guide, step by step. */
export default function Wizard(props: WizardProps) {
  const { localeContext, messages, can, nextPage, isReviewWanted } = props
  const t = useMessages(localeContext.locale, messages)
  const { guidance } = t
  const guide = useGuide(props.start, (error) => showError(guidance.notKept(), error))
  const { step, draft } = guide
  const finish = useFinish(guide, props, guidance)
  const card = useFocusOnStep(step)
  // Kept until Next is pressed again, because a message that disappeared between press and release would move the
  // button.
  const [empty, setEmpty] = useState<SettingsKind[]>([])
  const section = sectionOf(step)
  const chosen = section && draft[section]
  const isBlocked = chosen !== undefined && lacksScope(chosen)

  function next(event: FormEvent) {
    event.preventDefault()
    if (isBlocked || finish.isSaving || step === LAST_STEP) return
    const missing = chosen ? emptyRules(chosen) : []
    setEmpty(missing)
    if (missing[0]) return document.getElementById(`${section}-${missing[0]}`)?.focus()
    if (step < LAST_STEP - 1) guide.go(step + 1)
    else void finish.save()
  }

  return (
    <form ref={card} className="card wizard" noValidate onSubmit={next}>
      <WizardHead
        t={t}
        localeContext={localeContext}
        step={step}
        onBack={() => {
          setEmpty([])
          guide.go(step - 1)
        }}
      />
      <div className="wizard-body">
        <Steps
          t={t}
          localeContext={localeContext}
          step={step}
          draft={draft}
          set={guide.set}
          can={can}
          planName={props.planName}
          empty={empty}
          days={formatCount(props.retentionDays, localeContext)}
          review={{
            messages,
            listingUrl: props.listingUrl,
            isWanted: isReviewWanted,
            nextPage,
            onDone: () => leaveFor(nextPage)
          }}
        />
        {(empty.length > 0 || finish.refusal !== '') && (
          <p className="dialog-error wizard-warning" role="alert">
            <TriangleAlert size={16} aria-hidden />
            {finish.refusal || guidance.emptyTemplate()}
          </p>
        )}
      </div>
      {step < LAST_STEP && (
        <WizardFoot
          t={t}
          step={step}
          reason={isBlocked ? guidance[section === 'alt_text' ? 'alt' : 'file'].noScope() : ''}
          isSaving={finish.isSaving}
          onLater={() => void finish.later()}
        />
      )}
    </form>
  )
}

/** Moves focus to the heading of a later step. On page load, the focus stays where the browser puts it. */
function useFocusOnStep(step: number) {
  const card = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) card.current?.querySelector('h1')?.focus()
    isFirst.current = false
  }, [step])
  return card
}
