import { useRef } from 'react'
import { dataTypeOf, type ItemKind, kindOf } from '../../modules/image-opt/contract.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { useOn } from '../lib/events.ts'
import { setSchedule, useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'
import { endedIn, runningIn } from './kinds.ts'
import { useExpected } from './use-expected.ts'

/** The image page's interval; the detail page polls every 5 s (specification §6.4). */
const POLL_MS = 6000

/** Watches the shop's runs, wherever they were started. */
export function useProgress(
  start: Schedule,
  onFinished: (kind: ItemKind, schedule: Schedule) => void
) {
  const { schedule: polled, isAutomatic } = useRuns()
  const schedule = polled ?? start
  const expected = useExpected(start)
  const { watched } = expected
  const isAsking = useRef(false)

  async function poll(): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const asked = expected.moment()
    try {
      const reply = await getJson<Schedule>('/api/v2/image-opt/getOptSchedule', { data_type: 1 })
      if (asked === expected.moment()) take(reply)
    } catch {
      // The next poll tries again; the run itself does not depend on this page.
      expected.unseen()
    }
    isAsking.current = false
    if (asked !== expected.moment() && expected.kinds().size > 0) await poll()
  }

  function take(reply: Schedule): void {
    const ended = endedIn(reply, schedule, expected.kinds())
    expected.seen(runningIn(reply))
    setSchedule(reply)
    for (const kind of ended) onFinished(kind, reply)
  }

  useOn('runStarted', ({ type }) => {
    expected.started(kindOf(type))
    void poll()
  })

  // Automatic mode is polled as well, since its runs start without an announcement on this page.
  const isWatching = watched.length > 0 || isAutomatic
  usePolling(isWatching, POLL_MS, () => (watched.length === 0 && document.hidden) || poll())

  return {
    schedule,
    poll,
    running: watched.filter((kind) => runningIn(schedule).includes(kind)),
    /** Call this after a stop: runs that end then are not reported as finished. */
    forget: () => expected.forget().map(dataTypeOf)
  }
}
