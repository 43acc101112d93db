import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `poll` at this interval while `isOn` is true. It skips a call while the previous one is still in progress.
 */
export function usePolling(isOn: boolean, intervalMs: number, poll: () => unknown): void {
  const isPolling = useRef(false)
  const pollNow = useEffectEvent(async () => {
    if (isPolling.current) return
    isPolling.current = true
    try {
      await poll()
    } finally {
      isPolling.current = false
    }
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void pollNow(), intervalMs)
    return () => clearInterval(timer)
  }, [isOn, intervalMs])
}
