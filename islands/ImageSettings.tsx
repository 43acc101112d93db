import { useEffect, useEffectEvent } from 'react'
import { useTexts } from './dialog/texts.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import type { Settings } from './settings/draft.ts'
import { Refusal } from './settings/Refusal.tsx'
import { SaveFoot } from './settings/SaveFoot.tsx'
import { Sections, type SettingsNeeds } from './settings/Sections.tsx'
import type { RawSettingsTexts, SettingsSections } from './settings/texts.ts'
import { useDraft } from './settings/use-draft.ts'
import { useLeaveGuard } from './settings/use-leave-guard.ts'

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
  const { wanted, stay } = useLeaveGuard(isChanged)

  const leave = () => {
    stay()
    // The browser would ask once more.
    discard()
    if (wanted !== null) setTimeout(() => location.assign(wanted))
  }
  const question = useOnDemand(
    () => import('./LeaveDialog.tsx'),
    () => (window.confirm(t.compression.leaveText()) ? leave() : stay())
  )
  const ask = useEffectEvent(question.open)
  useEffect(() => {
    if (wanted !== null) ask()
  }, [wanted])

  return (
    <form className="setting-form" onSubmit={(event) => void drafting.save(event)} noValidate>
      <Refusal drafting={drafting} t={t} />
      <Sections needs={needs} drafting={drafting} t={t} />
      <SaveFoot
        drafting={drafting}
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
      {question.Component && (
        <question.Component
          isOpen={question.isOpen && wanted !== null}
          title={t.compression.leaveTitle()}
          text={t.compression.leaveText()}
          leave={{ label: t.compression.leave(), onPress: leave }}
          stay={{ label: t.compression.stay(), onPress: stay }}
        />
      )}
    </form>
  )
}
