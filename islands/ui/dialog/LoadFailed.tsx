import { WifiOff } from 'lucide-react'
import { CallError, wordsOf } from '../../lib/api.ts'
import type { Messages } from '../../lib/messages.ts'

type LoadFailedProps = { error: unknown; t: Messages<'dialog'>; onAgain: () => void }

/**
 * Takes the place of content that could not be loaded. It shows the server's message or, if the server sent none, says
 * that there is no connection.
 */
export function LoadFailed({ error, t, onAgain }: LoadFailedProps) {
  const isRefusal = error instanceof CallError && error.message !== ''
  return (
    <div className="empty" role="alert">
      <WifiOff size={28} aria-hidden />
      <strong>{t.dialog.failed()}</strong>
      <p className="muted">{isRefusal ? wordsOf(error, '') : t.dialog.checkConnection()}</p>
      <button type="button" className="btn" onClick={onAgain}>
        {t.dialog.tryAgain()}
      </button>
    </div>
  )
}
