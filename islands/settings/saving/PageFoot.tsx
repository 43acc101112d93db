import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import { SaveFoot, type SaveFootProps } from './SaveFoot.tsx'

type PageFootProps = Pick<SaveFootProps, 'blockers' | 'isSaving' | 't'> & {
  isChanged: boolean
  discard: () => void
}

/** The foot of a settings page: Save, Discard, and the confirmation before a link leads away from unsaved changes. */
export function PageFoot({ isChanged, discard, t, ...saving }: PageFootProps) {
  return (
    <>
      <SaveFoot
        {...saving}
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
    </>
  )
}
