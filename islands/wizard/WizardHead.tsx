import { ArrowLeft } from 'lucide-react'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { LAST_STEP, NUMBERED_STEPS, percentOf } from './draft.ts'

type WizardHeadProps = {
  t: Messages<'guidance'>
  localeContext: LocaleContext
  step: number
  onBack: () => void
}

/** Shows the progress. From the second step on, it says 'Step N of 4'. */
export function WizardHead({ t, localeContext, step, onBack }: WizardHeadProps) {
  const { guidance } = t
  const count = (value: number) => formatCount(value, localeContext)
  const number = Math.min(step - 1, NUMBERED_STEPS)
  const progress = step > 1 ? guidance.step({ n: count(number), all: count(NUMBERED_STEPS) }) : ''
  return (
    <div className="wizard-head">
      <div className="wizard-where" data-empty={step === 1 || undefined}>
        {step > 1 && step < LAST_STEP && (
          <button type="button" className="btn ghost" onClick={onBack}>
            <ArrowLeft size={16} className="flip" aria-hidden />
            {guidance.back()}
          </button>
        )}
        <span className="muted num" role="status">
          {progress}
        </span>
      </div>
      <ProgressBar
        percent={percentOf(step)}
        tone="accent"
        label={guidance.progress()}
        text={progress}
      />
    </div>
  )
}
