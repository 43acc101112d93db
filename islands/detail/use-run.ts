import { useRef, useState } from 'react'
import { kindOf } from '../../modules/image-opt/contract.ts'
import type { Progress, Schedule } from '../../modules/image-opt/runs/schema.ts'
import { getJson } from '../lib/api.ts'
import { useOn } from '../lib/events.ts'
import { usePolling } from '../lib/use-polling.ts'
import { isOn } from '../run/kinds.ts'
import type { DetailType } from './address.ts'

/**
 * The interval at which the detail page polls, and the delay of the first poll after a start (specification §6.4).
 */
const POLL_MS = 5000
const FIRST_POLL_MS = 1500

type Listeners = {
  /** Called when a poll finds that the run has finished more images. */
  onAdvance: () => void
  onEnd: (ended: Progress) => void
}

/** Follows the run over items of this kind. */
export function useRun(type: DetailType, first: Progress, { onAdvance, onEnd }: Listeners) {
  const [progress, setProgress] = useState<Progress | null>(isOn(first) ? first : null)
  const [intervalMs, setIntervalMs] = useState(isOn(first) ? POLL_MS : null)
  /** Incremented at each start, so that answers to earlier polls can be recognised and dropped. */
  const starts = useRef(0)

  usePolling(intervalMs !== null, intervalMs ?? POLL_MS, async () => {
    const asked = starts.current
    const query = { data_type: type }
    const schedule = await getJson<Schedule>('/api/v2/image-opt/getOptSchedule', query).catch(
      () => null
    )
    if (asked !== starts.current) return
    setIntervalMs(POLL_MS)
    // After a failed poll the page keeps the last known progress, and the next poll runs as usual.
    if (!schedule) return
    const now = schedule[kindOf(type)]
    if (now.process_result === 0) {
      if (now.image_in !== (progress?.image_in ?? now.image_total)) onAdvance()
      return setProgress(now)
    }
    setProgress(null)
    setIntervalMs(null)
    onEnd(now)
  })

  function watch() {
    starts.current += 1
    setIntervalMs(FIRST_POLL_MS)
  }
  // The compare view starts runs as well.
  useOn('runStarted', watch)

  /** Call `watch` after starting a run. */
  return { progress, watch }
}
