import { type FormEvent, useState } from 'react'
import { CallError, getJson, postJson, wordsOf } from '../lib/api.ts'
import { send } from '../lib/events.ts'
import { notify } from '../ui/toast/notify.ts'
import {
  type Blocker,
  blockersOf,
  changesOf,
  hasChanged,
  isSame,
  type PlanAllows,
  type Settings,
  wrongFieldsOf
} from './draft.ts'

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
  /** Why the last save was refused; stale: another tab has saved meanwhile. */
  refusal: { words: string; isStale: boolean } | null
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

type SavedSettings = Settings & { ack: number; message: string }

function withoutEnvelope(reply: SavedSettings): Settings {
  const { version, auto_switch, is_default, image_opt, alt_text, file_name, exclusions } = reply
  const settings = { version, auto_switch, is_default, image_opt, alt_text, file_name }
  return exclusions ? { ...settings, exclusions } : settings
}

/** The draft of the settings and the actions on it. */
export function useDraft(options: DraftOptions): Drafting {
  const { start, can, offline, isFirstSetUp = false, onChange, onSaved } = options
  const [stored, setStored] = useState(start)
  const [draft, setDraft] = useState(start)
  const [found, setFound] = useState<string[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<Drafting['refusal']>(null)
  const [revision, setRevision] = useState(0)

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
    setIsSaving(true)
    try {
      const firstSetUp = isFirstSetUp ? { image_opt: draft.image_opt, auto_switch: 1 } : {}
      const saved = await postJson<SavedSettings>('/api/v2/image-opt/saveSettings', {
        ...changesOf(stored, draft),
        ...firstSetUp
      })
      const settings = withoutEnvelope(saved)
      setStored(settings)
      // Changes made during the save stay in the draft.
      setDraft((now) => (isSame(now, draft) ? settings : now))
      notify(saved.message)
      send('settingsSaved')
      onSaved?.(settings)
    } catch (error) {
      const words = wordsOf(error, offline)
      const [first] = fieldsOf(error)
      setFound(fieldsOf(error))
      setRefusal({ words, isStale: error instanceof CallError && error.status === 409 })
      notify(words, 'bad')
      if (first !== undefined) focusField(first)
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    isChanged,
    blockers,
    wrong: found.filter((field) => wrongNow.includes(field)),
    isSaving,
    refusal,
    revision,
    save,
    set(section, change) {
      const next = { ...draft, [section]: { ...draft[section], ...change } }
      setDraft(next)
      // Reported at once and not in an effect: Esc right after a change would close the sheet without asking.
      onChange?.(hasChanged(stored, next))
    },
    discard: () => startAnew(stored),
    async reload() {
      try {
        startAnew(withoutEnvelope(await getJson<SavedSettings>('/api/v2/image-opt/getSettings')))
      } catch (error) {
        setRefusal({ words: wordsOf(error, offline), isStale: true })
      }
    }
  }
}

const fieldsOf = (error: unknown): string[] => (error instanceof CallError ? error.fields : [])

/** Works for a field in a collapsed section as well. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  const section = field?.closest('details')
  if (section) section.open = true
  field?.focus()
}
