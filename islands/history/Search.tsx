import { Search as Glass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { HistoryTexts } from './texts.ts'
import { tabName, type View } from './view.ts'

/** Specification §7. */
const DEBOUNCE_MS = 500

type SearchProps = { t: HistoryTexts; view: View; onSearch: (search: string) => void }

/** A form that works without script; with it the rows follow the typing. */
export function Search({ t, view, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const name = t.search[tabName(view.tab)]()

  function searchNow() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== view.search) latest.current(typed)
  }

  // What was typed before the island was awake, React has not heard of.
  useEffect(() => {
    const typed = field.current?.value.trim() ?? ''
    if (typed !== field.current?.defaultValue) latest.current(typed)
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
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
