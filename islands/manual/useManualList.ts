import { useState } from 'react'
import type { ManualView } from '../../modules/image-opt/schema.ts'
import { useLoaded } from '../dialog/useLoaded.ts'
import { getJson } from '../runtime/api.ts'
import type { RunType } from '../runtime/store.ts'
import { useDebounced } from './useDebounced.ts'

/** Debounce of the history calls (specification §7). */
const DEBOUNCE_MS = 500

type Reply = {
  data: { data: ManualView[]; total: number; current_page: number; per_page: number }
}

/** What the store has of one kind, page by page; searching goes back to the first page. */
export function useManualList(type: RunType) {
  const [search, setSearch] = useState('')
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 })
  const title = useDebounced(search.trim(), DEBOUNCE_MS)
  const [listed, setListed] = useState(title)
  if (listed !== title) {
    setListed(title)
    setPaging({ ...paging, page: 1 })
  }
  const query = { ...paging, title: listed, data_type: type, page_type: 1 }
  const loaded = useLoaded(JSON.stringify(query), (signal) =>
    getJson<Reply>('/api/v2/image-opt/getManualImagesData', query, signal)
  )
  return {
    ...loaded,
    rows: loaded.value?.data.data ?? null,
    total: loaded.value?.data.total ?? 0,
    /** Where the rows that show are from: the wanted page may still be on its way. */
    shown: { page: loaded.value?.data.current_page ?? 1, size: loaded.value?.data.per_page ?? 10 },
    search,
    setSearch,
    /** What the rows were searched by. */
    listed,
    ...paging,
    setPage: (page: number) => setPaging({ ...paging, page }),
    setPageSize: (pageSize: number) => setPaging({ page: 1, pageSize })
  }
}
