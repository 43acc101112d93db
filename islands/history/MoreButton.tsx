import { type LucideIcon, MoreHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { useOnDemand } from '../runtime/on-demand.ts'

export type MenuItem = {
  name: string
  label: string
  icon: LucideIcon
  isDisabled: boolean
  onSelect: () => void
}

type MoreButtonProps = { label: string; items: MenuItem[] }

/** ⋯: the menu itself is fetched on the first press. */
export function MoreButton({ label, items }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The same button tries again; there is nothing to say that would not cover it.
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
      {menu.Component && (
        <menu.Component isOpen={menu.isOpen} onClose={menu.close} anchor={button} items={items} />
      )}
    </>
  )
}
