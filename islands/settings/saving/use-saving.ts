import { useState } from 'react'
import { CallError, wordsOf } from '../../lib/api.ts'
import { focusField } from './focus-field.ts'

/** The reason why the last save was refused. `isStale` means that another tab has saved newer settings. */
export type Refusal = { words: string; isStale: boolean }

/** Runs a save, and holds whether one is in progress and what was wrong with the last one. */
export function useSaving(offline: string) {
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Ids of the fields that were invalid in the last save. */
  const [found, setFound] = useState<string[]>([])

  async function attempt(save: () => Promise<void>) {
    setIsSaving(true)
    try {
      await save()
    } catch (error) {
      const words = wordsOf(error, offline)
      const fields = error instanceof CallError ? error.fields : []
      setFound(fields)
      setRefusal({ words, isStale: error instanceof CallError && error.status === 409 })
      if (fields[0] !== undefined) focusField(fields[0])
    } finally {
      setIsSaving(false)
    }
  }

  return { isSaving, refusal, setRefusal, found, setFound, attempt }
}
