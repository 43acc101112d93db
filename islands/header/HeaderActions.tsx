import { Settings2, Sparkles, Upload } from 'lucide-react'
import { useState } from 'react'
import { send, useOn } from '../lib/events.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import type { RawSettingsMessages } from '../settings/messages.ts'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { Lacks } from '../ui/Lacks.tsx'
import { showError } from '../ui/toast/show-error.ts'

export type HeaderActionsProps = {
  needs: SettingsNeeds & { can: { upload: boolean } }
  messages: RawMessages<'imagesPage' | 'dialog' | 'manual' | 'paging' | 'uploads'> &
    RawSettingsMessages
}

/** Buttons for the page's main actions. */
export default function HeaderActions({ needs, messages }: HeaderActionsProps) {
  const { localeContext, can, planName } = needs
  const words = useMessages<'imagesPage' | 'dialog' | 'uploads'>(localeContext.locale, messages)
  const { imagesPage: t, uploads, dialog } = words
  const lacks = can.upload ? undefined : dialog.from({ plan: planName })
  const notOpened = () => showError(t.notLoaded())
  const manual = useOnDemand(() => import('../manual/ManualModal.tsx'), notOpened)
  const settings = useOnDemand(() => import('../settings/SettingsSheet.tsx'), notOpened)
  const upload = useOnDemand(() => import('../upload/UploadModal.tsx'), notOpened)
  const [isFirstSetUp, setIsFirstSetUp] = useState(false)
  useOn('manualRequested', manual.open)
  useOn('uploadRequested', upload.open)
  useOn('settingsRequested', (request) => {
    setIsFirstSetUp(request.isFirstSetUp)
    settings.open()
  })

  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        onClick={() => send('settingsRequested', { isFirstSetUp: false })}
        onPointerEnter={settings.prefetch}
        onFocus={settings.prefetch}
      >
        <Settings2 size={16} aria-hidden />
        {t.settings()}
      </button>
      <button
        type="button"
        className="btn"
        aria-haspopup="dialog"
        aria-disabled={!can.upload || undefined}
        aria-description={lacks}
        data-tip={lacks}
        onClick={() => can.upload && upload.open()}
        onPointerEnter={() => can.upload && upload.prefetch()}
        onFocus={() => can.upload && upload.prefetch()}
      >
        <Upload size={16} aria-hidden />
        {uploads.action()}
        <Lacks plan={lacks} />
      </button>
      <button
        type="button"
        className="btn primary"
        aria-haspopup="dialog"
        onClick={manual.open}
        onPointerEnter={manual.prefetch}
        onFocus={manual.prefetch}
      >
        <Sparkles size={16} aria-hidden />
        {t.optimize()}
      </button>
      {settings.Component && (
        <settings.Component
          isOpen={settings.isOpen}
          onClose={settings.close}
          needs={needs}
          isFirstSetUp={isFirstSetUp}
          messages={messages}
        />
      )}
      {upload.Component && (
        <upload.Component
          isOpen={upload.isOpen}
          onClose={upload.close}
          localeContext={localeContext}
          messages={messages}
        />
      )}
      {manual.Component && (
        <manual.Component
          isOpen={manual.isOpen}
          onClose={manual.close}
          localeContext={localeContext}
          messages={messages}
          can={can}
          planName={planName}
        />
      )}
    </>
  )
}
