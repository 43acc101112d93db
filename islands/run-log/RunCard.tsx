import { useEffect, useId, useRef, useState } from 'react'
import { kindOf } from '../../modules/image-opt/contract.ts'
import type { RunView } from '../../modules/image-opt/runs/schema.ts'
import { formatCount, formatWhen, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { Failures } from './Failures.tsx'
import { UndoButton } from './UndoButton.tsx'

const TONES: Record<string, string> = {
  done: 'good',
  partly: 'warn',
  failed: 'bad',
  stopped: 'neutral',
  paused: 'warn'
}

type RunCardProps = {
  run: RunView
  /** Whether the merchant asked to see this run. If so, its card receives the focus and lists the failures. */
  isRequested: boolean
  nowMs: number
  t: Messages<'runLog' | 'dialog'>
  localeContext: LocaleContext
  onStarted: () => void
}

/** One run: its kind, its outcome, and the actions on it. */
export function RunCard(props: RunCardProps) {
  const { run, isRequested, nowMs, t: messages, localeContext, onStarted } = props
  const { runLog: t } = messages
  const [isOpen, setIsOpen] = useState(isRequested && run.images_failed > 0)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isRequested) card.current?.focus()
  }, [isRequested])
  const id = useId()
  if (run.process_type === '') return null
  const title = t.kinds[run.process_type][kindOf(run.data_type)]()
  const state = stateOf(run)
  const counted = (count: number) => ({ n: formatCount(count, localeContext), count })
  const counts = [
    t.changed(counted(run.images_changed)),
    run.images_unchanged > 0 && t.unchanged(counted(run.images_unchanged)),
    run.images_stopped > 0 && t.skipped(counted(run.images_stopped)),
    run.images_left > 0 && t.left(counted(run.images_left))
  ].filter((part) => part !== false)

  return (
    <article ref={card} className="runlog-card" aria-labelledby={id} tabIndex={-1}>
      <div className="runlog-head">
        <h3 id={id}>{title}</h3>
        <span className="badge" data-tone={TONES[state] ?? 'info'}>
          {t.states[state as keyof typeof t.states]()}
        </span>
      </div>
      <p className="muted num">
        <time dateTime={run.created_at}>{formatWhen(run.created_at, nowMs, localeContext)}</time>
        {counts.map((count) => ` · ${count}`)}
      </p>
      {(run.can_undo === 1 || run.images_failed > 0) && (
        <div className="btn-row">
          {run.images_failed > 0 && (
            <button
              type="button"
              className="btn runlog-failed"
              data-open={isOpen || undefined}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t.hideFailures() : t.failures(counted(run.images_failed))}
            </button>
          )}
          {run.can_undo === 1 && (
            <UndoButton run={run} title={title} t={messages} onStarted={onStarted} />
          )}
        </div>
      )}
      {isOpen && (
        <Failures run={run} t={messages} localeContext={localeContext} onStarted={onStarted} />
      )}
    </article>
  )
}

/** Returns the state to show. A run that has ended counts as done only if no image failed or was skipped. */
function stateOf(run: RunView): string {
  const { state, images_changed, images_unchanged, images_failed, images_stopped } = run
  if (state !== 'done' || images_failed + images_stopped === 0) return state
  return images_failed > 0 && images_changed + images_unchanged === 0 ? 'failed' : 'partly'
}
