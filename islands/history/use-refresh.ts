import { useEffect, useEffectEvent, useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { useOn } from '../lib/events.ts'
import { useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'

/** How often the rows are loaded while automatic mode is on (specification §6.6). */
const REFRESH_MS = 3000

/** How long after a run the rows are loaded again (specification §6.4). */
const RELOAD_AFTER_MS = 3000

/** Reloads repeatedly while automatic mode is on and the page is visible. */
export function useAutomaticRefresh(refresh: () => void): void {
  useRefresh(useRuns().isAutomatic, refresh)
}

/** The same, for pages without the card that reports the mode. */
export const useRefresh = (isAutomatic: boolean, refresh: () => void): void =>
  usePolling(isAutomatic, REFRESH_MS, () => document.hidden || refresh())

/** Reloads a while after the last run that ended, with the tabs that it touched. */
export function useReloadAfterRun(reload: (touched: DataType[]) => void): void {
  const [ended, setEnded] = useState<DataType[] | null>(null)
  useOn('runFinished', ({ types }) => setEnded([...types]))
  // Uses the view at the time of the reload: the merchant may have changed the tab since the run ended.
  const reloadNow = useEffectEvent((touched: DataType[]) => reload(touched))
  useEffect(() => {
    if (!ended) return
    const timer = setTimeout(() => reloadNow(ended), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [ended])
}
