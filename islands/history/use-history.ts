import { useEffect, useRef, useState } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { getJson } from '../lib/api.ts'
import type { RunType } from '../lib/store.ts'
import { addressOf, pagesOf, type View } from './view.ts'

export type Paged = { current_page: number; per_page: number; total: number; data: ItemView[] }

/** `skeleton`: different rows are loading; `bar`: the same rows are being refreshed. */
type Waiting = 'no' | 'skeleton' | 'bar'

const PATH = '/api/v2/image-opt/getImageOptDataPage'

const queryOf = ({ tab, page, pageSize, search }: View) => ({
  data_type: tab,
  page,
  pageSize,
  title: search,
  page_type: 0
})

/** The rows shown, and the loading of others. The page's address is updated, so that a reload shows the same rows. */
export function useHistory(start: View, startPage: Paged, startCounts: number[]) {
  const [view, setView] = useState(start)
  const [paged, setPaged] = useState(startPage)
  const [counts, setCounts] = useState(startCounts)
  const [waiting, setWaiting] = useState<Waiting>('no')
  const [error, setError] = useState<unknown>(null)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const countTab = (tab: number, total: number) =>
    setCounts((known) => known.map((count, index) => (index === tab - 1 ? total : count)))

  async function read(next: View, how: Waiting, isQuiet = false): Promise<void> {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    setView(next)
    setWaiting(how)
    if (!isQuiet) setError(null)
    window.history.replaceState(window.history.state, '', addressOf(next))
    try {
      const { data } = await getJson<{ data: Paged }>(PATH, queryOf(next), signal)
      if (signal.aborted) return
      const last = pagesOf(data.total, next.pageSize)
      // Rows disappeared while the merchant was on the last page.
      if (next.page > last) return await read({ ...next, page: last }, how, isQuiet)
      setPaged(data)
      setError(null)
      if (next.search === '') countTab(next.tab, data.total)
    } catch (failure) {
      if (signal.aborted) return
      // A load that the merchant did not request keeps the rows when it fails.
      if (!isQuiet) setError(failure)
    }
    if (!signal.aborted) setWaiting('no')
  }

  /** Refreshes the rows, and the counts of the tabs that a run touched. `isUnseen`: without the progress bar. */
  function reload(touched: RunType[], isUnseen = false): void {
    void read(view, isUnseen ? 'no' : 'bar', true)
    for (const tab of touched.filter((type) => type !== view.tab || view.search !== ''))
      getJson<{ data: Paged }>(PATH, { data_type: tab, page: 1, pageSize: 1 }).then(
        ({ data }) => countTab(tab, data.total),
        () => {}
      )
  }

  return { view, paged, counts, waiting, error, read, reload }
}
