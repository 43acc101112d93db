import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { RunView } from '../../modules/image-opt/runs/schema.ts'
import type { Messages } from '../lib/messages.ts'
import { startFrom } from '../run/start-from.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'

type UndoButtonProps = {
  run: RunView
  /** The title of the run's card. */
  title: string
  t: Messages<'runLog' | 'dialog'>
  onStarted: () => void
}

/** Restores the originals of the images that the run changed, after the merchant has confirmed this. */
export function UndoButton({ run, title, t: { runLog: t, dialog }, onStarted }: UndoButtonProps) {
  const [isAsking, setIsAsking] = useState(false)

  async function undo() {
    setIsAsking(false)
    const { run_id, data_type } = run
    const isStarted = await startFrom('undoRun', { run_id }, data_type, dialog.checkConnection())
    if (isStarted) onStarted()
  }

  return (
    <>
      <button
        type="button"
        className="btn"
        aria-label={t.undoNamed({ title })}
        onClick={() => setIsAsking(true)}
      >
        <RotateCcw size={16} aria-hidden />
        {t.undo()}
      </button>
      <AlertDialog
        isOpen={isAsking}
        title={t.undoTitle()}
        text={t.undoText()}
        stay={{ label: dialog.cancel(), onPress: () => setIsAsking(false) }}
        go={{ label: t.undo(), onPress: () => void undo(), isMain: true }}
      />
    </>
  )
}
