import { WifiOff } from 'lucide-react'
import { CallError, wordsOf } from '../runtime/api.ts'
import type { Texts } from './texts.ts'

type LoadFailedProps = { error: unknown; t: Texts<'dialog'>; onAgain: () => void }

/** In the place of what could not be loaded: the server's words, or that there is no connection. */
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
