import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Asks before the merchant leaves the page with unsaved changes. For links the page itself asks; for reloading and
 * closing, only the browser can ask, in its own words.
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
    // Runs before all other click handlers, including those of scripts that navigate by themselves.
    document.addEventListener('click', follow, { capture: true, signal: leave.signal })
    return () => leave.abort()
  }, [isChanged])

  return { wanted, stay: () => setWanted(null) }
}
