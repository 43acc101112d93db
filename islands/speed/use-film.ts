import { useEffect, useState } from 'react'

/** The film runs at half the speed at which it was recorded: the difference is a quarter of a second. */
const SPEED = 0.5

/**
 * Holds how much of a film has been played, in milliseconds of the recording. It stops at its end. `begin` starts it
 * unless the visitor prefers less motion; `toggle` pauses, resumes and, at the end, starts again.
 */
export function useFilm(lengthMs: number) {
  const [at, setAt] = useState(0)
  const [isStarted, setIsStarted] = useState(false)
  const isPlaying = isStarted && at < lengthMs

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let request = requestAnimationFrame(function show(now) {
      // A frame may carry a time from before the effect ran.
      const passed = Math.max(0, now - last) * SPEED
      last = now
      setAt((before) => Math.min(lengthMs, before + passed))
      request = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(request)
  }, [isPlaying, lengthMs])

  return {
    at,
    isPlaying,
    begin: () => setIsStarted(!matchMedia('(prefers-reduced-motion: reduce)').matches),
    toggle() {
      if (at >= lengthMs) setAt(0)
      setIsStarted(!isPlaying)
    }
  }
}
