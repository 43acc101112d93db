import { useTexts } from './dialog/texts.ts'
import type { Settings } from './settings/draft.ts'
import { LeaveGuard } from './settings/LeaveGuard.tsx'
import { Refusal } from './settings/Refusal.tsx'
import { SaveFoot } from './settings/SaveFoot.tsx'
import { Sections, type SettingsNeeds } from './settings/Sections.tsx'
import type { RawSettingsTexts, SettingsSections } from './settings/texts.ts'
import { useDraft } from './settings/use-draft.ts'

export type ImageSettingsProps = {
  needs: SettingsNeeds
  texts: RawSettingsTexts
  settings: Settings
}

/** The image settings as a page of their own: three sections, saved together. */
export default function ImageSettings({ needs, texts, settings }: ImageSettingsProps) {
  const t = useTexts<SettingsSections>(needs.reader.locale, texts)
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
