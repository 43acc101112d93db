import type { LucideIcon } from 'lucide-react'
import { Lacks } from './Lacks.tsx'

type ActionButtonProps = {
  icon: LucideIcon
  children: string
  isBusy: boolean
  /** Names the plan that includes the action when it is unavailable. */
  lacks?: string | undefined
  onPress: () => void
}

/** Stays focusable while it is busy or not in the plan, so that screen readers read its tooltip and state. */
export function ActionButton({ icon: Icon, children, isBusy, lacks, onPress }: ActionButtonProps) {
  const isOff = isBusy || lacks !== undefined
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-description={lacks}
      data-tip={lacks}
      onClick={() => isOff || onPress()}
    >
      {isBusy ? <span className="spinner" /> : <Icon size={16} aria-hidden />}
      {children}
      <Lacks plan={lacks} />
    </button>
  )
}
