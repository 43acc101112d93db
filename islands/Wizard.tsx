import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatCount, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { postJson, wordsOf } from './runtime/api.ts'
import { complain } from './toast/complain.ts'
import { notify } from './toast/notify.ts'
import {
  type Allowed,
  type Draft,
  emptyRules,
  LAST_STEP,
  lacksScope,
  payloadOf,
  type ScopeName,
  sectionOf
} from './wizard/draft.ts'
import { Steps } from './wizard/Steps.tsx'
import { useGuide } from './wizard/use-guide.ts'
import { WizardFoot } from './wizard/WizardFoot.tsx'
import { WizardHead } from './wizard/WizardHead.tsx'
import './settings/settings.css'
import './wizard/wizard.css'

/** Time to read the toast before the next page comes (specification, app shell §9). */
const REDIRECT_AFTER_MS = 1000

const IMAGES = '/image_optimisation'

export type WizardProps = {
  reader: Reader
  texts: RawTexts<'guidance' | 'templates' | 'dialog' | 'review' | 'feedback'>
  start: { step: number; draft: Draft }
  autoSwitch: 0 | 1
  can: Allowed
  planName: string
  retentionDays: number
  /** After the last step: the plans, where there are any. */
  nextPage: string
  /** The last step asks for a rating, and waits for the answer. */
  isReviewWanted: boolean
  listingUrl: string | null
  /** An error must not go away by itself (DECISIONS §10). */
  isStrict: boolean
}

/** The onboarding, step by step. */
export default function Wizard(props: WizardProps) {
  const { reader, texts, can, nextPage, isReviewWanted } = props
  const t = useTexts(reader.locale, texts)
  const { guidance } = t
  const guide = useGuide(props.start, (error) => complain(guidance.notKept(), error))
  const { step, draft } = guide
  // Stays until Next is pressed again: what goes away between press and release moves the button.
  const [empty, setEmpty] = useState<ScopeName[]>([])
  const [refusal, setRefusal] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const card = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // The next step begins at its question; the page itself opens as any other does.
    if (!isFirst.current) card.current?.querySelector('h1')?.focus()
    isFirst.current = false
  }, [step])

  const section = sectionOf(step)
  const chosen = section && draft[section]
  const isBlocked = chosen !== undefined && lacksScope(chosen)

  function next(event: FormEvent) {
    event.preventDefault()
    if (isBlocked || isSaving || step === LAST_STEP) return
    const missing = chosen ? emptyRules(chosen) : []
    setEmpty(missing)
    if (missing[0]) return document.getElementById(`${section}-${missing[0]}`)?.focus()
    if (step < LAST_STEP - 1) guide.go(step + 1)
    else void save()
  }

  async function save() {
    setIsSaving(true)
    setRefusal('')
    try {
      await postJson('/api/v2/image-opt/saveSettings', payloadOf(draft, props.autoSwitch))
      // The settings are saved already; a guide that stays open asks for no more than to be ended.
      postJson('/api/v1/saveNewGuideCfg', { new_guide_status: 0 }).catch(console.error)
      notify(guidance.success())
      guide.go(LAST_STEP)
      if (!isReviewWanted) leaveFor(nextPage)
    } catch (error) {
      notify(guidance.error(), 'bad')
      setRefusal(wordsOf(error, guidance.error()))
      setIsSaving(false)
      if (!props.isStrict) leaveFor(IMAGES)
    }
  }

  async function later() {
    await guide.keep({ is_left: 1 }).catch(console.error)
    location.assign(IMAGES)
  }

  return (
    <form ref={card} className="card wizard" noValidate onSubmit={next}>
      <WizardHead
        t={t}
        reader={reader}
        step={step}
        onBack={() => {
          setEmpty([])
          guide.go(step - 1)
        }}
      />
      <div className="wizard-body">
        <Steps
          t={t}
          reader={reader}
          step={step}
          draft={draft}
          set={guide.set}
          can={can}
          planName={props.planName}
          empty={empty}
          days={formatCount(props.retentionDays, reader)}
          review={{
            texts,
            listingUrl: props.listingUrl,
            isWanted: isReviewWanted,
            nextPage,
            onDone: () => leaveFor(nextPage)
          }}
        />
        {(empty.length > 0 || refusal !== '') && (
          <p className="dialog-error wizard-warning" role="alert">
            <TriangleAlert size={16} aria-hidden />
            {refusal || guidance.emptyTemplate()}
          </p>
        )}
      </div>
      {step < LAST_STEP && (
        <WizardFoot
          t={t}
          step={step}
          reason={isBlocked ? guidance[section === 'alt_text' ? 'alt' : 'file'].noScope() : ''}
          isSaving={isSaving}
          onLater={() => void later()}
        />
      )}
    </form>
  )
}

function leaveFor(page: string): void {
  setTimeout(() => location.assign(page), REDIRECT_AFTER_MS)
}
