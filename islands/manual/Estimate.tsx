import { Calculator } from 'lucide-react'
import type { EstimateView } from '../../modules/image-opt/schema.ts'
import {
  formatCount,
  formatPercent,
  formatSize,
  type Reader
} from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'
import type { useEstimate } from './useEstimate.ts'

type EstimateProps = { of: ReturnType<typeof useEstimate>; t: Texts<'manual'> }

/** What it would bring, before any of the quota is spent. */
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

/** Empty it stays there all the same, or what comes into it would not be read out. */
export function EstimateAnswer({ of: { answer }, t, reader }: EstimateProps & { reader: Reader }) {
  return (
    <div className="manual-estimate" role="status">
      {answer?.refusal !== undefined && <p className="dialog-error">{answer.refusal}</p>}
      {answer?.data && <Words data={answer.data} t={t} reader={reader} />}
    </div>
  )
}

type WordsProps = { data: EstimateView; t: Texts<'manual'>; reader: Reader }

function Words({ data, t: { manual: t }, reader }: WordsProps) {
  const { image_count, sample_count, size, saved } = data
  const percent = size === 0 ? 0 : (saved / size) * 100
  return (
    <p className="num">
      <strong>
        {percent < 1
          ? t.hardlyAny()
          : t.estimated({
              saved: formatSize(saved, reader),
              size: formatSize(size, reader),
              percent: formatPercent(Math.round(percent), reader)
            })}
      </strong>{' '}
      <span className="muted">
        {t.estimateBasis({
          tried: formatCount(sample_count, reader),
          shown: formatCount(image_count, reader),
          count: image_count
        })}
      </span>
    </p>
  )
}
