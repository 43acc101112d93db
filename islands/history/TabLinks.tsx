import { type KeyboardEvent, useRef } from 'react'
import { dataTypeOf, ITEM_KINDS, kindOf } from '../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { HistoryMessages } from './messages.ts'
import { addressOf, firstView, type View } from './view.ts'

type TabLinksProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  view: View
  counts: number[]
  /** False until hydration. Until then the tabs are plain links, and each can be focused and followed. */
  isAwake: boolean
  onChange: (tab: View['tab']) => void
}

/**
 * Tabs made of links, so that they work without JavaScript. Once hydrated, they respond to the arrow keys, Home and
 * End.
 */
export function TabLinks({ t, localeContext, view, counts, isAwake, onChange }: TabLinksProps) {
  const list = useRef<HTMLDivElement>(null)

  function choose(tab: View['tab']) {
    list.current?.querySelectorAll('a')[tab - 1]?.focus()
    if (tab !== view.tab) onChange(tab)
  }

  function follow(event: KeyboardEvent) {
    const last = ITEM_KINDS.length
    const target = {
      ArrowRight: (view.tab % last) + 1,
      ArrowLeft: ((view.tab + last - 2) % last) + 1,
      Home: 1,
      End: last
    }[event.key]
    if (!target) return
    event.preventDefault()
    choose(target as View['tab'])
  }

  return (
    <div
      className="tabs"
      ref={list}
      role={isAwake ? 'tablist' : undefined}
      aria-label={isAwake ? t.title() : undefined}
      onKeyDown={follow}
    >
      {ITEM_KINDS.map((name, index) => {
        const tab = dataTypeOf(name)
        const isOn = tab === view.tab
        const state = isAwake
          ? { role: 'tab', 'aria-selected': isOn, tabIndex: isOn ? 0 : -1 }
          : { 'aria-current': isOn ? ('page' as const) : undefined }
        return (
          <a
            key={name}
            className="tab"
            id={`tab-${name}`}
            href={addressOf(firstView(tab))}
            aria-controls={isAwake ? 'history-panel' : undefined}
            data-on={isOn || undefined}
            {...state}
            onClick={(event) => {
              // Leaves clicks with a modifier key to the browser, which opens a new tab or window.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              choose(tab)
            }}
          >
            {t.tabs[kindOf(tab)]()}
            <span className="count num">{formatCount(counts[index] ?? 0, localeContext)}</span>
          </a>
        )
      })}
    </div>
  )
}
