/**
 * What goes wrong on purpose. `…-before`: nothing was done. `…-after`: it was done, and nobody hears of it.
 * `timeout-…`: no answer, and the connection is cut (`timing.hangMs`). `throttled`: the bucket is empty, and
 * fills by the clock. `damaged`: an upload is taken, and only its first bytes are kept.
 */
export type FaultKind =
  | '401'
  | '402'
  | '403'
  | '404'
  | '423'
  | '429'
  | '502-before'
  | '502-after'
  | '503-before'
  | '503-after'
  | 'timeout-before'
  | 'timeout-after'
  | 'throttled'
  | 'internal-error'
  | 'damaged'

/** Requests that are no GraphQL operation and can fail too. */
export type FaultyPlace = 'upload' | 'original' | 'cdn' | 'bulk-result' | 'token'

export type Fault = {
  /** The name of an operation, such as `FileUpdate`, or a place; left out: the next operation, whatever it is. */
  operation?: string
  kind: FaultKind
  /** How many requests it hits; 1 when left out. */
  times?: number
  /** How many requests it lets pass before; 0 when left out. */
  after?: number
  /** For `429`; 2 when left out. */
  retryAfterSeconds?: number
}

export type Faults = {
  add(fault: Fault): void
  /** The fault that hits this request, and counts it as hit. */
  take(operation: string, place?: FaultyPlace): Fault | undefined
  /** Whether every fault that was added has hit as often as it should. */
  areSpent(): boolean
  clear(): void
}

export function openFaults(): Faults {
  let waiting: (Fault & { left: number; skip: number })[] = []
  return {
    add: (fault) => void waiting.push({ ...fault, left: fault.times ?? 1, skip: fault.after ?? 0 }),
    take: (operation, place) => {
      const meant = waiting.filter((fault) =>
        fault.operation === undefined ? place === undefined : fault.operation === operation
      )
      const hit = meant.find((fault) => fault.skip === 0)
      for (const fault of meant) if (fault.skip > 0) fault.skip--
      if (!hit) return undefined
      hit.left--
      if (hit.left <= 0) waiting = waiting.filter((fault) => fault !== hit)
      return hit
    },
    areSpent: () => waiting.length === 0,
    clear: () => {
      waiting = []
    }
  }
}
