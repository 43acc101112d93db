import { useEffect, useRef, useState } from 'react'
import { pagesOf } from '../../modules/image-opt/contract.ts'

/** `skeleton` means that different rows are loading, `bar` that the same rows are being refreshed. */
export type Waiting = 'no' | 'skeleton' | 'bar'

type Source<View, Page> = {
  load: (view: View, signal: AbortSignal) => Promise<Page>
  /** The page's address carries the view, so that a reload shows the same rows. */
  addressOf: (view: View) => string
}

/** One page of a long list, and the loading of others. A later request replaces an earlier one. */
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

  /** `isQuiet` means that the merchant did not request this load, so the shown rows stay when it fails. */
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
      // Rows disappeared while the merchant was on the last page.
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
