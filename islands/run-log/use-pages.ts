import { useState } from 'react'
import { getJson } from '../lib/api.ts'
import { useLoaded } from '../lib/use-loaded.ts'

const PAGE_SIZE = 20

type Reply<Row> = { data: { data: Row[]; total: number } }

/**
 * Loads a list that grows. 'Show more' requests the whole list again with one more page, so that no row appears twice.
 */
export function usePages<Row>(path: string, query: Record<string, string> = {}) {
  const [pages, setPages] = useState(1)
  const loaded = useLoaded(JSON.stringify([query, pages]), async (signal) => {
    const rows: Row[] = []
    let total = 0
    for (let page = 1; page <= pages; page += 1) {
      const asked = { ...query, page, pageSize: PAGE_SIZE }
      const { data } = await getJson<Reply<Row>>(path, asked, signal)
      rows.push(...data.data)
      total = data.total
    }
    return { rows, total }
  })
  return { ...loaded, more: () => setPages(pages + 1) }
}
