import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { useOn } from '../lib/events.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { endRun } from './end-run.ts'
import { shownOf } from './kinds.ts'
import { RunPanel } from './RunPanel.tsx'
import { runCalls } from './run-calls.ts'
import { useProgress } from './use-progress.ts'

export type RunProgressProps = {
  localeContext: LocaleContext
  messages: RawMessages<'run'>
  schedule: Schedule
}

/** The panel of the current run. Without a run it renders nothing, but it still waits for a run to start. */
export default function RunProgress(props: RunProgressProps) {
  const { localeContext } = props
  const { run: t } = useMessages(localeContext.locale, props.messages)
  useOn('runAdvanced', refresh)
  useOn('runFinished', refresh)
  const watched = useProgress(props.schedule, (kind, ended) => {
    void endRun(kind, ended[kind], t, localeContext)
  })
  const { schedule, running } = watched
  const kind = shownOf(schedule, running)
  const progress = kind && schedule[kind]
  if (!progress || progress.process_type === '') return null
  return (
    <RunPanel
      title={t[progress.process_type][kind]()}
      progress={progress}
      calls={runCalls(watched, t)}
      t={t}
      localeContext={localeContext}
    />
  )
}

/** Brings the figures of the page up to date. The code for it is loaded when the first run advances. */
const refresh = () =>
  void import('./refresh-figures.ts').then((file) => file.refreshFigures()).catch(() => {})
