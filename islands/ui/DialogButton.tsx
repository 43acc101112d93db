import type { LucideIcon } from 'lucide-react'
import { Lacks } from '../ui/Lacks.tsx'

type DialogButtonProps = {
  icon: LucideIcon
  className?: string
  /** Why the dialog does not open: names the plan that includes it. */
  lacks?: string | undefined
  onOpen: () => void
  /** Prefetches the dialog. */
  onSoon: () => void
  children: string
}

/** Opens a dialog. Stays focusable when the plan lacks it, so that screen readers read why. */
export function DialogButton(props: DialogButtonProps) {
  const { icon: Icon, className = 'btn', lacks, onOpen, onSoon, children } = props
  const soon = lacks ? undefined : onSoon
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-disabled={lacks ? true : undefined}
      aria-description={lacks}
      data-tip={lacks}
      onClick={lacks ? undefined : onOpen}
      onPointerEnter={soon}
      onFocus={soon}
    >
      <Icon size={16} aria-hidden />
      {children}
      <Lacks plan={lacks} />
    </button>
  )
}
