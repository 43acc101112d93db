import { HardDrive } from 'lucide-react'
import { dataTypeOf, type ItemKind } from '../../modules/image-opt/contract.ts'
import type { Progress, Schedule } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { getJson, postJson } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { formatCount, formatPercent, type LocaleContext, progressTone } from '../lib/formats.ts'
import { type Messages, type RawMessages, useMessages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import { percentOf, shownOf } from './kinds.ts'
import { PanelButton } from './PanelButton.tsx'
import { remainingOf, reportsOf } from './report.ts'
import { startFrom } from './start-from.ts'
import { useProgress } from './use-progress.ts'

export type RunProgressProps = {
  localeContext: LocaleContext
  messages: RawMessages<'run'>
  schedule: Schedule
}

type Reply = { message: string }

/** The panel of the current run. It renders nothing without a run, but still listens for starts. */
export default function RunProgress({
  localeContext,
  messages,
  schedule: start
}: RunProgressProps) {
  const { run: t } = useMessages(localeContext.locale, messages)
  const { schedule, running, forget, poll } = useProgress(start, sayEnd)

  function sayEnd(kind: ItemKind, ended: Schedule) {
    const progress = ended[kind]
    const reports = reportsOf(kind, progress, t, localeContext)
    const isAutomatic = progress.process_type === 'automatic'
    const isWell =
      !isAutomatic && reports.length > 0 && reports.every(({ tone }) => tone === 'good')
    send('runFinished', { types: [dataTypeOf(kind)], isComplete: isWell })
    // The merchant did not start this run: the rows alone show what it did.
    if (isAutomatic) return
    for (const { text, tone } of reports)
      if (tone === 'bad') showError(text)
      else notify(text, tone, undoOf(kind, progress))
  }

  /** Undo restores the originals of exactly the images this run changed. A restore has no undo. */
  function undoOf(kind: ItemKind, { process_type, run_id }: Progress) {
    if (process_type === 'restore') return undefined
    const undo = () => void startFrom('undoRun', { run_id }, dataTypeOf(kind), t.notChanged())
    return { label: t.undo(), onPress: undo }
  }

  async function stop() {
    try {
      const { message } = await getJson<Reply>('/api/v2/image-opt/stopImageOptTask')
      notify(message)
      send('runFinished', { types: forget(), isComplete: false })
    } catch (error) {
      showErrorOf(error, t.notStopped())
    }
  }

  async function call(path: 'pauseRun' | 'resumeRun', run_id: string) {
    try {
      const { message } = await postJson<Reply>(`/api/v2/image-opt/${path}`, { run_id })
      notify(message)
    } catch (error) {
      showErrorOf(error, t.notChanged())
    }
    await poll()
  }

  const kind = shownOf(schedule, running)
  const progress = kind && schedule[kind]
  if (!progress || progress.process_type === '') return null
  const { run_id } = progress
  const isPaused = progress.is_paused === 1
  const reason = waitsFor(progress.pause_reason, t)
  const percent = percentOf(progress)
  const percentText = formatPercent(percent, localeContext)
  const title = t[progress.process_type][kind]()
  const quarter = Math.floor(percent / 25) * 25
  return (
    <section className="card card-body run" aria-labelledby="run-title">
      <div className="card-head">
        <div>
          <h2 id="run-title">{title}</h2>
          <p className="muted num">
            {t.done({
              n: formatCount(progress.opt_total - progress.opt_in, localeContext),
              all: formatCount(progress.opt_total, localeContext)
            })}{' '}
            {!isPaused && remainingOf(progress, t, localeContext)}
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
      {/* In the page from the start, so that a change is announced. */}
      <p className="run-reason" role="status" hidden={reason === ''}>
        <HardDrive size={18} aria-hidden />
        {reason}
      </p>
      <ProgressBar
        percent={percent}
        tone={progressTone(percent)}
        label={title}
        text={percentText}
      />
      {/* Announced at the start and at each quarter, not at each poll. */}
      <p className="visually-hidden" role="status">
        {`${title} ${t.percentDone({ percent: formatPercent(quarter, localeContext) })}`}
      </p>
    </section>
  )
}

/** Why the server has the run wait; '' when it does not. */
function waitsFor(reason: Progress['pause_reason'], t: Messages<'run'>['run']): string {
  if (reason === '') return ''
  return reason === 'disk-full' ? t.waitsForRoom() : t.waitsForDisk()
}
