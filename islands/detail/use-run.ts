import { useEffect, useRef, useState } from 'react'
import type { Progress, Schedule } from '../../modules/image-opt/schema.ts'
import { getJson } from '../runtime/api.ts'
import type { DetailType } from './view.ts'

/** The detail screen's poll (DECISIONS §4), and the first one after a start (specification §4). */
const POLL_MS = 5000
const FIRST_POLL_MS = 1500

const BLOCKS = { 1: 'product', 2: 'collection', 3: 'article' } as const

const isOn = ({ opt_total, process_result }: Progress) => opt_total > 0 && process_result === 0

/** The run over this kind of item while it is on; tells when it has ended. */
export function useRun(type: DetailType, first: Progress, onEnd: (ended: Progress) => void) {
  const [progress, setProgress] = useState<Progress | null>(isOn(first) ? first : null)
  /** Counts what is waited for; 0 is nothing. */
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
      // Without an answer the last figures stay, and it is asked again.
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
    /** To be called after a run was started. */
    watch: () => {
      isFirst.current = true
      setWatched((count) => count + 1)
    }
  }
}
