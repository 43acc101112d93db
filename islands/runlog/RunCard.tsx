import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import type { RunView } from '../../modules/image-opt/schema.ts'
import { formatCount, formatWhen, type Reader } from '../../pages/components/numbers.ts'
import { AlertDialog } from '../dialog/AlertDialog.tsx'
import type { Texts } from '../dialog/texts.ts'
import { tabName } from '../history/view.ts'
import { startFrom } from '../run/start-from.ts'
import { Failures } from './Failures.tsx'

const TONES: Record<string, string> = { done: 'good', stopped: 'neutral', paused: 'warn' }

type RunCardProps = {
  run: RunView
  nowMs: number
  t: Texts<'runLog' | 'dialog'>
  reader: Reader
  onStarted: () => void
}

/** One run: what it was, what it came to, and what can be done about it. */
export function RunCard({ run, nowMs, t: texts, reader, onStarted }: RunCardProps) {
  const { runLog: t, dialog } = texts
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (run.process_type === '') return null
  const title = t.kinds[run.process_type][tabName(run.data_type)]()
  const words = (count: number) => ({ n: formatCount(count, reader), count })
  const counts = [
    t.changed(words(run.images_changed)),
    run.images_unchanged > 0 && t.unchanged(words(run.images_unchanged)),
    run.images_stopped > 0 && t.skipped(words(run.images_stopped)),
    run.images_left > 0 && t.left(words(run.images_left))
  ].filter((part) => part !== false)

  async function undo() {
    setIsAsking(false)
    const isStarted = await startFrom(
      'undoRun',
      { run_id: run.run_id },
      run.data_type,
      dialog.checkConnection()
    )
    if (isStarted) onStarted()
  }

  return (
    <article className="runlog-card" aria-labelledby={id}>
      <div className="runlog-head">
        <h3 id={id}>{title}</h3>
        <span className="badge" data-tone={TONES[run.state] ?? 'info'}>
          {t.states[run.state as keyof typeof t.states]()}
        </span>
      </div>
      <p className="muted num">
        <time dateTime={run.created_at}>{formatWhen(run.created_at, nowMs, reader)}</time>
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
              {isOpen ? t.hideFailures() : t.failures(words(run.images_failed))}
            </button>
          )}
          {run.can_undo === 1 && (
            <button
              type="button"
              className="btn"
              aria-label={t.undoNamed({ title })}
              onClick={() => setIsAsking(true)}
            >
              <RotateCcw size={16} aria-hidden />
              {t.undo()}
            </button>
          )}
        </div>
      )}
      {isOpen && <Failures run={run} t={texts} reader={reader} onStarted={onStarted} />}
      <AlertDialog
        isOpen={isAsking}
        title={t.undoTitle()}
        text={t.undoText()}
        stay={{ label: dialog.cancel(), onPress: () => setIsAsking(false) }}
        go={{ label: t.undo(), onPress: () => void undo(), isMain: true }}
      />
    </article>
  )
}
