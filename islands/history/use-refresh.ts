import { useEffect, useEffectEvent, useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { useOn } from '../lib/events.ts'
import { useRuns } from '../lib/store.ts'
import { usePolling } from '../lib/use-polling.ts'

/** The interval at which the rows are loaded while automatic mode is on (specification §6.6). */
const REFRESH_MS = 3000

/** The delay between the end of a run and the next load of the rows (specification §6.4). */
const RELOAD_AFTER_MS = 3000

/** Reloads repeatedly while automatic mode is on and the page is visible. */
export function useAutomaticRefresh(refresh: () => void): void {
  useRefresh(useRuns().isAutomatic, refresh)
}

/** Does the same as useAutomaticRefresh, for pages without the card that reports the mode. */
export const useRefresh = (isAutomatic: boolean, refresh: () => void): void =>
  usePolling(isAutomatic, REFRESH_MS, () => document.hidden || refresh())

/** Reloads some time after the last run has ended, with the tabs that the run touched. */
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
