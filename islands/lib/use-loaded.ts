import { useEffect, useRef, useState } from 'react'

export type Loaded<Value> = {
  /** The latest answer. It stays until the next one arrives. */
  value: Value | null
  error: unknown
  isLoading: boolean
  again: () => void
}

/**
 * Loads the value again whenever the key changes, and drops answers to earlier keys. `load` may call `show` with a value
 * that it has already, while it loads a better one.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal, show: (value: Value) => void) => Promise<Value>
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; value: Value | null; error: unknown }>({
    to: '',
    value: null,
    error: null
  })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const wanted = `${attempt} ${key}`

  useEffect(() => {
    const leave = new AbortController()
    const show = (value: Value) =>
      leave.signal.aborted || setAnswer(({ to }) => ({ to, value, error: null }))
    latest.current(leave.signal, show).then(
      (value) => leave.signal.aborted || setAnswer({ to: wanted, value, error: null }),
      (error: unknown) =>
        leave.signal.aborted || setAnswer(({ value }) => ({ to: wanted, value, error }))
    )
    return () => leave.abort()
  }, [wanted])

  return {
    value: answer.value,
    error: answer.to === wanted ? answer.error : null,
    isLoading: answer.to !== wanted,
    again: () => setAttempt(attempt + 1)
  }
}
