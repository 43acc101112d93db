import { useEffect, useState } from 'react'

/** Returns the time, updated every minute, so that 'just now' does not stay on the page forever. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
