import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

type AnyIsland = { default: ComponentType<object> }
const files = import.meta.glob<AnyIsland>('../*.tsx')

/** Wakes the islands of the page. Fetched with React, and only when there is one. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => void wake(element).catch(console.error)
    if (element.dataset.when === 'load') start()
    else if (element.dataset.when === 'idle') whenIdle(start)
    else whenVisible(element, start)
  }
}

async function wake(element: HTMLElement): Promise<void> {
  const load = files[`../${element.dataset.island}.tsx`]
  if (!load) throw new Error(`Expected an island in islands/, received ${element.dataset.island}`)
  const { default: island } = await load()
  // Hydration goes on after hydrateRoot has returned; tests wait for this mark.
  function Awake({ children }: { children: ReactNode }) {
    useEffect(() => {
      element.dataset.awake = ''
    }, [])
    return children
  }
  const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as object
  hydrateRoot(element, createElement(Awake, null, createElement(island, props)), {
    identifierPrefix: element.id
  })
}

function whenIdle(start: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '200px' }
  )
  observer.observe(element)
}
