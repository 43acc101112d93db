import { RefreshCw } from 'lucide-react'
import type { Messages } from '../lib/messages.ts'

type RecheckButtonProps = {
  isBusy: boolean
  onPress: () => void
  t: Messages<'speed'>['speed']['gauge']
}

/** Checks the home page again. */
export function RecheckButton({ isBusy, onPress, t }: RecheckButtonProps) {
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => isBusy || onPress()}
    >
      {isBusy ? <span className="spinner" aria-hidden /> : <RefreshCw size={16} aria-hidden />}
      {t.recheck()}
    </button>
  )
}
