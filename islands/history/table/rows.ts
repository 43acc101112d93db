import { UPLOADS } from '../../../modules/image-opt/contract.ts'
import type { HistoryRow } from '../history-row.ts'
import type { View } from '../view.ts'

/**
 * Returns whether the item no longer exists in the store or its original is no longer kept. No action on such an item
 * is possible.
 */
export const isLocked = (row: HistoryRow): boolean => row.is_delete === 1 || row.is_overdue === 1

/** Returns whether the item has an original that can be put back. */
export const canRestore = (row: HistoryRow): boolean =>
  row.opt_status === 1 && row.kept_until !== ''

export const canReoptimize = (row: HistoryRow): boolean => !isLocked(row)

/**
 * Returns whether the item has a result to compare: it is compressed, and neither restored, deleted nor expired
 * (specification §7.6).
 */
export const canCompare = (row: HistoryRow): boolean =>
  row.opt_status === 1 && row.image !== null && row.image.before_file_path !== ''

/**
 * Returns whether the rows of the tab have a detail page. Uploads have none, because each upload is a single image,
 * which the row already shows.
 */
export const hasDetails = (tab: View['tab']): boolean => tab !== UPLOADS

export const detailAddress = ({ id, title }: HistoryRow, tab: View['tab']): string =>
  `/image_optimisation_details?${new URLSearchParams({ id, type: String(tab), title })}`

/** Returns the item of a row in the form that restore, reOptimize and setExclusion expect. */
export const chosenItem = ({ id, blog_id }: HistoryRow) =>
  blog_id === undefined ? { data_id: id } : { data_id: id, blog_id }
