import { useState } from 'react'
import { postJson } from '../lib/api.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'

/** Holds whether the app collects what visitors experience, and changes it. */
export function useCollecting(start: boolean, notSaved: string) {
  const [isOn, setIsOn] = useState(start)
  const [isSaving, setIsSaving] = useState(false)

  async function change(willBeOn: boolean) {
    setIsOn(willBeOn)
    setIsSaving(true)
    try {
      await postJson('/api/v2/home/saveVisitorFigures', { st: willBeOn ? 1 : 0 })
    } catch (error) {
      setIsOn(!willBeOn)
      showErrorOf(error, notSaved)
    }
    setIsSaving(false)
  }

  return { isOn, isSaving, change }
}
