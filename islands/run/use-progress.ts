import { useRef, useState } from 'react'
import {
  dataTypeOf,
  ITEM_KINDS,
  type ItemKind,
  kindOf,
  PRODUCTS
} from '../../modules/image-opt/contract.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { send, useOn } from '../lib/events.ts'
import { setSchedule, useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'
import { runningIn } from './kinds.ts'

/** The interval at which the image page polls. The detail page polls every 5 s (specification §6.4). */
const POLL_MS = 6000

type OnFinished = (kind: ItemKind, schedule: Schedule) => void

/** Follows the shop's runs, wherever they were started. */
export function useProgress(start: Schedule, onFinished: OnFinished) {
  const { schedule: polled, isAutomatic } = useRuns()
  const schedule = polled ?? start
  const [watched, setWatched] = useState(() => runningIn(start))
  /** The kinds whose run was in progress at the last poll, or was started on this page since then. */
  const expected = useRef(new Set<ItemKind>(watched))
  const isAsking = useRef(false)
  /**
   * Incremented when a run is started or stopped on this page, so that answers to earlier polls can be recognised and
   * dropped.
   */
  const epoch = useRef(0)

  async function poll(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const asked = epoch.current
    try {
      const reply = await getJson<Schedule>('/api/v2/image-opt/getOptSchedule', {
        data_type: PRODUCTS
      })
      if (asked === epoch.current) take(reply)
    } catch {
      // The next poll tries again; the run itself does not depend on this page.
      setWatched([...expected.current])
    }
    isAsking.current = false
    if (asked !== epoch.current && expected.current.size > 0) await poll()
  }

  function take(reply: Schedule): void {
    const ended = endedIn(reply, schedule, expected.current)
    const running = runningIn(reply)
    expected.current = new Set(running)
    setSchedule(reply)
    setWatched(running)
    for (const kind of ended) onFinished(kind, reply)
    const moved = ITEM_KINDS.filter((kind) => reply[kind].image_in !== schedule[kind].image_in)
    // The end of a run refreshes the page as well, so this event is needed only when no run has ended.
    if (ended.size === 0 && moved.length > 0) send('runAdvanced', { types: moved.map(dataTypeOf) })
  }

  useOn('runStarted', ({ type }) => {
    epoch.current += 1
    expected.current.add(kindOf(type))
    void poll()
  })

  // Polling also continues while automatic mode is on, because automatic runs start without any event on this page.
  const isWatching = watched.length > 0 || isAutomatic
  usePolling(isWatching, POLL_MS, () => (watched.length === 0 && document.hidden) || poll())

  return {
    schedule,
    poll,
    running: watched.filter((kind) => runningIn(schedule).includes(kind)),
    /** Call this after a stop. The stopped runs are then not reported as finished. Returns their kinds. */
    forget: () => {
      epoch.current += 1
      const types = [...expected.current].map(dataTypeOf)
      expected.current.clear()
      setWatched([])
      return types
    }
  }
}

/**
 * Returns the kinds whose run has ended. Either the run was expected to be in progress, or it is an automatic run so
 * short that it started and ended between two polls.
 */
function endedIn(now: Schedule, before: Schedule, expected: ReadonlySet<ItemKind>): Set<ItemKind> {
  const running = runningIn(now)
  const ended = [...expected].filter((kind) => !running.includes(kind))
  const missed = ITEM_KINDS.filter(
    (kind) =>
      now[kind].process_type === 'automatic' &&
      now[kind].process_result === 1 &&
      now[kind].run_id !== before[kind].run_id
  )
  return new Set([...ended, ...missed])
}
