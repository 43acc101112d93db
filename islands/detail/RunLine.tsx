import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatCount, type LocaleContext, progressTone } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

type RunLineProps = { progress: Progress; t: Messages<'detail'>; localeContext: LocaleContext }

/** A slim line while a run is on. It is not a live region, because toasts announce the start and the end. */
export function RunLine({ progress, t: { detail: t }, localeContext }: RunLineProps) {
  const { image_in, image_total, process_type } = progress
  const done = image_total - image_in
  const percent = image_total === 0 ? 0 : (done / image_total) * 100
  const title = process_type === 'restore' ? t.working.restore() : t.working.optimize()
  const text = t.progress({
    done: formatCount(done, localeContext),
    total: formatCount(image_total, localeContext)
  })
  return (
    <div className="detail-run">
      <p>
        <strong>{title}</strong> <span className="muted num">{text}</span>
      </p>
      <ProgressBar percent={percent} tone={progressTone(percent)} label={title} text={text} />
    </div>
  )
}
