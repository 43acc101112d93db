import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { getJson } from '../lib/api.ts'
import type { Compared } from './CompareModal.tsx'

/** The loader stays visible for at least this long (specification §7.6). */
const LOADER_MS = 500

/** The largest page size that the server accepts. */
const PAGE_SIZE = 100

type Reply = { data: { data: ImageView[]; total: number } }

/** Loads the compressed images of an item that have both an original and a result. */
export async function loadCompressed(
  { id, type }: Compared,
  signal: AbortSignal
): Promise<ImageView[]> {
  const loader = new Promise((resolve) => setTimeout(resolve, LOADER_MS))
  const images: ImageView[] = []
  for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
    const query = { prod_id: id, data_type: type, page, pageSize: PAGE_SIZE }
    const reply = await getJson<Reply>('/api/v2/image-opt/getProductImagesData', query, signal)
    images.push(...reply.data.data)
    total = reply.data.total
  }
  await loader
  return images.filter(
    (image) =>
      image.status === 'compressed' && image.before_file_path !== '' && image.after_file_path !== ''
  )
}
