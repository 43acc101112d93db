import type { Progress, Schedule } from '../modules/image-opt/schema.ts'
import {
  formatCount,
  formatPercent,
  progressTone,
  type Reader
} from '../pages/components/numbers.ts'
import { ProgressBar } from '../pages/components/ProgressBar.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { type Kind, percentOf, shownOf, typeOf } from './run/kinds.ts'
import { PanelButton } from './run/PanelButton.tsx'
import { remainingOf, reportsOf } from './run/report.ts'
import { startFrom } from './run/start-from.ts'
import { useProgress } from './run/use-progress.ts'
import { getJson, postJson } from './runtime/api.ts'
import { announceRunFinished } from './runtime/store.ts'
import { complain, complainOf } from './toast/complain.ts'
import { notify } from './toast/notify.ts'

export type RunProgressProps = { reader: Reader; texts: RawTexts<'run'>; schedule: Schedule }

type Reply = { message: string }

/** The panel of the run that is on. Without one there is nothing to see, but a start is heard. */
export default function RunProgress({ reader, texts, schedule: start }: RunProgressProps) {
  const { run: t } = useTexts(reader.locale, texts)
  const { schedule, running, forget, poll } = useProgress(start, sayEnd)

  function sayEnd(kind: Kind, ended: Schedule) {
    const progress = ended[kind]
    const reports = reportsOf(kind, progress, t, reader)
    const isAutomatic = progress.process_type === 'automatic'
    const isWell =
      !isAutomatic && reports.length > 0 && reports.every(({ tone }) => tone === 'good')
    announceRunFinished([typeOf(kind)], isWell)
    // Nobody asked for it: the rows tell.
    if (isAutomatic) return
    for (const { text, tone } of reports)
      if (tone === 'bad') complain(text)
      else notify(text, tone, undoOf(kind, progress))
  }

  /** Exactly what this run changed gets its original back; what was restored has it already. */
  function undoOf(kind: Kind, { process_type, run_id }: Progress) {
    if (process_type === 'restore') return undefined
    const undo = () => void startFrom('undoRun', { run_id }, typeOf(kind), t.notChanged())
    return { label: t.undo(), onPress: undo }
  }

  async function stop() {
    try {
      const { message } = await getJson<Reply>('/api/v2/image-opt/stopImageOptTask')
      notify(message)
      announceRunFinished(forget())
    } catch (error) {
      complainOf(error, t.notStopped())
    }
  }

  async function call(path: 'pauseRun' | 'resumeRun', run_id: string) {
    try {
      const { message } = await postJson<Reply>(`/api/v2/image-opt/${path}`, { run_id })
      notify(message)
    } catch (error) {
      complainOf(error, t.notChanged())
    }
    await poll()
  }

  const kind = shownOf(schedule, running)
  const progress = kind && schedule[kind]
  if (!progress || progress.process_type === '') return null
  const { run_id } = progress
  const isPaused = progress.is_paused === 1
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
            {!isPaused && remainingOf(progress, t, reader)}
          </p>
        </div>
        <div className="run-side">
          {isPaused ? (
            <span className="badge" data-tone="warn">
              {t.paused()}
            </span>
          ) : (
            <strong className="num">{percentText}</strong>
          )}
          {isPaused ? (
            <PanelButton key="resume" onPress={() => call('resumeRun', run_id)}>
              {t.resume()}
            </PanelButton>
          ) : (
            <PanelButton key="pause" onPress={() => call('pauseRun', run_id)}>
              {t.pause()}
            </PanelButton>
          )}
          <PanelButton onPress={stop}>{t.stop()}</PanelButton>
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
