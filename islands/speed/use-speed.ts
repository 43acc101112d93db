import { useEffect, useEffectEvent, useState } from 'react'
import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { getJson, postJson, wordsOf } from '../lib/api.ts'
import { refreshSections } from '../lib/refresh-sections.ts'
import { usePolling } from '../lib/use-polling.ts'
import { notify } from '../ui/toast/notify.ts'

/** The interval at which a pending or running check is polled (specification §12.5). */
const POLL_MS = 5000

/** Holds the scores. They are polled while there are none, and while a check is in progress. */
export function useSpeed(start: SpeedView, notStarted: string) {
  const [speed, setSpeed] = useState(start)
  const isOpen = speed.status === 0 || speed.status === 2

  async function recheck() {
    const before = speed
    setSpeed({ ...speed, status: 2, reason: '' })
    try {
      await postJson('/api/v2/home/refreshPageSpeedOnline', {})
    } catch (error) {
      // The status becomes 3 (failed), because with status 0 polling would continue although no check was started.
      const message = wordsOf(error, notStarted)
      setSpeed({ ...before, status: 3, reason: message })
      notify(message, 'bad')
    }
  }

  usePolling(isOpen, POLL_MS, async () => {
    try {
      const now = await getJson<SpeedView>('/api/v2/home/getPageSpeedScore')
      setSpeed(now)
      if (now.status === 1) await refreshSections()
    } catch {
      // A failed poll is ignored: the check continues on the server, and another poll follows.
    }
  })
  const begin = useEffectEvent(() => {
    if (speed.status === 0) void recheck()
  })
  useEffect(() => {
    // The call is deferred so that the first render matches the server's.
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])
  return { speed, recheck, isOpen }
}
