import { useState } from 'react'
import type { HistoryRow } from '../history-row.ts'
import { isLocked } from '../table/rows.ts'

/** Holds the selected rows of the page. A row that has disappeared or become locked no longer counts as selected. */
export function useSelection({ data: rows, total }: { data: HistoryRow[]; total: number }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isEverything, setIsEverything] = useState(false)
  const open = rows.filter((row) => !isLocked(row))
  const chosen = open.filter(({ id }) => ids.has(id))
  const isAll = open.length > 0 && chosen.length === open.length
  /** Whether every selectable row of the page is selected and other pages have matching rows. */
  const isWholePage = isAll && total > rows.length
  return {
    chosen,
    canSelectAll: open.length > 0,
    isAll,
    isSome: chosen.length > 0 && chosen.length < open.length,
    isWholePage,
    /** Whether the matching rows of all pages are selected. */
    isEverything: isWholePage && isEverything,
    setIsEverything,
    has: (id: string) => chosen.some((row) => row.id === id),
    toggle: (id: string) =>
      setIds((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () => setIds(isAll ? new Set() : new Set(open.map(({ id }) => id))),
    clear: () => {
      setIds(new Set())
      setIsEverything(false)
    }
  }
}

export type SelectionOfRows = ReturnType<typeof useSelection>
