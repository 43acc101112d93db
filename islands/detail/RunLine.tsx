import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { percentOf } from '../run/kinds.ts'

type RunLineProps = { progress: Progress; t: Messages<'detail'>; localeContext: LocaleContext }

/**
 * A slim progress line while a run is in progress. It is not a live region, because toasts already announce the start
 * and the end.
 */
export function RunLine({ progress, t: { detail: t }, localeContext }: RunLineProps) {
  const { image_in, image_total, process_type } = progress
  const percent = percentOf(progress)
  const title = process_type === 'restore' ? t.working.restore() : t.working.optimize()
  const text = t.progress({
    done: formatCount(image_total - image_in, localeContext),
    total: formatCount(image_total, localeContext)
  })
  return (
    <div className="detail-run">
      <p>
        <strong>{title}</strong> <span className="muted num">{text}</span>
      </p>
      <ProgressBar percent={percent} tone="accent" label={title} text={text} />
    </div>
  )
}
