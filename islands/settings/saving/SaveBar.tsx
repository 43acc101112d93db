import { useRef, useState } from 'react'
import { LeaveGuard } from '../leaving/LeaveGuard.tsx'
import type { SettingsMessages } from '../messages.ts'
import { AdminBar, useHasAdminBar } from './AdminBar.tsx'
import { Refusal } from './Refusal.tsx'
import { reasonOf, SaveButton } from './SaveButton.tsx'
import type { Drafting } from './use-draft.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

type SaveBarProps = {
  drafting: Pick<Drafting, 'isChanged' | 'isSaving' | 'blockers' | 'refusal' | 'discard'>
  /** Loads the settings that another tab has saved; left out where saves cannot collide. */
  reload?: () => Promise<void>
  t: SettingsMessages
}

/**
 * Save and Discard on a settings page, which appear with the first change. In the frame of the platform's admin they
 * are in the admin's own Save bar. There this bar only says why nothing can be saved.
 */
export function SaveBar({ drafting, reload, t }: SaveBarProps) {
  const { isChanged, isSaving, discard } = drafting
  const bar = useRef<HTMLDivElement>(null)
  const [isAdminsFailed, setIsAdminsFailed] = useState(false)
  const isFramed = useHasAdminBar()
  const isAdmins = isFramed && !isAdminsFailed
  const hasButtons = isChanged && !isAdmins
  useReturnedFocus(bar, hasButtons)
  // Without changes there is nothing to save, and no reason why it cannot be saved.
  const refusal = isChanged ? drafting.refusal : null
  const reason = isChanged ? reasonOf(drafting.blockers, t) : ''
  const isShown = hasButtons || reason !== '' || refusal !== null
  return (
    <>
      <div ref={bar} className={isShown ? 'save-bar' : 'visually-hidden'}>
        {refusal && (
          <Refusal words={refusal.words} reload={refusal.isStale ? reload : undefined} t={t} />
        )}
        {/* The note is there before its first text, because screen readers announce only changes. */}
        <p className="setting-note" role="status">
          {reason || (isChanged ? t.setting.unsaved() : '')}
        </p>
        {hasButtons && (
          <>
            <button type="button" className="btn" disabled={isSaving} onClick={discard}>
              {t.setting.discard()}
            </button>
            <SaveButton canSave={reason === ''} isSaving={isSaving} label={t.setting.save()} />
          </>
        )}
      </div>
      {isFramed && (
        <AdminBar
          isShown={isChanged && isAdmins}
          isSaving={isSaving}
          canSave={reason === ''}
          discard={discard}
          onFailed={() => setIsAdminsFailed(true)}
          t={t}
        />
      )}
      <LeaveGuard isChanged={isChanged} discard={discard} t={t} />
    </>
  )
}
