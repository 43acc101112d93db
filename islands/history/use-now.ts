import { useEffect, useState } from 'react'

/** The time on the page, moved on each minute: 'just now' does not stay for ever. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
