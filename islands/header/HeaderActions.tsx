import { Settings2, Sparkles, Upload } from 'lucide-react'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand } from '../lib/on-demand.ts'
import type { RawSettingsMessages } from '../settings/messages.ts'
import type { SettingsNeeds } from '../settings/Sections.tsx'
import { DialogButton } from '../ui/DialogButton.tsx'
import { showError } from '../ui/toast/show-error.ts'
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
      <DialogButton icon={Settings2} opens={settings}>
        {t.settings()}
      </DialogButton>
      <DialogButton icon={Upload} opens={upload} lacks={lacks}>
        {uploads.action()}
      </DialogButton>
      <DialogButton icon={Sparkles} className="btn primary" opens={manual}>
        {t.optimize()}
      </DialogButton>
      <OnDemand of={settings} needs={needs} isFirstSetUp={isFirstSetUp} messages={messages} />
      <OnDemand of={upload} localeContext={localeContext} messages={messages} />
      <OnDemand
        of={manual}
        localeContext={localeContext}
        messages={messages}
        can={can}
        planName={planName}
      />
    </>
  )
}
