import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import type { Message } from './message.ts'

export type FeedbackSheetProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'feedback'>
}

/** The feedback form in a sheet. An unsent message is kept when the sheet is closed and opened again. */
export default function FeedbackSheet({
  isOpen,
  onClose,
  localeContext,
  messages
}: FeedbackSheetProps) {
  const t = useMessages(localeContext.locale, messages)
  const [draft, setDraft] = useState<Partial<Message>>({})
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t.feedback.title()}
      shape="sheet"
      closeLabel={t.dialog.close()}
    >
      <FeedbackForm
        t={t}
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        onSent={() => {
          setDraft({})
          onClose()
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
