import { Search as Glass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { kindOf } from '../../modules/image-opt/contract.ts'
import type { HistoryMessages } from './messages.ts'
import { type View } from './view.ts'

/** The delay between the last keystroke and the search (specification §7.2). */
const DEBOUNCE_MS = 500

type SearchProps = { t: HistoryMessages; view: View; onSearch: (search: string) => void }

/** The id of the form, to which the order of the rows belongs too. */
export const FORM = 'history-search'

/** A search form that works without JavaScript. Once hydrated, it searches while the merchant types. */
export function Search({ t, view, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const name = t.search[kindOf(view.tab)]()

  function searchNow() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== view.search) latest.current(typed)
  }

  // React gets no change event for text that was typed before hydration. This effect starts the search for that text.
  useEffect(() => {
    const typed = field.current?.value.trim() ?? ''
    if (typed !== field.current?.defaultValue) latest.current(typed)
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
      id={FORM}
      className="search"
      role="search"
      action="/image_optimisation"
      onSubmit={(event) => {
        event.preventDefault()
        searchNow()
      }}
    >
      <Glass size={16} aria-hidden />
      <input type="hidden" name="tab" value={view.tab} />
      <input type="hidden" name="size" value={view.pageSize} />
      <input
        ref={field}
        className="input"
        type="search"
        name="title"
        maxLength={200}
        defaultValue={view.search}
        placeholder={name}
        aria-label={name}
        autoComplete="off"
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = window.setTimeout(
            () => latest.current(field.current?.value.trim() ?? ''),
            DEBOUNCE_MS
          )
        }}
      />
    </form>
  )
}
