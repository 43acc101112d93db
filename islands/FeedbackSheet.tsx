import { useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { FeedbackForm, type Message } from './support/FeedbackForm.tsx'

export type FeedbackSheetProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'feedback'>
}

/** What merchants write to us. A message that was begun is still there when the sheet is opened again. */
export default function FeedbackSheet({ isOpen, onClose, reader, texts }: FeedbackSheetProps) {
  const t = useTexts(reader.locale, texts)
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
