import { notModelled } from './refusals.ts'

export type CountArguments = {
  limit?: number | null
  query?: string | null
  savedSearchId?: string | null
}

/** Counts up to `limit`; the precision says whether there are more (docs). */
export function countOf(size: number, args: CountArguments = {}) {
  if (args.query != null || args.savedSearchId != null)
    throw notModelled('counting what a search finds')
  const isMore = args.limit != null && size > args.limit
  return { count: isMore ? args.limit : size, precision: isMore ? 'AT_LEAST' : 'EXACT' }
}
