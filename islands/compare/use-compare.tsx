import { type ComponentType, useState } from 'react'
import { useOnDemand } from '../lib/on-demand.ts'
import type { Compared, CompareModalProps } from './CompareModal.tsx'

/**
 * Opens the comparison of the original with the result. The caller renders `dialog`.
 * @param load imports CompareModal. An import in this file would put the list of its files into a separate chunk,
 * because two islands share this file, and add 400 bytes to the image page.
 */
export function useCompare(
  load: () => Promise<{ default: ComponentType<CompareModalProps> }>,
  words: Pick<CompareModalProps, 'localeContext' | 'messages'>,
  onFailure: () => void
) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const { Component, isOpen, open, close, prefetch } = useOnDemand(load, onFailure)
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
