import { useState } from 'react'
import { postJson } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError } from '../ui/toast/show-error.ts'

/**
 * Saves whether overage is allowed, and up to how many images a month. `isChosen` changes at once and goes back when
 * saving fails (specification §11.6). `limit` is the stored limit.
 */
export function useOvercharge(
  isStored: boolean,
  storedLimit: number,
  t: Messages<'overcharge'>['overcharge']
) {
  const [isChosen, setIsChosen] = useState(isStored)
  const [limit, setLimit] = useState(storedLimit)
  const [isSaving, setIsSaving] = useState(false)

  /**
   * Saves the choice. The limit is saved only with overage allowed.
   * @returns the limit to show afterwards
   */
  async function choose(isWanted: boolean, wantedLimit: number): Promise<number> {
    setIsChosen(isWanted)
    setIsSaving(true)
    try {
      const st = isWanted ? 1 : 0
      const body = { name: 'is_over_quota', st, exp: 0, type: 'param' }
      const limits = isWanted ? { limit: wantedLimit } : {}
      await postJson('/api/v2/setting/saveAppSwitch', { ...body, ...limits })
      if (isWanted) setLimit(wantedLimit)
      notify(t.succeed())
      return wantedLimit
    } catch (error) {
      setIsChosen(isChosen)
      showError(t.failed(), error)
      return limit
    } finally {
      setIsSaving(false)
    }
  }

  return { isChosen, isSaving, limit, choose }
}
