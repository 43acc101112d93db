import { useState } from 'react'
import type { RunAction } from '../../lib/image-calls.ts'
import { useOnDemand } from '../../lib/on-demand.ts'
import type { HistoryList } from '../use-history.ts'
import type { useRowActions } from '../use-row-actions.ts'
import type { ConfirmAllProps } from './ConfirmAll.tsx'
import type { SelectionOfRows } from './use-selection.ts'

/**
 * Starts an action on the selected rows. If rows on other pages are selected, `dialog` first asks for confirmation.
 */
export function useBulkConfirm(
  { view, paged }: HistoryList,
  selection: SelectionOfRows,
  actions: ReturnType<typeof useRowActions>,
  words: Pick<ConfirmAllProps, 'kind' | 'localeContext' | 'messages'>,
  onFailure: () => void
) {
  const [action, setAction] = useState<RunAction>('restore')
  const { Component, isOpen, open, close } = useOnDemand(
    () => import('./ConfirmAll.tsx'),
    onFailure
  )
  return {
    start(wanted: RunAction) {
      if (!selection.isEverything) return actions.start(wanted, selection.chosen, wanted)
      setAction(wanted)
      open()
    },
    dialog: Component && (
      <Component
        {...words}
        isOpen={isOpen}
        action={action}
        count={paged.total}
        onClose={close}
        onGo={() => {
          close()
          selection.setIsEverything(false)
          actions.startAll(action, view.search)
        }}
      />
    )
  }
}
