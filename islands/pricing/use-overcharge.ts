import { useState } from 'react'
import { postJson } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'

/** Saves whether overage is allowed. `isChosen` changes at once and goes back when saving fails (specification §11.6). */
export function useOvercharge(isStored: boolean, t: Messages<'overcharge'>['overcharge']) {
  const [isChosen, setIsChosen] = useState(isStored)
  const [isSaving, setIsSaving] = useState(false)

  async function choose(isWanted: boolean) {
    setIsChosen(isWanted)
    setIsSaving(true)
    try {
      const st = isWanted ? 1 : 0
      const body = { name: 'is_over_quota', st, exp: 0, type: 'param' }
      await postJson('/api/v2/setting/saveAppSwitch', body)
      notify(t.succeed())
    } catch (error) {
      setIsChosen(!isWanted)
      showError(t.failed(), error)
    } finally {
      setIsSaving(false)
    }
  }

  return { isChosen, isSaving, choose }
}
