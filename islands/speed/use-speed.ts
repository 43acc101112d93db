import { useEffect, useEffectEvent, useState } from 'react'
import type { SpeedView } from '../../modules/page-speed/schema.ts'
import { getJson, postJson, wordsOf } from '../runtime/api.ts'
import { notify } from '../toast/notify.ts'

/** Specification, app shell §4. */
const POLL_MS = 5000

/** The scores; while there are none, or a check runs, they are asked for again and again. */
export function useSpeed(start: SpeedView, notStarted: string) {
  const [speed, setSpeed] = useState(start)
  const isOpen = speed.status === 0 || speed.status === 2

  async function recheck() {
    const before = speed
    setSpeed({ ...speed, status: 2, reason: '' })
    try {
      await postJson('/api/v2/home/refreshPageSpeedOnline', {})
    } catch (error) {
      // Not 0: that would start the next try by itself, with the same end.
      const words = wordsOf(error, notStarted)
      setSpeed({ ...before, status: 3, reason: words })
      notify(words, 'bad')
    }
  }

  const poll = useEffectEvent(async () => {
    try {
      setSpeed(await getJson<SpeedView>('/api/v2/home/getPageSpeedScore'))
    } catch {
      // The check goes on without us; the next poll tells.
    }
  })
  const begin = useEffectEvent(() => {
    if (speed.status === 0) void recheck()
  })
  useEffect(() => {
    // After this turn: the first picture is the server's, as it is.
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => clearInterval(timer)
  }, [isOpen])
  return { speed, recheck, isOpen }
}
