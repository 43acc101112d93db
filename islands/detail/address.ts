import { PAGE_SIZES } from '../../modules/image-opt/contract.ts'

/**
 * The `data_type` values of the kinds that have a detail page. Uploads have none, because each upload is a single
 * image.
 */
export type DetailType = 1 | 2 | 3

/** The item whose images are shown. */
export type DetailItem = { id: string; type: DetailType; title: string }

/** The page of the item's images that is shown. The address contains it, so that a reload shows the same page. */
export type DetailView = { page: number; pageSize: number }

export const PATH = '/image_optimisation_details'

/** Reads the item and the view from the query of an address. Missing or invalid values get their defaults. */
export function readAddress(search: Record<string, string>): {
  item: DetailItem
  view: DetailView
} {
  const whole = (name: string, most: number) => {
    const value = Number(search[name])
    return Number.isSafeInteger(value) && value > 0 && value <= most ? value : 1
  }
  return {
    item: {
      id: (search.id ?? '').slice(0, 64),
      type: whole('type', 3) as DetailType,
      title: (search.title ?? '').slice(0, 500)
    },
    view: {
      page: whole('page', 1_000_000),
      pageSize: PAGE_SIZES.find((size) => size === Number(search.size)) ?? 10
    }
  }
}

export function addressOf({ id, type, title }: DetailItem, { page, pageSize }: DetailView): string {
  const query = new URLSearchParams({ id, type: String(type), title })
  if (pageSize !== 10) query.set('size', String(pageSize))
  if (page !== 1) query.set('page', String(page))
  return `${PATH}?${query}`
}
