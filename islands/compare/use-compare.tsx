import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import type { RawMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import type { Compared } from './CompareModal.tsx'

type CompareProps = { localeContext: LocaleContext; messages: RawMessages<'dialog' | 'compare'> }

/** Opens the comparison of the original with the result. `dialog` has to be rendered. */
export function useCompare(words: CompareProps, onFailure: () => void) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const { Component, isOpen, open, close, prefetch } = useOnDemand(
    () => import('./CompareModal.tsx'),
    onFailure
  )
  return {
    prefetch,
    open(item: Compared) {
      setCompared(item)
      open()
    },
    dialog: Component && compared && (
      <Component {...words} isOpen={isOpen} onClose={close} compared={compared} />
    )
  }
}
