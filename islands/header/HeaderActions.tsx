import { Settings2, Sparkles, Upload } from 'lucide-react'
import { send } from '../lib/events.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import type { RawSettingsMessages } from '../settings/messages.ts'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { showError } from '../ui/toast/show-error.ts'
import { DialogButton } from './DialogButton.tsx'
import { useHeaderDialogs } from './use-header-dialogs.ts'

export type HeaderActionsProps = {
  needs: SettingsNeeds & { can: { upload: boolean } }
  messages: RawMessages<'imagesPage' | 'dialog' | 'manual' | 'paging' | 'uploads'> &
    RawSettingsMessages
}

/** Buttons for the page's main actions. */
export default function HeaderActions({ needs, messages }: HeaderActionsProps) {
  const { localeContext, can, planName } = needs
  const translated = useMessages<'imagesPage' | 'dialog' | 'uploads'>(
    localeContext.locale,
    messages
  )
  const { imagesPage: t, uploads, dialog } = translated
  const lacks = can.upload ? undefined : dialog.from({ plan: planName })
  const { manual, settings, upload, isFirstSetUp } = useHeaderDialogs(() =>
    showError(t.notLoaded())
  )
  return (
    <>
      <DialogButton
        icon={Settings2}
        onOpen={() => send('settingsRequested', { isFirstSetUp: false })}
        onSoon={settings.prefetch}
      >
        {t.settings()}
      </DialogButton>
      <DialogButton icon={Upload} lacks={lacks} onOpen={upload.open} onSoon={upload.prefetch}>
        {uploads.action()}
      </DialogButton>
      <DialogButton
        icon={Sparkles}
        className="btn primary"
        onOpen={manual.open}
        onSoon={manual.prefetch}
      >
        {t.optimize()}
      </DialogButton>
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
