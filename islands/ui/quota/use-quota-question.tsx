import { useState } from 'react'
import { isShortage } from '../../lib/image-calls.ts'
import type { Messages } from '../../lib/messages.ts'
import { QuotaQuestion } from './QuotaQuestion.tsx'

/**
 * Asks, in a dialog, what to do when the quota covers only some of the images that the merchant chose there. Render
 * `dialog` in that dialog.
 */
export function useQuotaQuestion(t: Messages<'dialog'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [{ words, fit }, setQuestion] = useState({ words: '', fit: () => {} })
  const close = () => setIsOpen(false)
  return {
    /**
     * @param onFit starts again, with as many images as the quota covers
     * @returns false if the call failed for another reason, and nothing is asked
     */
    ask(error: unknown, onFit: () => void): boolean {
      if (!isShortage(error)) return false
      setQuestion({ words: error.message, fit: onFit })
      setIsOpen(true)
      return true
    },
    dialog: (
      <QuotaQuestion
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
