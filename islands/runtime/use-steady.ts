import { useLayoutEffect, useRef, useState } from 'react'

// Functions of every shape.
type Handlers = Record<string, (...args: any[]) => void>

/**
 * The same functions at every rendering, which do what the newest ones do. For the rows of a table: a hundred
 * of them took 30 ms to be drawn again whenever one was chosen. The names must stay the same.
 */
export function useSteady<Given extends Handlers>(handlers: Given): Given {
  const newest = useRef(handlers)
  useLayoutEffect(() => {
    newest.current = handlers
  })
  const [steady] = useState(() => {
    const call = (name: string) =>
      [name, (...args: unknown[]) => newest.current[name]?.(...args)] as const
    return Object.fromEntries(Object.keys(handlers).map(call)) as Given
  })
  return steady
}
