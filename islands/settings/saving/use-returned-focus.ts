import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in sight and in place while a bar comes and goes. When the bar appears, the focused field scrolls out
 * from under it. When the bar goes, a focus that was inside it returns to the field it came from, or to the section of
 * that field when the field no longer exists.
 */
export function useReturnedFocus(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  /** Finds the elements that may get the focus back, the best one first. */
  const from = useRef<(() => Element | null | undefined)[]>([])

  useEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    const leave = new AbortController()
    const note = ({ relatedTarget: field }: FocusEvent) => {
      if (!(field instanceof Element) || element.contains(field)) return
      from.current = [() => field, ...sectionsAround(field).map((id) => () => summaryOf(id))]
    }
    element.addEventListener('focusin', note, { signal: leave.signal })
    return () => leave.abort()
  }, [bar, isShown])

  useEffect(() => {
    // The focus of a removed button moves to the body.
    if (isShown || document.activeElement !== document.body) return
    for (const find of from.current) {
      const element = find()
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
      if (document.activeElement === element) break
    }
    from.current = []
  }, [isShown])
}

/** Returns the ids of the collapsible sections around an element, from the inside out. */
function sectionsAround(element: Element): string[] {
  const section = element.closest('details[id]')
  if (section === null) return []
  return [section.id, ...(section.parentElement ? sectionsAround(section.parentElement) : [])]
}

const summaryOf = (id: string) => document.getElementById(id)?.querySelector('summary')
