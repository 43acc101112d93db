import type { ReactNode } from 'react'
import type { SettingsMessages } from '../messages.ts'
import { Refusal } from './Refusal.tsx'
import { reasonOf, SaveButton } from './SaveButton.tsx'
import type { Drafting } from './use-draft.ts'

type SaveFootProps = {
  drafting: Pick<Drafting, 'blockers' | 'isSaving' | 'refusal' | 'reload'>
  saveLabel: string
  canSave: boolean
  /** The button beside Save that gives up the changes. */
  children: ReactNode
  t: SettingsMessages
}

/** The foot of the settings sheet. It is always there, because its buttons close the sheet. */
export function SaveFoot({ drafting, saveLabel, canSave, children, t }: SaveFootProps) {
  const { blockers, isSaving, refusal, reload } = drafting
  const reason = reasonOf(blockers, t)
  return (
    <div className="dialog-foot">
      {refusal && (
        <Refusal words={refusal.words} reload={refusal.isStale ? reload : undefined} t={t} />
      )}
      <p className="setting-note" role="status">
        {reason}
      </p>
      {children}
      <SaveButton canSave={canSave && reason === ''} isSaving={isSaving} label={saveLabel} />
    </div>
  )
}
