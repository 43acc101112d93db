import { useEffect, useEffectEvent, useState } from 'react'
import type { StoreLook } from '../../../modules/image-opt/runs/preview/schema.ts'
import { getJson } from '../../lib/api.ts'
import { usePolling } from '../../lib/use-polling.ts'

/** The interval at which the look is loaded again while the store is read (specification §11.9). */
const POLL_MS = 3000

/**
 * Holds what the store has. It is loaded unless the page came with it, and again until the store has been read. A
 * failed call is ignored, because another one follows.
 */
export function useStoreLook(start: StoreLook | null): StoreLook | null {
  const [look, setLook] = useState(start)
  const load = useEffectEvent(() =>
    getJson<{ data: StoreLook }>('/api/v2/image-opt/getStoreLook').then(
      ({ data }) => setLook(data),
      () => {}
    )
  )
  useEffect(() => {
    if (start === null) void load()
  }, [start])
  usePolling(look === null || look.is_read === 0, POLL_MS, load)
  return look
}
