import type { LucideIcon } from 'lucide-react'
import { Lacks } from './Lacks.tsx'

type DialogButtonProps = {
  icon: LucideIcon
  className?: string
  /** Names the plan that includes the dialog; undefined when the shop's plan does. */
  lacks?: string | undefined
  /** The dialog, as useOnDemand of islands/lib/on-demand.ts returns it. */
  opens: { open: () => void; prefetch: () => void }
  children: string
}

/** Opens a dialog. It stays focusable when the plan lacks the dialog, so that screen readers read why. */
export function DialogButton(props: DialogButtonProps) {
  const { icon: Icon, className = 'btn', lacks, opens, children } = props
  const soon = lacks ? undefined : opens.prefetch
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-disabled={lacks ? true : undefined}
      aria-description={lacks}
      data-tip={lacks}
      onClick={lacks ? undefined : opens.open}
      onPointerEnter={soon}
      onFocus={soon}
    >
      <Icon size={16} aria-hidden />
      {children}
      <Lacks plan={lacks} />
    </button>
  )
}
