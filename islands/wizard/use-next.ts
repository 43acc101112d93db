import { type FormEvent, useState } from 'react'
import type { SettingsKind } from '../../modules/image-opt/contract.ts'
import { LAST_STEP, lacksScope, sectionOf, wrongRules } from './draft.ts'
import type { useFinish } from './use-finish.ts'
import type { useGuide } from './use-guide.ts'

/** Returns Next and Back, and the reasons that keep the merchant on the step. */
export function useNext(guide: ReturnType<typeof useGuide>, finish: ReturnType<typeof useFinish>) {
  const { step, draft } = guide
  // These scopes are kept until Next is pressed again. If a message disappeared during the press, the button would move
  // away from under the pointer.
  const [empty, setEmpty] = useState<SettingsKind[]>([])
  const section = sectionOf(step)
  const chosen = section && draft[section]
  const isBlocked = chosen !== undefined && lacksScope(chosen)

  function next(event: FormEvent) {
    event.preventDefault()
    if (isBlocked || finish.isSaving || step === LAST_STEP) return
    const missing = chosen ? wrongRules(chosen) : []
    setEmpty(missing)
    if (missing[0]) return document.getElementById(`${section}-${missing[0]}`)?.focus()
    if (step < LAST_STEP - 1) guide.go(step + 1)
    else void finish.save()
  }

  return {
    next,
    back() {
      setEmpty([])
      guide.go(step - 1)
    },
    /** The scopes whose template was empty or had an unknown field when Next was pressed. */
    empty,
    /** The section that is switched on without a scope. It disables Next. */
    lacking: isBlocked ? section : undefined
  }
}
