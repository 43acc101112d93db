import { useState } from 'react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { AlertDialog } from '../ui/dialog/AlertDialog.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { UploadForm } from './UploadForm.tsx'

export type UploadModalProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'uploads'>
}

/** Uploads the merchant's own pictures. Asks before closing would lose files. */
export default function UploadModal({
  isOpen,
  onClose,
  localeContext,
  messages
}: UploadModalProps) {
  const t = useMessages<'dialog' | 'uploads'>(localeContext.locale, messages)
  const [isHolding, setIsHolding] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    setIsAsking(false)
    setIsHolding(false)
    onClose()
  }

  function leave(): boolean {
    if (isHolding) setIsAsking(true)
    else close()
    return !isHolding
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={t.uploads.title()}
      shape="medium"
      closeLabel={t.dialog.close()}
    >
      <UploadForm
        t={t}
        localeContext={localeContext}
        onHolding={setIsHolding}
        onCancel={leave}
        onDone={close}
      />
      <AlertDialog
        isOpen={isAsking && isHolding}
        title={t.uploads.leaveTitle()}
        text={t.uploads.leaveText()}
        stay={{ label: t.uploads.stay(), onPress: () => setIsAsking(false) }}
        go={{ label: t.uploads.leave(), onPress: close }}
      />
    </Dialog>
  )
}
