import { type ComponentType, useRef, useState } from 'react'

/**
 * A component that is fetched when it is first needed and stays mounted from then on, so that its exit
 * animation runs. Unlike React's lazy() a failed fetch does not take the island down: it can be tried again.
 */
export function useOnDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure: () => void
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<Promise<{ default: ComponentType<Props> }> | null>(null)

  function fetchNow() {
    pending.current ??= load().catch((error: unknown) => {
      pending.current = null
      throw error
    })
    return pending.current
  }

  return {
    Component,
    isOpen,
    /** For onPointerEnter and onFocus of what opens it. */
    prefetch: () => void fetchNow().catch(() => {}),
    open: () => {
      setIsOpen(true)
      fetchNow().then(
        (file) => setComponent(() => file.default),
        () => {
          setIsOpen(false)
          onFailure()
        }
      )
    },
    close: () => setIsOpen(false)
  }
}
