import { type ComponentType, useState } from 'react'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import type { Compared, CompareModalProps } from './CompareModal.tsx'

/**
 * Opens the comparison of the original with the result. The caller renders `dialog`.
 * @param load imports CompareModal. Each caller passes its own import, because two islands share this file. An import
 * written here would move the list of the modal's files into a separate chunk and add 400 bytes to the image page.
 */
export function useCompare(
  load: () => Promise<{ default: ComponentType<CompareModalProps> }>,
  words: Pick<CompareModalProps, 'localeContext' | 'messages' | 'lacks'>,
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
