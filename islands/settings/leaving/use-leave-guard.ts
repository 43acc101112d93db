import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Intercepts attempts to leave the page with unsaved changes. A press on a link sets `wanted`, and the page then asks
 * for confirmation. Only the browser can intercept a reload or the closing of the tab; it asks in its own words.
 */
export function useLeaveGuard(isChanged: boolean) {
  const [wanted, setWanted] = useState<string | null>(null)

  const follow = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (event.defaultPrevented || !isPlain || !(link instanceof HTMLAnchorElement)) return
    const isElsewhere = link.target !== '' && link.target !== '_self'
    const isHere = link.href.split('#')[0] === location.href.split('#')[0]
    if (isElsewhere || isHere) return
    event.preventDefault()
    setWanted(link.href)
  })

  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const leave = new AbortController()
    window.addEventListener('beforeunload', warn, { signal: leave.signal })
    // In the capture phase this handler runs before all other click handlers, including those of scripts that handle
    // links themselves.
    document.addEventListener('click', follow, { capture: true, signal: leave.signal })
    return () => leave.abort()
  }, [isChanged])

  return { wanted, stay: () => setWanted(null) }
}
