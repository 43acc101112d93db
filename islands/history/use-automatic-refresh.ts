import { useEffect, useEffectEvent } from 'react'
import { useRuns } from '../lib/store.ts'

/** How often the rows are loaded while automatic mode is on (specification §6.6). */
const REFRESH_MS = 3000

/** Reloads repeatedly while automatic mode is on and the page is visible. */
export function useAutomaticRefresh(refresh: () => void): void {
  useRefresh(useRuns().isAutomatic, refresh)
}

/** The same, for pages without the card that reports the mode. */
export function useRefresh(isAutomatic: boolean, refresh: () => void): void {
  const refreshNow = useEffectEvent(() => {
    if (!document.hidden) refresh()
  })
  useEffect(() => {
    if (!isAutomatic) return
    const timer = setInterval(() => refreshNow(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isAutomatic])
}
