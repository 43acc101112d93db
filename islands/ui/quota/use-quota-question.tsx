import { useState } from 'react'
import { CallError } from '../../lib/api.ts'
import type { Messages } from '../../lib/messages.ts'
import { useOnDemand } from '../../lib/on-demand.ts'
import { showError } from '../toast/show-error.ts'

/** Asks what to do when the quota covers only some of the images that the merchant chose. Render `dialog`. */
export function useQuotaQuestion(t: Messages<'dialog'>) {
  const [{ words, fit }, setQuestion] = useState({ words: '', fit: () => {} })
  const { Component, isOpen, open, close } = useOnDemand(
    () => import('./QuotaQuestion.tsx'),
    () => showError(t.dialog.checkConnection())
  )
  return {
    /**
     * @param onFit starts again, with as many images as the quota covers
     * @returns false if the call failed for another reason, and nothing is asked
     */
    ask(error: unknown, onFit: () => void): boolean {
      if (!(error instanceof CallError) || !error.fields.includes('on_shortage')) return false
      setQuestion({ words: error.message, fit: onFit })
      open()
      return true
    },
    dialog: Component && (
      <Component
        t={t}
        words={words}
        isOpen={isOpen}
        onCancel={close}
        onFit={() => {
          close()
          fit()
        }}
      />
    )
  }
}
