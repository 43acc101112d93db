import type { ItemView } from '../../../modules/image-opt/history/schema.ts'
import type { View } from '../view.ts'

/**
 * Returns whether the item no longer exists in the store or its original is no longer kept; no action on it is
 * possible then.
 */
export const isLocked = (row: ItemView): boolean => row.is_delete === 1 || row.is_overdue === 1

/** Returns whether there is an image whose original can be put back. */
export const canRestore = (row: ItemView): boolean => row.opt_status === 1 && row.kept_until !== ''

export const canReoptimize = (row: ItemView): boolean => !isLocked(row)

/**
 * Returns whether there is a result to compare: compressed, and not restored, deleted or expired (specification §7.6).
 */
export const canCompare = (row: ItemView): boolean =>
  row.opt_status === 1 && row.image !== null && row.image.before_file_path !== ''

/** Returns whether rows of the tab have a detail page. An upload is a single image, which its row shows already. */
export const hasDetails = (tab: View['tab']): boolean => tab !== 4

export const detailAddress = ({ id, title }: ItemView, tab: View['tab']): string =>
  `/image_optimisation_details?${new URLSearchParams({ id, type: String(tab), title })}`

/** Returns a selected item in the shape that restore and reOptimize expect. */
export const chosenItem = ({ id, blog_id }: ItemView) =>
  blog_id === undefined ? { data_id: id } : { data_id: id, blog_id }
