import type { ImageView, ItemView } from '../../modules/image-opt/history/schema.ts'

const FIELDS = [
  'id',
  'title',
  'status',
  'opt_status',
  'opt_id',
  'image_count',
  'img_size',
  'comp_size',
  'comp_ratio',
  'is_to_jpg',
  'is_edit_alt',
  'is_edit_name',
  'is_watermark',
  'is_delete',
  'is_overdue',
  'is_excluded',
  'kept_until',
  'optimised_at',
  'reason'
] as const

type Picture = Pick<ImageView, 'thumbnail' | 'before_file_path' | 'download_path'>

/** What a row of the history shows and does. Answers of the API have more. */
export type HistoryRow = Pick<ItemView, (typeof FIELDS)[number] | 'blog_id'> & {
  image: Picture | null
}

/** Leaves out what the page does not need, which is half of the bytes of a row. */
export function historyRow(item: ItemView): HistoryRow {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, item[field]]))
  const { blog_id, image } = item
  return {
    ...(fields as Pick<ItemView, (typeof FIELDS)[number]>),
    ...(blog_id === undefined ? {} : { blog_id }),
    image: image && pictureOf(image)
  }
}

const pictureOf = ({ thumbnail, before_file_path, download_path }: ImageView): Picture => ({
  thumbnail,
  before_file_path,
  download_path
})
