import type { LucideIcon } from 'lucide-react'
import { Lacks } from './Lacks.tsx'

type ActionButtonProps = {
  icon: LucideIcon
  children: string
  isBusy: boolean
  /** Why it cannot be pressed: the plan that has it. */
  lacks?: string | undefined
  onPress: () => void
}

/** Stays focusable while it works or is not in the plan, so that its tooltip and state are read out. */
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
