import { useState } from 'react'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'

/**
 * Remembers how many images of each item a run would change, across pages, and returns the sum over the chosen ones.
 * Items are chosen on the page that shows them, so every chosen one is known.
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
