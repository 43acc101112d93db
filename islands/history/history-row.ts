import type { ImageView, ItemView } from '../../modules/image-opt/history/schema.ts'

type Picture = Pick<ImageView, 'thumbnail' | 'before_file_path' | 'download_path'>

/** What a row of the history shows and does. Answers of the API have more. */
export type HistoryRow = Omit<
  ItemView,
  'prod_id' | 'coll_id' | 'art_id' | 'img_id' | 'image' | 'failed_count' | 'skipped_count'
> & { image: Picture | null }

/** Leaves out what the page does not need, which is half of the bytes of a row. */
export function historyRow(item: ItemView): HistoryRow {
  const { prod_id, coll_id, art_id, img_id, image, failed_count, skipped_count, ...row } = item
  if (image === null) return { ...row, image }
  const { thumbnail, before_file_path, download_path } = image
  return { ...row, image: { thumbnail, before_file_path, download_path } }
}
