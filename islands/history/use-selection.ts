import { useState } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { isLocked } from './rows.ts'

/** The selected rows of the page. Rows that have since disappeared or become locked no longer count as selected. */
export function useSelection(rows: ItemView[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const open = rows.filter((row) => !isLocked(row))
  const chosen = open.filter(({ id }) => ids.has(id))
  return {
    chosen,
    canSelectAll: open.length > 0,
    isAll: open.length > 0 && chosen.length === open.length,
    isSome: chosen.length > 0 && chosen.length < open.length,
    has: (id: string) => chosen.some((row) => row.id === id),
    toggle: (id: string) =>
      setIds((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () =>
      setIds(chosen.length === open.length ? new Set() : new Set(open.map(({ id }) => id))),
    clear: () => setIds(new Set())
  }
}

export type SelectionOfRows = ReturnType<typeof useSelection>
