import type { useCompare } from '../../compare/use-compare.tsx'
import { useSteady } from '../../lib/use-steady.ts'
import type { HistoryRow } from '../history-row.ts'
import type { SelectionOfRows } from '../selection/use-selection.ts'
import type { HistoryList } from '../use-history.ts'
import type { useRowActions } from '../use-row-actions.ts'
import type { RowProps } from './Row.tsx'

/**
 * Returns the handlers of a row's controls. The object never changes, so that only the rows that changed are rendered
 * again.
 */
export const useRowHandlers = (
  { view, reload }: HistoryList,
  selection: SelectionOfRows,
  actions: ReturnType<typeof useRowActions>,
  compare: ReturnType<typeof useCompare>
): RowProps['on'] =>
  useSteady({
    onToggle: selection.toggle,
    onCompareSoon: compare.prefetch,
    onCompare: ({ id, title }: HistoryRow) => compare.open({ id, title, type: view.tab }),
    onDownload: actions.download,
    onRestore: (row: HistoryRow) => actions.start('restore', [row], row.id),
    onExclude: (row: HistoryRow) => actions.exclude(row, () => reload([], true))
  })
