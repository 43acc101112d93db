import { useEffect, useRef, useState } from 'react'
import { pagesOf } from '../../modules/image-opt/contract.ts'

/** `skeleton` shows placeholder rows while the rows load; `bar` keeps the rows and shows a progress bar. */
export type Waiting = 'no' | 'skeleton' | 'bar'

type Source<View, Page> = {
  load: (view: View, signal: AbortSignal) => Promise<Page>
  /** Returns the address of a view. The browser's address is set to it, so that a reload shows the same rows. */
  addressOf: (view: View) => string
}

/** Holds one page of a long list and loads new pages. A later request replaces an earlier one. */
export function usePaged<
  View extends { page: number; pageSize: number },
  Page extends { total: number }
>(start: View, startPage: Page, { load, addressOf }: Source<View, Page>) {
  const [view, setView] = useState(start)
  const [paged, setPaged] = useState(startPage)
  const [waiting, setWaiting] = useState<Waiting>('no')
  const [error, setError] = useState<unknown>(null)
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  /**
   * `isQuiet` means that the merchant did not ask for this load. If it fails, the rows stay and no error is shown.
   */
  async function read(next: View, how: Waiting, isQuiet = false): Promise<void> {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    setView(next)
    setWaiting(how)
    if (!isQuiet) setError(null)
    window.history.replaceState(window.history.state, '', addressOf(next))
    try {
      const page = await load(next, signal)
      if (signal.aborted) return
      const last = pagesOf(page.total, next.pageSize)
      // The requested page no longer exists, because rows have disappeared.
      if (next.page > last) return await read({ ...next, page: last }, how, isQuiet)
      setPaged(page)
      setError(null)
    } catch (failure) {
      if (signal.aborted) return
      if (!isQuiet) setError(failure)
    }
    if (!signal.aborted) setWaiting('no')
  }

  return { view, paged, waiting, error, read }
}
