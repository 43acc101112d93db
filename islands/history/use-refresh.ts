import { useEffect, useEffectEvent, useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { useOn } from '../lib/events.ts'
import { useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'

/** The interval at which the rows are reloaded while automatic mode is on (specification §6.6). */
const REFRESH_MS = 3000

/** The delay between the end of a run and the reload of the rows (specification §6.4). */
const RELOAD_AFTER_MS = 3000

/** Calls `refresh` repeatedly while automatic mode is on and the page is visible. */
export function useAutomaticRefresh(refresh: () => void): void {
  useRefresh(useRuns().isAutomatic, refresh)
}

/** Does the same as useAutomaticRefresh, for pages that do not contain the switch for automatic mode. */
export const useRefresh = (isAutomatic: boolean, refresh: () => void): void =>
  usePolling(isAutomatic, REFRESH_MS, () => document.hidden || refresh())

/** Calls `reload` a few seconds after the end of the latest run, and passes it the tabs of that run. */
export function useReloadAfterRun(reload: (touched: DataType[]) => void): void {
  const [ended, setEnded] = useState<DataType[] | null>(null)
  useOn('runFinished', ({ types }) => setEnded([...types]))
  // Reloads the tab that is shown when the delay is over, because the merchant may have switched tabs since the run
  // ended.
  const reloadNow = useEffectEvent((touched: DataType[]) => reload(touched))
  useEffect(() => {
    if (!ended) return
    const timer = setTimeout(() => reloadNow(ended), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [ended])
}
