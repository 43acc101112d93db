import { Menu } from '@base-ui/react/menu'
import { type RefObject, useRef } from 'react'
import type { MenuItem } from './MoreButton.tsx'
import { RowShapeIcon } from './RowShapes.tsx'
import './row-menu.css'

export type RowMenuProps = {
  isOpen: boolean
  onClose: () => void
  /** The ⋯ button. The menu opens beside this button and returns focus to it. */
  anchor: RefObject<HTMLButtonElement | null>
  items: MenuItem[]
}

/** The actions on a row, for phones. */
export default function RowMenu({ isOpen, onClose, anchor, items }: RowMenuProps) {
  const chosen = useRef<(() => void) | null>(null)

  // The action runs only after the menu has closed, because a dialog opened earlier would lose focus to the closing
  // menu.
  function act(isOpenNow: boolean) {
    if (isOpenNow) return
    chosen.current?.()
    chosen.current = null
  }

  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(willOpen) => willOpen || onClose()}
      onOpenChangeComplete={act}
    >
      <Menu.Portal>
        <Menu.Positioner className="row-menu-place" anchor={anchor} align="end" sideOffset={4}>
          <Menu.Popup
            className="row-menu"
            aria-label={anchor.current?.getAttribute('aria-label') ?? undefined}
            finalFocus={anchor}
          >
            {items.map(({ name, label, isDisabled, onSelect }) => (
              <Menu.Item
                key={name}
                className="row-menu-item"
                disabled={isDisabled}
                onClick={() => {
                  chosen.current = onSelect
                }}
              >
                <RowShapeIcon name={name} size={16} />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
