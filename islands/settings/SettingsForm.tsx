import { getJson } from '../lib/api.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { LoadFailed } from '../ui/dialog/LoadFailed.tsx'
import type { Settings } from './draft.ts'
import type { SettingsMessages } from './messages.ts'
import { Sections, type SettingsNeeds } from './Sections.tsx'
import { SaveFoot } from './saving/SaveFoot.tsx'
import { useDraft } from './saving/use-draft.ts'

/** Heights of the placeholders while the fields load, in px. */
const BLOCKS = [44, 20, 20, 20, 20, 20, 44, 44, 60, 20]

type SettingsFormProps = {
  needs: SettingsNeeds
  isFirstSetUp: boolean
  onChange: (isChanged: boolean) => void
  onSaved: () => void
  onCancel: () => void
  t: SettingsMessages
}

/** The settings in the sheet. They are loaded when the sheet is opened. */
export function SettingsForm(props: SettingsFormProps) {
  const { onCancel, t } = props
  const stored = useLoaded('settings', (signal) =>
    getJson<Settings>('/api/v2/image-opt/getSettings', {}, signal)
  )
  if (stored.value !== null) return <LoadedForm {...props} settings={stored.value} />
  return (
    <div className="dialog-part">
      <div className="dialog-body" aria-busy={stored.isLoading}>
        {stored.error === null ? (
          <FieldsSkeleton label={t.dialog.loading()} />
        ) : (
          <LoadFailed error={stored.error} t={t} onAgain={stored.again} />
        )}
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn" onClick={onCancel}>
          {t.dialog.cancel()}
        </button>
      </div>
    </div>
  )
}

function FieldsSkeleton({ label }: { label: string }) {
  return (
    <div className="setting-groups late">
      <span className="visually-hidden">{label}</span>
      {BLOCKS.map((height, index) => (
        // An index works as the key because the list never changes.
        <div key={index} className="skeleton" style={{ height }} />
      ))}
    </div>
  )
}

function LoadedForm(props: SettingsFormProps & { settings: Settings }) {
  const { needs, settings, isFirstSetUp, onChange, onSaved, onCancel, t } = props
  const drafting = useDraft({
    start: settings,
    offline: t.dialog.checkConnection(),
    isFirstSetUp,
    onChange,
    onSaved
  })
  return (
    <form className="dialog-part" onSubmit={(event) => void drafting.save(event)} noValidate>
      <div className="dialog-body setting-sheet">
        <Sections needs={needs} drafting={drafting} t={t} />
      </div>
      <SaveFoot
        drafting={drafting}
        saveLabel={isFirstSetUp ? t.setting.saveAndTurnOn() : t.setting.save()}
        canSave={drafting.isChanged || isFirstSetUp}
        t={t}
      >
        <button type="button" className="btn" onClick={onCancel}>
          {t.dialog.cancel()}
        </button>
      </SaveFoot>
    </form>
  )
}
