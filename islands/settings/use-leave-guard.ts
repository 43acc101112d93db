import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Asks before the page is left with unsaved changes. For a link the page itself asks; reloading and closing
 * can only be asked about by the browser, in its own words.
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
    // Before anything else hears of the press, a script that changes pages by itself included.
    document.addEventListener('click', follow, { capture: true, signal: leave.signal })
    return () => leave.abort()
  }, [isChanged])

  return { wanted, stay: () => setWanted(null) }
}
