import { useEffect, useEffectEvent } from 'react'
import { useRuns } from '../runtime/store.ts'

/** Specification §4: while automatic mode is on. */
const REFRESH_MS = 3000

/** Reads again as long as automatic mode is on and somebody may be looking. */
export function useAutomaticRefresh(refresh: () => void): void {
  useRefresh(useRuns().isAutomatic, refresh)
}

/** The same where no card with the switch tells of it. */
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
