import { useState } from 'react'
import { hasChanged, isSame, type Settings } from '../draft.ts'

export type SetSection = <Name extends 'image_opt' | 'alt_text' | 'file_name' | 'exclusions'>(
  section: Name,
  change: Partial<NonNullable<Settings[Name]>>
) => void

/** Holds the settings as stored and as edited. */
export function useEdits(start: Settings, onChange?: (isChanged: boolean) => void) {
  const [stored, setStored] = useState(start)
  const [draft, setDraft] = useState(start)
  const [revision, setRevision] = useState(0)

  function set(...[section, change]: Parameters<SetSection>) {
    const next = { ...draft, [section]: { ...draft[section], ...change } }
    setDraft(next)
    // The change is reported at once and not in an effect, because otherwise pressing Esc right after a change would
    // close the sheet without asking.
    onChange?.(hasChanged(stored, next))
  }

  return {
    stored,
    draft,
    isChanged: hasChanged(stored, draft),
    revision,
    set,
    /** Adopts the settings that a save stored. Changes made during the save stay in the draft. */
    keep(settings: Settings) {
      setStored(settings)
      setDraft((now) => (isSame(now, draft) ? settings : now))
    },
    /** Replaces the draft with these settings. */
    startAnew(settings: Settings) {
      setStored(settings)
      setDraft(settings)
      setRevision((count) => count + 1)
      onChange?.(false)
    }
  }
}
