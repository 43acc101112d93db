import { kindOf } from '../contract.ts'
import type { Chosen } from './schema.ts'
import type { Selection } from './sql/selection.ts'

/**
 * Returns the selection that a call describes: with 'all' every item of the kind whose title contains `title`,
 * otherwise the items and images of its list.
 */
export function selectionOf(
  { data_type, data_list = [], title = '' }: Chosen,
  isAll: boolean
): Extract<Selection, { items: unknown }> {
  const kind = kindOf(data_type)
  if (isAll) return { kind, items: 'all', search: title }
  const byItem = Map.groupBy(
    data_list.map((chosen) => (typeof chosen === 'string' ? { data_id: chosen } : chosen)),
    ({ data_id }) => data_id
  )
  const items = [...byItem].map(([id, named]) => {
    const images = named.map(({ img_ids = [] }: { img_ids?: string[] }) => img_ids)
    // An entry without image ids means the whole item, even if a second entry names some of the item's images.
    const isWhole = images.some((ids) => ids.length === 0)
    return { id, imageIds: isWhole ? [] : [...new Set(images.flat())] }
  })
  return { kind, items }
}
