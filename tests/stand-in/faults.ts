/**
 * A failure that tests can cause on purpose. With `…-before` the request fails without an effect; with `…-after` it
 * takes effect, but its answer is lost. `timeout-…` closes the connection without an answer (`timing.hangMs`).
 * `throttled` empties the bucket, which refills with the clock. `damaged` accepts an upload but stores only its first
 * bytes.
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

/** Requests outside GraphQL that can fail too. */
export type FaultyPlace = 'upload' | 'original' | 'cdn' | 'bulk-result' | 'token'

export type Fault = {
  /**
   * The name of an operation, such as `FileUpdate`, or a place. Without it, the fault hits the next operation,
   * whatever its name.
   */
  operation?: string
  kind: FaultKind
  /** How many requests the fault hits; 1 by default. */
  times?: number
  /** How many requests pass before the fault hits one; 0 by default. */
  after?: number
  /** The Retry-After of a `429`; 2 by default. */
  retryAfterSeconds?: number
}

export type Faults = {
  add(fault: Fault): void
  /** Returns the fault that hits this request, and counts the hit. */
  take(operation: string, place?: FaultyPlace): Fault | undefined
  /** Tells whether every added fault has hit as often as it should. */
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
