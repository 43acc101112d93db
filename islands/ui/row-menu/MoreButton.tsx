import { useRef } from 'react'
import { OnDemand, useOnDemand } from '../../lib/on-demand.ts'
import { type RowShape, RowShapeIcon } from './RowShapes.tsx'

export type MenuItem = {
  name: RowShape
  label: string
  isDisabled: boolean
  onSelect: () => void
}

type MoreButtonProps = { label: string; items: MenuItem[] }

/** The ⋯ button. The menu is loaded at the first press. The table around it contains RowShapes. */
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
        <RowShapeIcon name="more" size={17} />
      </button>
      <OnDemand of={menu} anchor={button} items={items} />
    </>
  )
}
