import { useState } from 'react'
import { postJson, wordsOf } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { notify } from '../ui/toast/notify.ts'
import { LAST_STEP, payloadOf } from './draft.ts'
import type { useGuide } from './use-guide.ts'
import type { WizardProps } from './Wizard.tsx'

/** The delay before the next page opens, so that the toast can be read (specification §13.4). */
export const REDIRECT_AFTER_MS = 1000

const IMAGES = '/image_optimisation'

/** Saves the choices as settings, or postpones the guide. */
export function useFinish(
  guide: ReturnType<typeof useGuide>,
  { autoSwitch, isStrict }: WizardProps,
  t: Messages<'guidance'>['guidance']
) {
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function save() {
    setIsSaving(true)
    setRefusal('')
    try {
      await postJson('/api/v2/image-opt/saveSettings', payloadOf(guide.draft, autoSwitch))
      // The settings are already saved. If this call fails, the guide is merely offered again.
      postJson('/api/v1/saveNewGuideCfg', { new_guide_status: 0 }).catch(console.error)
      notify(t.success())
      setIsSaved(true)
      guide.go(LAST_STEP)
    } catch (error) {
      notify(t.error(), 'bad')
      setRefusal(wordsOf(error, t.error()))
      setIsSaving(false)
      if (!isStrict) setTimeout(() => location.assign(IMAGES), REDIRECT_AFTER_MS)
    }
  }

  async function later() {
    await guide.keep({ is_left: 1 }).catch(console.error)
    location.assign(IMAGES)
  }

  return { isSaving, isSaved, refusal, save, later }
}
