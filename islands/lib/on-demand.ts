import { type ComponentType, createElement, type ReactNode, useRef, useState } from 'react'

/**
 * Loads a component when it is first needed. The component then stays mounted, so that its closing animation can run.
 * Unlike with React's lazy(), a failed fetch does not unmount the island, and it can be retried.
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
    /** Call this from onPointerEnter and onFocus of the control that opens the component. */
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

/** The props that `OnDemand` passes to every component. */
type State = { isOpen: boolean; onClose: () => void }

type OnDemandProps<Props extends State> = Omit<Props, keyof State> & {
  of: { Component: ComponentType<Props> | null; isOpen: boolean; close: () => void }
}

/** Renders the component that `useOnDemand` has loaded. All props except `of` are passed on to the component. */
export function OnDemand<Props extends State>({ of, ...own }: OnDemandProps<Props>): ReactNode {
  const { Component, isOpen, close: onClose } = of
  return Component && createElement(Component, { ...own, isOpen, onClose } as unknown as Props)
}
