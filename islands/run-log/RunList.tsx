import { History as Clock } from 'lucide-react'
import { useState } from 'react'
import type { RunView } from '../../modules/image-opt/runs/schema.ts'
import { Empty } from '../../pages/components/Empty.tsx'
import type { LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import { RunCard } from './RunCard.tsx'
import { usePages } from './use-pages.ts'

type RunListProps = {
  /** The id of the run that the merchant asked to see; '' for none. */
  runId: string
  t: Messages<'runLog' | 'dialog'>
  localeContext: LocaleContext
  /** Called when a run was started from the list. The page then shows its progress. */
  onStarted: () => void
}

/** Heights of the placeholders while the list loads, in px. */
const BLOCKS = [72, 72, 72, 72]

export function RunList({ runId, t, localeContext, onStarted }: RunListProps) {
  const [nowMs] = useState(() => Date.now())
  const list = usePages<RunView>('/api/v2/image-opt/getRuns')
  if (list.error !== null && list.value === null)
    return <LoadFailed error={list.error} t={t} onAgain={list.again} />
  if (list.value === null)
    return (
      <div className="runlog-list late" aria-busy>
        <span className="visually-hidden" role="status">
          {t.dialog.loading()}
        </span>
        {BLOCKS.map((height, index) => (
          // An index works as the key because the list never changes.
          <div key={index} className="skeleton" style={{ height }} />
        ))}
      </div>
    )
  const { rows, total } = list.value
  if (rows.length === 0)
    return (
      <Empty
        icon={<Clock size={28} aria-hidden />}
        title={t.runLog.empty()}
        line={t.runLog.emptyLine()}
      />
    )
  return (
    <>
      <ol className="runlog-list">
        {rows.map((run) => (
          <li key={run.run_id}>
            <RunCard
              run={run}
              isRequested={run.run_id === runId}
              nowMs={nowMs}
              t={t}
              localeContext={localeContext}
              onStarted={onStarted}
            />
          </li>
        ))}
      </ol>
      {rows.length < total && (
        <button
          type="button"
          className="btn runlog-more"
          aria-busy={list.isLoading || undefined}
          onClick={list.more}
        >
          {t.runLog.more()}
        </button>
      )}
    </>
  )
}
