import { useMessages } from '../lib/messages.ts'
import type { Settings } from './draft.ts'
import { LeaveGuard } from './leaving/LeaveGuard.tsx'
import type { RawSettingsMessages, SettingsSections } from './messages.ts'
import { Sections, type SettingsNeeds } from './Sections.tsx'
import { Refusal } from './saving/Refusal.tsx'
import { SaveFoot } from './saving/SaveFoot.tsx'
import { useDraft } from './saving/use-draft.ts'

export type ImageSettingsProps = {
  needs: SettingsNeeds
  messages: RawSettingsMessages
  settings: Settings
}

/** The image settings as a separate page: three sections, saved together. */
export default function ImageSettings({ needs, messages, settings }: ImageSettingsProps) {
  const t = useMessages<SettingsSections>(needs.localeContext.locale, messages)
  const drafting = useDraft({
    start: settings,
    can: needs.can,
    offline: t.dialog.checkConnection()
  })
  const { isChanged, discard } = drafting
  return (
    <form className="setting-form" onSubmit={(event) => void drafting.save(event)} noValidate>
      <Refusal drafting={drafting} t={t} />
      <Sections needs={needs} drafting={drafting} t={t} />
      <SaveFoot
        blockers={drafting.blockers}
        isSaving={drafting.isSaving}
        className="setting-foot"
        note={isChanged ? t.setting.unsaved() : ''}
        saveLabel={t.setting.save()}
        canSave={isChanged}
        t={t}
      >
        <button type="button" className="btn" disabled={!isChanged} onClick={discard}>
          {t.setting.discard()}
        </button>
      </SaveFoot>
      <LeaveGuard isChanged={isChanged} discard={discard} t={t} />
    </form>
  )
}
