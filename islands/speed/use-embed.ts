import { useEffect, useState } from 'react'
import type { Embed } from '../../modules/page-speed/schema.ts'
import { getJson } from '../lib/api.ts'
import { usePolling } from '../lib/use-polling.ts'

/** The interval at which the state is polled until it changes (specification §12.4). */
const POLL_MS = 3000

/** Polling stops after this time, in case the merchant has forgotten the open editor. */
const WATCH_MS = 10 * 60_000

/** Holds the state of the theme's app embed. After `watch`, the state is polled until it changes. */
export function useEmbed(start: Embed, onSwitched: (isOn: boolean) => void) {
  const [embed, setEmbed] = useState(start)
  const [isWatching, setIsWatching] = useState(false)

  usePolling(isWatching, POLL_MS, async () => {
    try {
      const { data } = await getJson<{ data: Embed }>('/api/v2/home/checkThemeAppExtension')
      // An unknown state does not count as a change, because the next poll may report a known one.
      if (data.status === embed.status || data.status === 2) return
      setEmbed(data)
      setIsWatching(false)
      onSwitched(data.status === 1)
    } catch {
      // A failed poll is ignored, because another one follows.
    }
  })
  useEffect(() => {
    if (!isWatching) return
    const end = setTimeout(() => setIsWatching(false), WATCH_MS)
    return () => clearTimeout(end)
  }, [isWatching])

  return { embed, isWatching, watch: () => setIsWatching(true) }
}
