import type { FormEvent } from 'react'
import { wordsOf } from '../../lib/api.ts'
import { send } from '../../lib/events.ts'
import { notify } from '../../ui/toast/notify.ts'
import { type Blocker, blockersOf, type Settings, wrongFieldsOf } from '../draft.ts'
import { focusField } from './focus-field.ts'
import { loadSettings, saveSettings } from './settings-calls.ts'
import { type SetSection, useEdits } from './use-edits.ts'
import { type Refusal, useSaving } from './use-saving.ts'

export type Drafting = {
  draft: Settings
  set: SetSection
  isChanged: boolean
  blockers: Blocker[]
  /** Ids of the fields that were invalid when the merchant last saved and still are. */
  wrong: string[]
  isSaving: boolean
  refusal: Refusal | null
  /** Counts how often the draft was replaced, so that components that hold state can be mounted anew. */
  revision: number
  save: (event: FormEvent) => Promise<void>
  discard: () => void
  /** Replaces the draft with the settings that are stored now. */
  reload: () => Promise<void>
}

type DraftOptions = {
  start: Settings
  /** The message to show when the server sends none, for example without a connection. */
  offline: string
  /** Whether a save completes the set-up, even without changes, and then offers to turn automatic mode on. */
  isFirstSetUp?: boolean
  onChange?: (isChanged: boolean) => void
  onSaved?: (settings: Settings) => void
}

/** Holds the draft of the settings and the actions on it. */
export function useDraft(options: DraftOptions): Drafting {
  const { start, offline, isFirstSetUp = false, onChange, onSaved } = options
  const edits = useEdits(start, onChange)
  const { stored, draft, isChanged } = edits
  const { isSaving, refusal, setRefusal, found, setFound, attempt } = useSaving(offline)

  const blockers = blockersOf(draft)
  const wrongNow = wrongFieldsOf(draft)

  function startAnew(settings: Settings) {
    edits.startAnew(settings)
    setFound([])
    setRefusal(null)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(isChanged || isFirstSetUp) || blockers.length > 0 || isSaving) return
    setFound(wrongNow)
    setRefusal(null)
    if (wrongNow[0] !== undefined) return focusField(wrongNow[0])
    await attempt(async () => {
      const { settings, message } = await saveSettings(stored, draft, isFirstSetUp)
      edits.keep(settings)
      notify(message)
      send('settingsSaved', { isFirstSetUp })
      onSaved?.(settings)
    })
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
    revision: edits.revision,
    save,
    set: edits.set,
    discard,
    reload
  }
}
