import type { ReactNode } from 'react'
import type { Blocker } from './draft.ts'
import type { SettingsTexts } from './texts.ts'

type SaveFootProps = {
  /** What keeps Save off. */
  blockers?: Blocker[]
  isSaving: boolean
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
  const { blockers = [], isSaving, className, note, saveLabel, canSave, children, t } = props
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
