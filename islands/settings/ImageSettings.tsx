import { useMessages } from '../lib/messages.ts'
import type { Settings } from './draft.ts'
import type { RawSettingsMessages, SettingsSections } from './messages.ts'
import { Sections, type SettingsNeeds } from './Sections.tsx'
import { PageFoot } from './saving/PageFoot.tsx'
import { Refusal } from './saving/Refusal.tsx'
import { useDraft } from './saving/use-draft.ts'

export type ImageSettingsProps = {
  needs: SettingsNeeds
  messages: RawSettingsMessages
  settings: Settings
}

/** The image settings on a page of their own: three sections, saved together. */
export default function ImageSettings({ needs, messages, settings }: ImageSettingsProps) {
  const t = useMessages<SettingsSections>(needs.localeContext.locale, messages)
  const drafting = useDraft({
    start: settings,
    offline: t.dialog.checkConnection()
  })
  return (
    <form className="setting-form" onSubmit={(event) => void drafting.save(event)} noValidate>
      <Refusal drafting={drafting} t={t} />
      <Sections needs={needs} drafting={drafting} t={t} />
      <PageFoot
        blockers={drafting.blockers}
        isSaving={drafting.isSaving}
        isChanged={drafting.isChanged}
        discard={drafting.discard}
        t={t}
      />
    </form>
  )
}
