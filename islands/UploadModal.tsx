import { useState } from 'react'
import type { Reader } from '../pages/components/numbers.ts'
import { AlertDialog } from './dialog/AlertDialog.tsx'
import { Dialog } from './dialog/Dialog.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { UploadForm } from './upload/UploadForm.tsx'

export type UploadModalProps = {
  isOpen: boolean
  onClose: () => void
  reader: Reader
  texts: RawTexts<'dialog' | 'uploads'>
}

/** Pictures of the merchant's own. Closing it asks first while that would lose some. */
export default function UploadModal({ isOpen, onClose, reader, texts }: UploadModalProps) {
  const t = useTexts<'dialog' | 'uploads'>(reader.locale, texts)
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
      <UploadForm t={t} reader={reader} onHolding={setIsHolding} onCancel={leave} onDone={close} />
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
