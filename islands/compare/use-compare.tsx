import { type ComponentType, useState } from 'react'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import type { Compared, CompareModalProps } from './CompareModal.tsx'

/**
 * Opens the comparison of the original with the result. `dialog` has to be rendered.
 * @param load imports CompareModal. An import in here would put the list of its files into a chunk of its own, since
 * two islands share this one: 400 bytes more on the image page.
 */
export function useCompare(
  load: () => Promise<{ default: ComponentType<CompareModalProps> }>,
  words: Pick<CompareModalProps, 'localeContext' | 'messages'>,
  onFailure: () => void
) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const modal = useOnDemand(load, onFailure)
  return {
    prefetch: modal.prefetch,
    open(item: Compared) {
      setCompared(item)
      modal.open()
    },
    dialog: compared && <OnDemand of={modal} {...words} compared={compared} />
  }
}
