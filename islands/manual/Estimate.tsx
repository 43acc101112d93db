import { Calculator } from 'lucide-react'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { EstimateWords } from './EstimateWords.tsx'
import type { useEstimate } from './use-estimate.ts'

type EstimateProps = { of: ReturnType<typeof useEstimate>; t: Messages<'manual'> }

/** The button that estimates the savings before any quota is spent. */
export function EstimateButton({ of, isDisabled, t }: EstimateProps & { isDisabled: boolean }) {
  const { estimate, isEstimating } = of
  return (
    <button
      type="button"
      className="btn"
      disabled={isDisabled}
      aria-disabled={isEstimating}
      aria-busy={isEstimating}
      onClick={() => void estimate()}
    >
      {isEstimating ? (
        <span className="spinner" aria-hidden />
      ) : (
        <Calculator size={16} aria-hidden />
      )}
      {isEstimating ? t.manual.estimating() : t.manual.estimate()}
    </button>
  )
}

/**
 * Shows the estimate, or the reason for a refusal, in a live region. The region stays mounted while it is empty,
 * because otherwise screen readers would not announce the answer.
 */
export function EstimateAnswer({
  of: { answer },
  t,
  localeContext
}: EstimateProps & { localeContext: LocaleContext }) {
  return (
    <div className="manual-estimate" role="status">
      {answer?.refusal !== undefined && <p className="dialog-error">{answer.refusal}</p>}
      {answer?.data && <EstimateWords data={answer.data} t={t} localeContext={localeContext} />}
    </div>
  )
}
