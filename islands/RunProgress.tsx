import { useState } from 'react'
import type { Schedule } from '../modules/image-opt/schema.ts'
import {
  formatCount,
  formatPercent,
  progressTone,
  type Reader
} from '../pages/components/numbers.ts'
import { ProgressBar } from '../pages/components/ProgressBar.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { percentOf, shownOf, typeOf } from './run/kinds.ts'
import { remainingOf, reportsOf } from './run/report.ts'
import { useProgress } from './run/use-progress.ts'
import { getJson, wordsOf } from './runtime/api.ts'
import { announceRunFinished } from './runtime/store.ts'
import { notify } from './toast/notify.ts'

export type RunProgressProps = { reader: Reader; texts: RawTexts<'run'>; schedule: Schedule }

/** The panel of the run that is on. Without one there is nothing to see, but a start is heard. */
export default function RunProgress({ reader, texts, schedule: start }: RunProgressProps) {
  const { run: t } = useTexts(reader.locale, texts)
  const [isStopping, setIsStopping] = useState(false)
  const { schedule, running, forget } = useProgress(start, (kind, ended) => {
    for (const { text, tone } of reportsOf(kind, ended[kind], t, reader)) notify(text, tone)
    announceRunFinished([typeOf(kind)])
  })

  async function stop() {
    if (isStopping) return
    setIsStopping(true)
    try {
      const { message } = await getJson<{ message: string }>('/api/v2/image-opt/stopImageOptTask')
      notify(message)
      announceRunFinished(forget())
    } catch (error) {
      notify(wordsOf(error, t.notStopped()), 'bad')
    } finally {
      setIsStopping(false)
    }
  }

  const kind = shownOf(schedule, running)
  const progress = kind && schedule[kind]
  if (!progress || progress.process_type === '') return null
  const percent = percentOf(progress)
  const percentText = formatPercent(percent, reader)
  const title = t[progress.process_type][kind]()
  const quarter = Math.floor(percent / 25) * 25
  return (
    <section className="card card-body run" aria-labelledby="run-title">
      <div className="card-head">
        <div>
          <h2 id="run-title">{title}</h2>
          <p className="muted num">
            {t.done({
              n: formatCount(progress.opt_total - progress.opt_in, reader),
              all: formatCount(progress.opt_total, reader)
            })}{' '}
            {remainingOf(progress, t, reader)}
          </p>
        </div>
        <div className="run-side">
          <strong className="num">{percentText}</strong>
          <button
            type="button"
            className="btn"
            aria-disabled={isStopping || undefined}
            aria-busy={isStopping || undefined}
            onClick={() => void stop()}
          >
            {isStopping && <span className="spinner" />}
            {t.stop()}
          </button>
        </div>
      </div>
      <ProgressBar
        percent={percent}
        tone={progressTone(percent)}
        label={title}
        text={percentText}
      />
      {/* Read out at the start and each quarter, not at each poll. */}
      <p className="visually-hidden" role="status">
        {`${title} ${t.percentDone({ percent: formatPercent(quarter, reader) })}`}
      </p>
    </section>
  )
}
