import { useState } from 'react'
import { isShortage } from '../../lib/image-calls.ts'
import type { Messages } from '../../lib/messages.ts'
import { QuotaQuestion } from './QuotaQuestion.tsx'

/**
 * For a dialog in which the merchant chooses images: asks what to do when the quota covers only some of them. Render
 * `dialog` inside that dialog.
 */
export function useQuotaQuestion(t: Messages<'dialog'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [{ words, fit }, setQuestion] = useState({ words: '', fit: () => {} })
  const close = () => setIsOpen(false)
  return {
    /**
     * @param onFit starts the run again, with as many images as the quota covers
     * @returns false, without asking, if the call failed for another reason than the quota
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
