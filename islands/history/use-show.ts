import { useOn } from '../lib/events.ts'
import type { SelectionOfRows } from './selection/use-selection.ts'
import type { HistoryList } from './use-history.ts'
import { useAutomaticRefresh, useReloadAfterRun } from './use-refresh.ts'
import { firstView, type View } from './view.ts'

export type Show = (next: View, how: 'skeleton' | 'bar') => void

/**
 * Returns a function that shows a view. The hook also reloads the current view when runs may have changed its rows.
 */
export function useShow(list: HistoryList, selection: SelectionOfRows): Show {
  function show(next: View, how: 'skeleton' | 'bar') {
    selection.clear()
    void list.read(next, how)
  }
  useAutomaticRefresh(() => list.waiting === 'no' && list.reload([], true))
  useOn('runAdvanced', ({ types }) => list.waiting === 'no' && list.reload(types, true))
  useReloadAfterRun(list.reload)
  useOn('tabRequested', ({ tab }) => show(firstView(tab), 'skeleton'))
  return show
}
