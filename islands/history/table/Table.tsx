import { type ReactNode, useEffect, useRef } from 'react'
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
  // HTML has no attribute for the mixed state.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])

  return (
    <table
      className="table"
      role="table"
      aria-label={name}
      data-refreshing={isRefreshing || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="cell-check">
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
          </th>
          <Head className="cell-name">{t.name()}</Head>
          <Head className="cell-status">{t.status()}</Head>
          <Head className="cell-changes">{t.changes()}</Head>
          <Head className="cell-size">{t.size()}</Head>
          <Head className="cell-saved">{t.saved()}</Head>
          <Head className="cell-actions">
            <span className="visually-hidden">{t.actions()}</span>
          </Head>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

function Head({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {children}
    </th>
  )
}
