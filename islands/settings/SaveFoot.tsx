import type { ReactNode } from 'react'
import type { SettingsTexts } from './texts.ts'
import type { Drafting } from './use-draft.ts'

type SaveFootProps = {
  drafting: Drafting
  className: string
  /** Said while nothing keeps Save off. */
  note: string
  saveLabel: string
  canSave: boolean
  /** Beside Save: the way out. */
  children: ReactNode
  t: SettingsTexts
}

/** Save, and why it is off when a rule keeps it off. */
export function SaveFoot(props: SaveFootProps) {
  const { drafting, className, note, saveLabel, canSave, children, t } = props
  const { blockers, isSaving } = drafting
  const reason = blockers.map((blocker) => t.setting[blocker]()).join(' ')
  return (
    <div className={className}>
      <p className="setting-note" role="status">
        {reason || note}
      </p>
      {children}
      <button
        type="submit"
        className="btn primary"
        disabled={!canSave || blockers.length > 0}
        aria-disabled={isSaving}
        aria-busy={isSaving}
      >
        {isSaving && <span className="spinner" aria-hidden />}
        {saveLabel}
      </button>
    </div>
  )
}
