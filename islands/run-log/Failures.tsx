import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { FailureView, RunView } from '../../modules/image-opt/runs/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import type { OnShortage } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { startFrom } from '../run/start-from.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { useQuotaQuestion } from '../ui/quota/use-quota-question.tsx'
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
  const question = useQuotaQuestion(messages)

  async function retry(opt_ids?: string[], on_shortage: OnShortage = 'ask') {
    if (isBusy) return
    setIsBusy(true)
    const body = { run_id: run.run_id, ...(opt_ids && { opt_ids }), on_shortage }
    const otherwise = dialog.checkConnection()
    const isStarted = await startFrom('retryRun', body, run.data_type, otherwise, (error) =>
      question.ask(error, () => void retry(opt_ids, 'fit'))
    )
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
      {question.dialog}
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
