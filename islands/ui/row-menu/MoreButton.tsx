import { type LucideIcon, MoreHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { OnDemand, useOnDemand } from '../../lib/on-demand.ts'

export type MenuItem = {
  name: string
  label: string
  icon: LucideIcon
  isDisabled: boolean
  onSelect: () => void
}

type MoreButtonProps = { label: string; items: MenuItem[] }

/** The ⋯ button. The menu is loaded at the first press. */
export function MoreButton({ label, items }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // A failed load is only logged, because another press tries again.
  const menu = useOnDemand(() => import('./RowMenu.tsx'), console.error)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn ghost icon-only row-more"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onPointerEnter={menu.prefetch}
        onClick={menu.isOpen ? menu.close : menu.open}
      >
        <MoreHorizontal size={17} aria-hidden />
      </button>
      <OnDemand of={menu} anchor={button} items={items} />
    </>
  )
}
