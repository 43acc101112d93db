import { useState } from 'react'

type PanelButtonProps = { children: string; onPress: () => Promise<void> }

/** A button that ignores presses while the previous one is being handled, and keeps its width meanwhile. */
export function PanelButton({ children, onPress }: PanelButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    if (isBusy) return
    setIsBusy(true)
    await onPress()
    setIsBusy(false)
  }
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => void press()}
    >
      {isBusy && <span className="spinner" />}
      {children}
    </button>
  )
}
