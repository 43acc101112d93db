import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { getJson } from '../lib/api.ts'
import { usePaged } from '../lib/use-paged.ts'
import { addressOf, type DetailItem, type DetailView } from './address.ts'

export type Images = { total: number; data: ImageView[] }

const PATH = '/api/v2/image-opt/getProductImagesData'

/** Loads the images of an item, page by page. */
export const useImages = (item: DetailItem, start: DetailView, startImages: Images) =>
  usePaged(start, startImages, {
    async load(view: DetailView, signal) {
      const query = { prod_id: item.id, data_type: item.type, ...view }
      const { data } = await getJson<{ data: Images }>(PATH, query, signal)
      return data
    },
    addressOf: (view) => addressOf(item, view)
  })
