import { type FormEvent, useState } from 'react'
import type { LegacySettings } from '../../modules/image-opt/options/legacy/schema.ts'
import { getJson, postJson, wordsOf } from '../lib/api.ts'
import { isSame } from '../settings/draft.ts'
import type { Refusal } from '../settings/saving/use-saving.ts'
import { notify } from '../ui/toast/notify.ts'
import { obstacleIn } from './options.ts'

type LegacyOptions = {
  start: LegacySettings
  /** The message to show when the server sends none, for example without a connection. */
  offline: string
  /** Scrolls the options into view. */
  showOptions: () => void
}

/** Holds the draft of the legacy settings and saves it. */
export function useLegacy({ start, offline, showOptions }: LegacyOptions) {
  const [stored, setStored] = useState(start)
  const [draft, setDraft] = useState(start)
  const [isSaving, setIsSaving] = useState(false)
  const [obstacle, setObstacle] = useState<ReturnType<typeof obstacleIn>>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [revision, setRevision] = useState(0)
  const isChanged = !isSame(stored, draft)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!isChanged || isSaving) return
    const found = obstacleIn(draft)
    setObstacle(found)
    if (found !== null) return showOptions()
    setIsSaving(true)
    setRefusal(null)
    try {
      const { msg } = await postJson<{ msg: string }>('/api/v1/updateAppSettingDataNew', draft)
      const { data } = await getJson<{ data: LegacySettings }>('/api/v1/getAppSettingData')
      setStored(data)
      setDraft((now) => (isSame(now, draft) ? data : now))
      notify(msg)
    } catch (error) {
      setRefusal({ words: wordsOf(error, offline), isStale: false })
    } finally {
      setIsSaving(false)
    }
  }

  return {
    draft,
    isChanged,
    isSaving,
    /** The reason that prevents saving. It disappears once the merchant has corrected the settings. */
    obstacle: obstacle !== null && obstacleIn(draft) === obstacle ? obstacle : null,
    refusal,
    revision,
    save,
    set: (change: Partial<LegacySettings>) => setDraft((now) => ({ ...now, ...change })),
    discard() {
      setDraft(stored)
      setObstacle(null)
      setRefusal(null)
      setRevision((count) => count + 1)
    }
  }
}
export type Legacy = ReturnType<typeof useLegacy>
