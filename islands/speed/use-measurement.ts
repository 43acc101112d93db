import { useState } from 'react'
import type { EffectView } from '../../modules/page-speed/schema.ts'
import { getJson, postJson, wordsOf } from '../lib/api.ts'
import { usePolling } from '../lib/use-polling.ts'

/** The interval at which a running measurement is polled (specification §12.9). */
const POLL_MS = 5000

/** Holds the last measurement of what preloading changes, and starts another one. */
export function useMeasurement(start: EffectView, notStarted: string) {
  const [effect, setEffect] = useState(start)
  const isMeasuring = effect.status === 2

  async function measure() {
    const before = effect
    setEffect({ ...effect, status: 2, reason: '' })
    try {
      await postJson('/api/v2/home/measurePreload', {})
    } catch (error) {
      setEffect({ ...before, status: 3, reason: wordsOf(error, notStarted) })
    }
  }

  usePolling(isMeasuring, POLL_MS, async () => {
    try {
      setEffect(await getJson<EffectView>('/api/v2/home/getPreloadEffect'))
    } catch {
      // A failed poll is ignored: the measurement continues on the server, and another poll follows.
    }
  })
  return { effect, isMeasuring, measure }
}
