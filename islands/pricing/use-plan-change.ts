import { useState } from 'react'
import { postJson } from '../lib/api.ts'
import { goTo } from '../lib/go-to.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

/** Requests a change of plan. The merchant confirms it on the next page. */
export function usePlanChange(failed: string) {
  /** The level that was requested; null when there is no request. */
  const [asked, setAsked] = useState<number | null>(null)

  async function change(newLevel: number) {
    if (asked !== null) return
    setAsked(newLevel)
    try {
      const { url } = await postJson<{ url: string }>('/api/v1/changePlans', { newLevel })
      // The button stays busy, because the next page is loading.
      goTo(url)
    } catch (error) {
      setAsked(null)
      showErrorOf(error, failed)
    }
  }

  return { asked, change }
}
