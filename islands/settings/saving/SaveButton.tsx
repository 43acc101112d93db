import type { Blocker } from '../draft.ts'
import type { SettingsMessages } from '../messages.ts'

/** Returns the reason why the draft cannot be saved as it is; '' when it can. */
export const reasonOf = (blockers: Blocker[], t: SettingsMessages): string =>
  blockers.map((blocker) => t.setting[blocker]()).join(' ')

type SaveButtonProps = { canSave: boolean; isSaving: boolean; label: string }

/** Submits the form of the settings. While it saves, it keeps the focus and shows a spinner. */
export function SaveButton({ canSave, isSaving, label }: SaveButtonProps) {
  return (
    <button
      type="submit"
      className="btn primary"
      disabled={!canSave}
      aria-disabled={isSaving}
      aria-busy={isSaving}
    >
      {isSaving && <span className="spinner" aria-hidden />}
      {label}
    </button>
  )
}
