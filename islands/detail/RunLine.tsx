import type { Progress } from '../../modules/image-opt/schema.ts'
import { formatCount, progressTone, type Reader } from '../../pages/components/numbers.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import type { Texts } from '../dialog/texts.ts'

type RunLineProps = { progress: Progress; t: Texts<'detail'>; reader: Reader }

/** A slim line while a run is on. Its start and end are said by toasts, so it is not live. */
export function RunLine({ progress, t: { detail: t }, reader }: RunLineProps) {
  const { image_in, image_total, process_type } = progress
  const done = image_total - image_in
  const percent = image_total === 0 ? 0 : (done / image_total) * 100
  const title = process_type === 'restore' ? t.working.restore() : t.working.optimize()
  const text = t.progress({
    done: formatCount(done, reader),
    total: formatCount(image_total, reader)
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
