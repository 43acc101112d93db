import type { ReactNode } from 'react'

type BusyButtonProps = {
  className: string
  isBusy: boolean
  onPress: () => void
  onPoint?: () => void
  children: ReactNode
}

/** A button that keeps its label but ignores presses while its action is in progress. */
export function BusyButton({ className, isBusy, onPress, onPoint, children }: BusyButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      onClick={() => isBusy || onPress()}
    >
      {isBusy && <span className="spinner" />}
      {children}
    </button>
  )
}
