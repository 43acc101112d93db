import { type ReactNode, useEffect, useRef } from 'react'
import { RowShapes } from '../../ui/row-menu/RowShapes.tsx'
import { ColumnHead } from '../../ui/table/ColumnHead.tsx'
import type { HistoryMessages } from '../messages.ts'
import type { SelectionOfRows } from '../selection/use-selection.ts'

type TableProps = {
  t: HistoryMessages
  name: string
  selection: SelectionOfRows
  isRefreshing: boolean
  children: ReactNode
}

export function Table({ t, name, selection, isRefreshing, children }: TableProps) {
  const { isAll, isSome, canSelectAll, toggleAll } = selection
  const box = useRef<HTMLInputElement>(null)
  // HTML has no attribute for the indeterminate state.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])

  return (
    <>
      <RowShapes />
      <table
        className="table"
        role="table"
        aria-label={name}
        data-refreshing={isRefreshing || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            <ColumnHead className="cell-check">
              <input
                ref={box}
                id="select-page"
                type="checkbox"
                className="check"
                checked={isAll}
                disabled={!canSelectAll}
                onChange={toggleAll}
                aria-label={t.selectPage()}
              />
              <label className="select-page" htmlFor="select-page" aria-hidden>
                {t.selectPage()}
              </label>
            </ColumnHead>
            <ColumnHead className="cell-name">{t.name()}</ColumnHead>
            <ColumnHead className="cell-status">{t.status()}</ColumnHead>
            <ColumnHead className="cell-changes">{t.changes()}</ColumnHead>
            <ColumnHead className="cell-size">{t.size()}</ColumnHead>
            <ColumnHead className="cell-saved">{t.saved()}</ColumnHead>
            <ColumnHead className="cell-actions">
              <span className="visually-hidden">{t.actions()}</span>
            </ColumnHead>
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </>
  )
}
