import { useState } from 'react'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import type { OpenItem } from './use-manual-list.ts'

/**
 * Remembers across pages how many images of each item a run would change, and returns the sum for the selected items.
 * Call `remember` for items that are selected without having been shown.
 */
export function useOpenCounts(rows: ManualView[] | null, chosen: ReadonlySet<string>) {
  const [known, setKnown] = useState({ rows, counts: new Map<string, number>() })
  if (known.rows !== rows) {
    const counts = new Map(known.counts)
    for (const { id, open_count, image_count, excluded_count } of rows ?? [])
      counts.set(id, Math.min(open_count, image_count - excluded_count))
    setKnown({ rows, counts })
  }
  const images = [...chosen].reduce((sum, id) => sum + (known.counts.get(id) ?? 0), 0)
  const remember = (items: OpenItem[]) =>
    setKnown(({ rows: shown, counts }) => ({
      rows: shown,
      counts: new Map([...counts, ...items.map(({ id, images: open }) => [id, open] as const)])
    }))
  return { images, remember }
}
