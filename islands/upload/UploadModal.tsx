import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { AlertDialog, useAskedClose } from '../ui/dialog/AlertDialog.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { UploadForm } from './UploadForm.tsx'

export type UploadModalProps = {
  isOpen: boolean
  onClose: () => void
  localeContext: LocaleContext
  messages: RawMessages<'dialog' | 'uploads'>
}

/** The dialog for uploading the merchant's own pictures. It asks for confirmation if closing it would lose files. */
export default function UploadModal({
  isOpen,
  onClose,
  localeContext,
  messages
}: UploadModalProps) {
  const t = useMessages<'dialog' | 'uploads'>(localeContext.locale, messages)
  const { isHolding, setIsHolding, isAsking, stay, close, leave } = useAskedClose(onClose)
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
        stay={{ label: t.uploads.stay(), onPress: stay }}
        go={{ label: t.uploads.leave(), onPress: close }}
      />
    </Dialog>
  )
}
