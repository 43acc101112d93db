import { useEffect, useRef, useState } from 'react'
import type { DataType, ListSort } from '../../modules/image-opt/contract.ts'
import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import { getJson } from '../lib/api.ts'
import { useLoaded } from '../lib/use-loaded.ts'

/** The delay between the last keystroke and the search (specification §6.3). */
const DEBOUNCE_MS = 500

type Reply = {
  data: {
    data: ManualView[]
    total: number
    current_page: number
    per_page: number
    is_reading: 0 | 1
    quota_left: number | null
  }
}

const PATH = '/api/v2/image-opt/getManualImagesData'

/** An item that can be selected, and how many of its images a run would change. */
export type OpenItem = { id: string; images: number }

/**
 * Loads the store's items of one kind, page by page. A new search starts on the first page. When the list is opened, it
 * shows at once what is known of the store, and follows the store while that is being read.
 */
export function useManualList(type: DataType) {
  const [search, setSearch] = useState('')
  const [isOpenOnly, setIsOpenOnly] = useState(false)
  const [sort, setSort] = useState<ListSort>('open')
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 })
  const title = useDebounced(search.trim(), DEBOUNCE_MS)
  const [listed, setListed] = useState(title)
  if (listed !== title) {
    setListed(title)
    setPaging({ ...paging, page: 1 })
  }
  const filter = { title: listed, data_type: type, ...(isOpenOnly ? { is_open: 1 } : {}) }
  const query = { ...paging, ...filter, sort, page_type: 1 }
  const isStoreRead = useRef(false)
  const loaded = useLoaded<Reply>(JSON.stringify(query), async (signal, show) => {
    let shown = await getJson<Reply>(PATH, { ...query, is_known: 1 }, signal)
    // The server reads the store only for the first page of the whole list.
    if (isStoreRead.current || paging.page > 1 || listed !== '') return shown
    for (;;) {
      show(shown)
      const reply = await getJson<Reply>(PATH, query, signal)
      shown = orSame(shown, reply)
      if (reply.data.is_reading === 1) continue
      isStoreRead.current = true
      return shown
    }
  })
  return {
    ...loaded,
    rows: loaded.value?.data.data ?? null,
    total: loaded.value?.data.total ?? 0,
    /**
     * The number of new images that can still be paid for; null when there is no limit, or before the list is loaded.
     */
    quotaLeft: loaded.value?.data.quota_left ?? null,
    range: rangeOf(loaded.value),
    search,
    setSearch,
    /** The search text of the latest request. It follows `search` after a delay. */
    listed,
    /** Whether only items with an image that is not optimised yet are listed. */
    isOpenOnly,
    setIsOpenOnly: (isOn: boolean) => {
      setIsOpenOnly(isOn)
      setPaging({ ...paging, page: 1 })
    },
    sort,
    setSort: (next: ListSort) => {
      setSort(next)
      setPaging({ ...paging, page: 1 })
    },
    /** Loads the first items that match the search and the filter, up to the maximum for one run. */
    loadAll: async () =>
      (await getJson<{ data: OpenItem[] }>('/api/v2/image-opt/getManualIds', { ...filter, sort }))
        .data,
    ...paging,
    setPaging
  }
}

/** Returns the earlier reply if the later one shows the same, so that no row is rendered again. */
function orSame(earlier: Reply, later: Reply): Reply {
  const shown = ({ data }: Reply) => JSON.stringify({ ...data, is_reading: 0 })
  return shown(earlier) === shown(later) ? earlier : later
}

/**
 * Returns the range of the rows on the screen. They may be those of an earlier page while the requested one loads.
 */
function rangeOf(reply: Reply | null) {
  if (!reply) return { first: 0, last: 0 }
  const { current_page, per_page, data } = reply.data
  const first = (current_page - 1) * per_page + 1
  return { first, last: first + data.length - 1 }
}

/** Returns the value once it has not changed for the given time. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
