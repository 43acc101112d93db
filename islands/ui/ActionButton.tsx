import type { LucideIcon } from 'lucide-react'
import { Lacks } from './Lacks.tsx'

type ActionButtonProps = {
  icon: LucideIcon
  children: string
  isBusy: boolean
  /** The text 'From {plan}' if the action needs a larger plan. */
  lacks?: string | undefined
  /** Whether the action is not possible now. */
  isOff?: boolean
  /** What the action does, or why it is not possible. */
  tip?: string
  onPress: () => void
}

/**
 * A button that stays focusable while it is busy or while the shop's plan does not include its action. Screen readers
 * can then read its tooltip and state.
 */
export function ActionButton(props: ActionButtonProps) {
  const { icon: Icon, children, isBusy, lacks, tip = lacks, onPress } = props
  const isOff = isBusy || lacks !== undefined || props.isOff === true
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-description={tip}
      data-tip={tip}
      onClick={() => isOff || onPress()}
    >
      {isBusy ? <span className="spinner" /> : <Icon size={16} aria-hidden />}
      {children}
      <Lacks plan={lacks} />
    </button>
  )
}
