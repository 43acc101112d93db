import { tabOf } from './data-types.ts'
import type { Chosen } from './schema.ts'
import type { Selection } from './sql/selection.ts'

/** What a call names: with 'all' everything of the kind, or what of it has the words of `title`. */
export function selectionOf(
  { data_type, data_list = [], title = '' }: Chosen,
  isAll: boolean
): Extract<Selection, { items: unknown }> {
  const kind = tabOf(data_type)
  if (isAll) return { kind, items: 'all', search: title }
  const items = new Map<string, string[]>()
  for (const chosen of data_list) {
    const { data_id, img_ids = [] } = typeof chosen === 'string' ? { data_id: chosen } : chosen
    const known = items.get(data_id)
    // No images named: all of the item. That wins over another line that names some.
    const isWhole = img_ids.length === 0 || known?.length === 0
    items.set(data_id, isWhole ? [] : [...(known ?? []), ...img_ids])
  }
  return { kind, items: [...items].map(([id, imageIds]) => ({ id, imageIds })) }
}
