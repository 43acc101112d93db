import type { EstimateView } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, formatPercent, formatSize, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

type EstimateWordsProps = {
  data: EstimateView
  t: Messages<'manual'>
  localeContext: LocaleContext
}

/** What a run would save, and how many images were tried to say so. */
export function EstimateWords({ data, t: { manual: t }, localeContext }: EstimateWordsProps) {
  const { image_count, sample_count, size, saved } = data
  const percent = size === 0 ? 0 : (saved / size) * 100
  return (
    <p className="num">
      <strong>
        {percent < 1
          ? t.hardlyAny()
          : t.estimated({
              saved: formatSize(saved, localeContext),
              size: formatSize(size, localeContext),
              percent: formatPercent(Math.round(percent), localeContext)
            })}
      </strong>{' '}
      <span className="muted">
        {t.estimateBasis({
          tried: formatCount(sample_count, localeContext),
          shown: formatCount(image_count, localeContext),
          count: image_count
        })}
      </span>
    </p>
  )
}
