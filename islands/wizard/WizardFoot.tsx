import type { Messages } from '../lib/messages.ts'

type WizardFootProps = {
  t: Messages<'guidance'>
  step: number
  /** The reason why Next is disabled; '' when it is enabled. */
  reason: string
  isSaving: boolean
  /** Whether the button to the next step is the main one of the card. */
  isMain: boolean
  onLater: () => void
}

export function WizardFoot({ t, step, reason, isSaving, isMain, onLater }: WizardFootProps) {
  const { guidance } = t
  return (
    <div className="wizard-foot">
      <p className="muted" id="wizard-reason" role="status">
        {reason || guidance.note()}
      </p>
      <button type="button" className="btn ghost" onClick={onLater}>
        {guidance.later()}
      </button>
      <button
        type="submit"
        className={isMain ? 'btn primary' : 'btn'}
        disabled={reason !== ''}
        aria-describedby={reason === '' ? undefined : 'wizard-reason'}
        aria-disabled={isSaving || undefined}
        aria-busy={isSaving || undefined}
      >
        {isSaving && <span className="spinner" aria-hidden />}
        {step === 1 ? guidance.welcome.start() : guidance.next()}
      </button>
    </div>
  )
}
