import { useState } from 'react'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'

/**
 * Remembers across pages how many images of each item a run would change, and returns the sum for the selected items.
 * Items are selected on the page that shows them, so the number is known for every selected item.
 */
export function useOpenCounts(rows: ManualView[] | null, chosen: ReadonlySet<string>): number {
  const [known, setKnown] = useState({ rows, counts: new Map<string, number>() })
  if (known.rows !== rows) {
    const counts = new Map(known.counts)
    for (const { id, open_count, image_count, excluded_count } of rows ?? [])
      counts.set(id, Math.min(open_count, image_count - excluded_count))
    setKnown({ rows, counts })
  }
  return [...chosen].reduce((sum, id) => sum + (known.counts.get(id) ?? 0), 0)
}
