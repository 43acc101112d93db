import { useState } from 'react'
import type { DataType } from '../../modules/image-opt/contract.ts'
import { getJson } from '../lib/api.ts'
import { usePaged } from '../lib/use-paged.ts'
import type { HistoryRow } from './history-row.ts'
import { addressOf, type View } from './view.ts'

export type Paged = { current_page: number; per_page: number; total: number; data: HistoryRow[] }

const PATH = '/api/v2/image-opt/getImageOptDataPage'

const queryOf = ({ tab, page, pageSize, search, sort }: View) => ({
  data_type: tab,
  page,
  pageSize,
  title: search,
  sort,
  page_type: 0
})

/** Holds the rows shown and loads new ones. `counts` holds the number of rows in each tab. */
export function useHistory(start: View, startPage: Paged, startCounts: number[]) {
  const [counts, setCounts] = useState(startCounts)
  const countTab = (tab: DataType, total: number) =>
    setCounts((known) => known.map((count, index) => (index === tab - 1 ? total : count)))

  const list = usePaged(start, startPage, {
    async load(view: View, signal) {
      const { data } = await getJson<{ data: Paged }>(PATH, queryOf(view), signal)
      if (view.search === '' && !signal.aborted) countTab(view.tab, data.total)
      return data
    },
    addressOf
  })

  /**
   * Reloads the rows, and the counts of the tabs whose items a run has changed. With `isUnseen`, no progress bar
   * appears.
   */
  function reload(touched: DataType[], isUnseen = false): void {
    const { view } = list
    void list.read(view, isUnseen ? 'no' : 'bar', true)
    for (const tab of touched.filter((type) => type !== view.tab || view.search !== ''))
      getJson<{ data: Paged }>(PATH, { data_type: tab, page: 1, pageSize: 1 }).then(
        ({ data }) => countTab(tab, data.total),
        () => {}
      )
  }

  return { ...list, counts, reload }
}

export type HistoryList = ReturnType<typeof useHistory>
