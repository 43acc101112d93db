import type { LucideIcon } from 'lucide-react'
import { Lacks } from './Lacks.tsx'

type DialogButtonProps = {
  icon: LucideIcon
  className?: string
  /** The text 'From {plan}' if the dialog needs a larger plan; otherwise undefined. */
  lacks?: string | undefined
  /** The dialog, as useOnDemand returns it (islands/lib/on-demand.ts). */
  opens: { open: () => void; prefetch: () => void }
  children: string
}

/**
 * A button that opens a dialog. It stays focusable when the shop's plan does not include the dialog, so that screen
 * readers read the reason.
 */
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
