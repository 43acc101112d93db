import { useRef, useState } from 'react'
import { dataTypeOf, ITEM_KINDS, type ItemKind, kindOf } from '../../modules/image-opt/contract.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { useOn } from '../lib/events.ts'
import { setSchedule, useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'
import { runningIn } from './kinds.ts'

/** The interval of the image page's poll; the detail page polls every 5 s (specification §6.4). */
const POLL_MS = 6000

type OnFinished = (kind: ItemKind, schedule: Schedule) => void

/** Watches the shop's runs, wherever they were started. */
export function useProgress(start: Schedule, onFinished: OnFinished) {
  const { schedule: polled, isAutomatic } = useRuns()
  const schedule = polled ?? start
  const [watched, setWatched] = useState(() => runningIn(start))
  /** The kinds of runs that were running at the last poll or were started here since. */
  const expected = useRef(new Set<ItemKind>(watched))
  const isAsking = useRef(false)
  /** Incremented when a run is started or stopped here, which makes answers to earlier polls out of date. */
  const epoch = useRef(0)

  async function poll(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const asked = epoch.current
    try {
      const reply = await getJson<Schedule>('/api/v2/image-opt/getOptSchedule', { data_type: 1 })
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
  }

  useOn('runStarted', ({ type }) => {
    epoch.current += 1
    expected.current.add(kindOf(type))
    void poll()
  })

  // Automatic mode is polled as well, since its runs start without an announcement on this page.
  const isWatching = watched.length > 0 || isAutomatic
  usePolling(isWatching, POLL_MS, () => (watched.length === 0 && document.hidden) || poll())

  return {
    schedule,
    poll,
    running: watched.filter((kind) => runningIn(schedule).includes(kind)),
    /** Call this after a stop. Runs that end then are not reported as finished. */
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
 * The kinds whose run has ended: it was expected to be running, or it is an automatic one so short that it started
 * and ended between two answers.
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
