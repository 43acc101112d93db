import { useSyncExternalStore } from 'react'
import type { Totals } from '../../modules/image-opt/history/schema.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'

type Runs = {
  /** The last polled state; null before the first poll. */
  schedule: Schedule | null
  /** The totals loaded after a run; null before that. */
  totals: Totals | null
  /** Whether automatic mode is on. Its runs change images without any event on this page. */
  isAutomatic: boolean
}

const BEFORE: Runs = { schedule: null, totals: null, isAutomatic: false }

// Islands are separate React roots and share no context. Only the browser changes this state; the server serves many
// shops and therefore always renders with BEFORE.
let runs = BEFORE
const listeners = new Set<() => void>()

function setRuns(change: Partial<Runs>): void {
  runs = { ...runs, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const setSchedule = (schedule: Schedule): void => setRuns({ schedule })

export const setTotals = (totals: Totals): void => setRuns({ totals })

/** Sets whether automatic mode is on. Only the card with the switch calls this. */
export const setAutomatic = (isAutomatic: boolean): void => setRuns({ isAutomatic })

export function useRuns(): Runs {
  return useSyncExternalStore(
    subscribe,
    () => runs,
    () => BEFORE
  )
}
