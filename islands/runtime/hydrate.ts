import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ENTRIES } from './entries.ts'

const entries: Record<string, () => Promise<{ default: ComponentType<any> }>> = ENTRIES

/** Hydrates the islands of the page. Only pages with islands load this script and React. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => void wake(element).catch(console.error)
    if (element.dataset.when === 'load') start()
    else if (element.dataset.when === 'idle') whenIdle(start)
    else whenVisible(element, start)
  }
}

async function wake(element: HTMLElement): Promise<void> {
  const load = entries[element.dataset.island ?? '']
  if (!load) throw new Error(`Expected an island of entries.ts, received ${element.dataset.island}`)
  const { default: island } = await load()
  // Hydration continues after hydrateRoot returns. Awake marks the element when hydration is complete, and tests wait
  // for that mark.
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
