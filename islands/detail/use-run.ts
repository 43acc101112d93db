import { useEffect, useRef, useState } from 'react'
import type { Progress, Schedule } from '../../modules/image-opt/schema.ts'
import { getJson } from '../lib/api.ts'
import type { DetailType } from './view.ts'

/** The interval of the detail page's poll, and the delay of the first one after a start (specification §6.4). */
const POLL_MS = 5000
const FIRST_POLL_MS = 1500

const BLOCKS = { 1: 'product', 2: 'collection', 3: 'article' } as const

const isOn = ({ opt_total, process_result }: Progress) => opt_total > 0 && process_result === 0

/** The run over items of this kind while it is on; calls `onEnd` when it has ended. */
export function useRun(type: DetailType, first: Progress, onEnd: (ended: Progress) => void) {
  const [progress, setProgress] = useState<Progress | null>(isOn(first) ? first : null)
  /** Incremented at each start; 0 means that no run is being watched. */
  const [watched, setWatched] = useState(isOn(first) ? 1 : 0)
  const isFirst = useRef(false)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })

  useEffect(() => {
    if (watched === 0) return
    const leave = new AbortController()
    let timer = setTimeout(() => void poll(), isFirst.current ? FIRST_POLL_MS : POLL_MS)
    isFirst.current = false

    async function poll() {
      const query = { data_type: type }
      const schedule = await getJson<Schedule>(
        '/api/v2/image-opt/getOptSchedule',
        query,
        leave.signal
      ).catch(() => null)
      if (leave.signal.aborted) return
      const now = schedule?.[BLOCKS[type]]
      if (now && now.process_result === 1) {
        setProgress(null)
        setWatched(0)
        latest.current(now)
        return
      }
      // When a poll fails, the last figures stay and the next poll follows as usual.
      if (now) setProgress(now)
      timer = setTimeout(() => void poll(), POLL_MS)
    }

    return () => {
      leave.abort()
      clearTimeout(timer)
    }
  }, [watched, type])

  return {
    progress,
    /** Call this after starting a run. */
    watch: () => {
      isFirst.current = true
      setWatched((count) => count + 1)
    }
  }
}
