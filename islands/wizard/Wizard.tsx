import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { StoreLook } from '../../modules/image-opt/runs/preview/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { showError } from '../ui/toast/show-error.ts'
import { type Allowed, type Draft, LAST_STEP } from './draft.ts'
import { Steps } from './Steps.tsx'
import { useFinish } from './use-finish.ts'
import { useGuide } from './use-guide.ts'
import { useNext } from './use-next.ts'
import { WizardFoot } from './WizardFoot.tsx'
import { WizardHead } from './WizardHead.tsx'
import '../settings/settings.css'
import './wizard.css'

export type WizardProps = {
  localeContext: LocaleContext
  messages: RawMessages<
    'guidance' | 'templates' | 'dialog' | 'review' | 'feedback' | 'manual' | 'compare' | 'imageSync'
  >
  start: { step: number; draft: Draft }
  /** What the store has, for the first step; null if the guide opens at another one. */
  look: StoreLook | null
  /** Whether the quota covers at least one more image. */
  hasQuota: boolean
  optimizeLabel: string
  autoSwitch: 0 | 1
  can: Allowed
  planName: string
  retentionDays: number
  /** The page that opens after the last step: the plans, if there are any. */
  nextPage: string
  /** Whether the last step asks for a rating. */
  isReviewWanted: boolean
  listingUrl: string | null
  /** Whether strict rules apply: errors stay until they are closed or cleared (specification §16). */
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
  const { next, back, empty, lacking } = useNext(guide, finish)
  // Until then, the first step's main button starts the run.
  const [isStarted, setIsStarted] = useState(false)
  const offersRun = step === 1 && !isStarted && props.hasQuota && (props.look?.image_count ?? 0) > 0
  return (
    <form ref={card} className="card wizard" noValidate onSubmit={next}>
      <WizardHead t={t} localeContext={localeContext} step={step} onBack={back} />
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
          look={{
            start: props.look,
            hasQuota: props.hasQuota,
            optimizeLabel: props.optimizeLabel,
            onStarted: () => setIsStarted(true)
          }}
          review={{
            messages,
            listingUrl: props.listingUrl,
            isWanted: isReviewWanted,
            nextPage,
            goesOn: finish.isSaved
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
          reason={lacking ? guidance[lacking === 'alt_text' ? 'alt' : 'file'].noScope() : ''}
          isSaving={finish.isSaving}
          isMain={!offersRun}
          onLater={() => void finish.later()}
        />
      )}
    </form>
  )
}

/** Moves focus to the heading at each change of step. When the page loads, focus stays where the browser puts it. */
function useFocusOnStep(step: number) {
  const card = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) card.current?.querySelector('h1')?.focus()
    isFirst.current = false
  }, [step])
  return card
}
