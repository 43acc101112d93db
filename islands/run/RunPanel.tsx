import { HardDrive } from 'lucide-react'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../../pages/components/ProgressBar.tsx'
import { formatCount, formatPercent, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { percentOf } from './kinds.ts'
import { PanelButton } from './PanelButton.tsx'
import { remainingOf } from './remaining.ts'
import type { RunCalls } from './run-calls.ts'

type RunPanelProps = {
  /** What the run does. */
  title: string
  progress: Progress
  calls: RunCalls
  t: Messages<'run'>['run']
  localeContext: LocaleContext
}

/** The progress of a run, the reason why it waits, and the buttons that pause and stop it. */
export function RunPanel({ title, progress, calls, t, localeContext }: RunPanelProps) {
  const { run_id } = progress
  const isPaused = progress.is_paused === 1
  const reason = waitsFor(progress.pause_reason, t)
  const percent = percentOf(progress)
  const percentText = formatPercent(percent, localeContext)
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
            <PanelButton key="resume" onPress={() => calls.call('resumeRun', run_id)}>
              {t.resume()}
            </PanelButton>
          ) : (
            <PanelButton key="pause" onPress={() => calls.call('pauseRun', run_id)}>
              {t.pause()}
            </PanelButton>
          )}
          <PanelButton onPress={calls.stop}>{t.stop()}</PanelButton>
        </div>
      </div>
      {/* This element is part of the page from the start, so that screen readers announce each change. */}
      <p className="run-reason" role="status" hidden={reason === ''}>
        <HardDrive size={18} aria-hidden />
        {reason}
      </p>
      <ProgressBar percent={percent} tone="accent" label={title} text={percentText} />
      {/* Screen readers announce this at the start and at each quarter, not at each poll. */}
      <p className="visually-hidden" role="status">
        {`${title} ${t.percentDone({ percent: formatPercent(quarter, localeContext) })}`}
      </p>
    </section>
  )
}

/** Returns the reason why the run waits for the disk; '' when it does not. */
function waitsFor(reason: Progress['pause_reason'], t: Messages<'run'>['run']): string {
  if (reason === '') return ''
  return reason === 'disk-full' ? t.waitsForRoom() : t.waitsForDisk()
}
