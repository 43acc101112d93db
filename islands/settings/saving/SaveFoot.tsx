import type { ReactNode } from 'react'
import type { Blocker } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'

export type SaveFootProps = {
  /** The problems that prevent saving right now. */
  blockers?: Blocker[]
  isSaving: boolean
  className: string
  /** The note that is shown while nothing prevents saving. */
  note: string
  saveLabel: string
  canSave: boolean
  /** The button beside Save that gives up the changes. */
  children: ReactNode
  t: SettingsMessages
}

/** The Save button and, when a rule disables it, the reason. */
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
