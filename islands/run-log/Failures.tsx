import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { FailureView, RunView } from '../../modules/image-opt/runs/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { startFrom } from '../run/start-from.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { Failure } from './Failure.tsx'
import { usePages } from './use-pages.ts'

type FailuresProps = {
  run: RunView
  t: Messages<'runLog' | 'dialog'>
  localeContext: LocaleContext
  onStarted: () => void
}

/** The images that failed in a run, each with its reason. */
export function Failures({ run, t: messages, onStarted }: FailuresProps) {
  const { runLog: t, dialog } = messages
  const list = usePages<FailureView>('/api/v2/image-opt/getRunFailures', { run_id: run.run_id })
  const [isBusy, setIsBusy] = useState(false)

  async function retry(opt_ids?: string[]) {
    if (isBusy) return
    setIsBusy(true)
    const body = { run_id: run.run_id, ...(opt_ids && { opt_ids }) }
    const isStarted = await startFrom('retryRun', body, run.data_type, dialog.checkConnection())
    setIsBusy(false)
    if (isStarted && !opt_ids) onStarted()
    else list.again()
  }

  if (list.error !== null && list.value === null)
    return <LoadFailed error={list.error} t={messages} onAgain={list.again} />
  if (list.value === null) return <div className="skeleton late" style={{ height: 56 }} aria-busy />
  const { rows, total } = list.value
  const canRetry = rows.filter(({ can_retry }) => can_retry === 1).length
  return (
    <>
      <ul className="runlog-failures">
        {rows.map((failure) => (
          <Failure
            key={failure.opt_id}
            failure={failure}
            isBusy={isBusy}
            onRetry={() => void retry([failure.opt_id])}
            t={messages}
          />
        ))}
      </ul>
      <div className="btn-row">
        {rows.length < total && (
          <button type="button" className="btn" onClick={list.more}>
            {t.more()}
          </button>
        )}
        {canRetry > 1 && (
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={() => void retry()}
          >
            {isBusy ? <span className="spinner" /> : <RefreshCw size={16} aria-hidden />}
            {t.retryAll()}
          </button>
        )}
      </div>
    </>
  )
}
