import { kindOf } from '../contract.ts'
import type { Chosen } from './schema.ts'
import type { Selection } from './sql/selection.ts'

/** What a call names: with 'all' everything of the kind, or what of it has the words of `title`. */
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
    // No images named: all of the item. That wins over another line that names some.
    const isWhole = images.some((ids) => ids.length === 0)
    return { id, imageIds: isWhole ? [] : [...new Set(images.flat())] }
  })
  return { kind, items }
}
