import { type FormEvent, useState } from 'react'
import { wordsOf } from '../../lib/api.ts'
import { send } from '../../lib/events.ts'
import { notify } from '../../ui/toast/notify.ts'
import {
  type Blocker,
  blockersOf,
  hasChanged,
  isSame,
  type PlanAllows,
  type Settings,
  wrongFieldsOf
} from '../draft.ts'
import { focusField } from './focus-field.ts'
import { loadSettings, saveSettings } from './settings-calls.ts'
import { type Refusal, useSaving } from './use-saving.ts'

export type SetSection = <Name extends 'image_opt' | 'alt_text' | 'file_name' | 'exclusions'>(
  section: Name,
  change: Partial<NonNullable<Settings[Name]>>
) => void

export type Drafting = {
  draft: Settings
  set: SetSection
  isChanged: boolean
  blockers: Blocker[]
  /** Ids of the fields that were invalid on saving and still are. */
  wrong: string[]
  isSaving: boolean
  refusal: Refusal | null
  /** Counts how often the draft was discarded: components with their own state are remounted then. */
  revision: number
  save: (event: FormEvent) => Promise<void>
  discard: () => void
  /** Replaces the draft with the settings stored now. */
  reload: () => Promise<void>
}

type DraftOptions = {
  start: Settings
  can: PlanAllows
  /** The message to show when there is no connection. */
  offline: string
  /** Saving completes the set-up and turns automatic mode on, even without changes. */
  isFirstSetUp?: boolean
  onChange?: (isChanged: boolean) => void
  onSaved?: (settings: Settings) => void
}

/** The draft of the settings and the actions on it. */
export function useDraft(options: DraftOptions): Drafting {
  const { start, can, offline, isFirstSetUp = false, onChange, onSaved } = options
  const [stored, setStored] = useState(start)
  const [draft, setDraft] = useState(start)
  const [revision, setRevision] = useState(0)
  const { isSaving, refusal, setRefusal, found, setFound, attempt } = useSaving(offline)

  const isChanged = hasChanged(stored, draft)
  const blockers = blockersOf(draft, can)
  const wrongNow = wrongFieldsOf(draft, can)

  function startAnew(settings: Settings) {
    setStored(settings)
    setDraft(settings)
    setFound([])
    setRefusal(null)
    setRevision((count) => count + 1)
    onChange?.(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(isChanged || isFirstSetUp) || blockers.length > 0 || isSaving) return
    setFound(wrongNow)
    setRefusal(null)
    if (wrongNow[0] !== undefined) return focusField(wrongNow[0])
    await attempt(async () => {
      const { settings, message } = await saveSettings(stored, draft, isFirstSetUp)
      setStored(settings)
      // Changes made during the save stay in the draft.
      setDraft((now) => (isSame(now, draft) ? settings : now))
      notify(message)
      send('settingsSaved')
      onSaved?.(settings)
    })
  }

  function set(...[section, change]: Parameters<SetSection>) {
    const next = { ...draft, [section]: { ...draft[section], ...change } }
    setDraft(next)
    // Reported at once and not in an effect: Esc right after a change would close the sheet without asking.
    onChange?.(hasChanged(stored, next))
  }

  const reload = () =>
    loadSettings().then(startAnew, (error) =>
      setRefusal({ words: wordsOf(error, offline), isStale: true })
    )

  const wrong = found.filter((field) => wrongNow.includes(field))
  const discard = () => startAnew(stored)
  return {
    draft,
    isChanged,
    blockers,
    wrong,
    isSaving,
    refusal,
    revision,
    save,
    set,
    discard,
    reload
  }
}
